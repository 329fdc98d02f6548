"""Claims everything: every method has a result, and every rule set is played."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if b'"error"' in turn.reply:
        return base.as_line({"id": turn.request.get("id"), "result": {"valid": True}})
    return turn.reply


base.serve(vice)

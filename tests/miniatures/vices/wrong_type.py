"""The third answer gives the size as a string."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        return base.as_line({"id": turn.request["id"], "result": {"valid": True, "size": "1"}})
    return turn.reply


base.serve(vice)

"""The third answer names a rank that no card has."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        return base.as_line({"id": turn.request["id"], "result": {"valid": True, "size": 1, "rank": "Z"}})
    return turn.reply


base.serve(vice)

"""The third answer breaks off in the middle of its JSON."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        return turn.reply[: len(turn.reply) // 2] + b"\n"
    return turn.reply


base.serve(vice)

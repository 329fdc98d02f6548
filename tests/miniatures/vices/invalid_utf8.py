"""The third answer is not UTF-8."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        return turn.reply.replace(b"valid", "够级".encode("gb18030"))
    return turn.reply


base.serve(vice)

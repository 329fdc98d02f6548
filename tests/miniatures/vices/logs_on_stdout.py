"""Writes a log line on stdout before the third answer."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        return "[info] 正在判牌 judging\n".encode() + turn.reply
    return turn.reply


base.serve(vice)

"""The third question is answered twice at once."""

import base


def vice(turn: base.Turn) -> bytes | None:
    return turn.reply * 2 if turn.judged == 3 else turn.reply


base.serve(vice)

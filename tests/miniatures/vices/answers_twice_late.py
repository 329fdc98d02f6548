"""The third question is answered a second time just before the fourth."""

import base

third: list[bytes] = []


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        third.append(turn.reply)
    if turn.judged == 4:
        return third[0] + turn.reply
    return turn.reply


base.serve(vice)

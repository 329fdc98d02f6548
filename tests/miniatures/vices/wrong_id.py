"""The third answer bears an id that was never asked."""

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        return base.answer(base.as_line({**turn.request, "id": turn.request["id"] + 1_000}))[1]
    return turn.reply


base.serve(vice)

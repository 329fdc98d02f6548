"""Instead of the third answer come 64 MiB without an end of line."""

import sys

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        for _ in range(1024):
            sys.stdout.buffer.write(b"x" * 2**16)
        sys.stdout.buffer.flush()
        return None
    return turn.reply


base.serve(vice)

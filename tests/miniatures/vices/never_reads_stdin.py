"""After the second question it never reads its stdin again."""

import sys
import time

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 2:
        sys.stdout.buffer.write(turn.reply)
        sys.stdout.buffer.flush()
        time.sleep(600)
    return turn.reply


base.serve(vice)

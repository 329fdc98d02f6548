"""Dies of a signal on the third question."""

import os
import signal
import sys

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        print("about to die", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    return turn.reply


base.serve(vice)

"""Never answers the third question, nor anything after it, and does not end when asked nicely."""

import signal
import time

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(600)
    return turn.reply


base.serve(vice)

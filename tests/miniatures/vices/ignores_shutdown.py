"""Agrees to shut down, goes on running, and ignores SIGTERM."""

import signal
import sys
import time

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.request.get("method") == "shutdown":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        sys.stdout.buffer.write(turn.reply)
        sys.stdout.buffer.flush()
        time.sleep(600)
    return turn.reply


base.serve(vice)

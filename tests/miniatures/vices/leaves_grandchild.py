"""Ends on the third question without an answer, and leaves a grandchild that holds the pipes open."""

import os
import subprocess
import sys

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        os._exit(0)
    return turn.reply


base.serve(vice)

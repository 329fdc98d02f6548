"""Writes 4 MiB on stderr before the third answer."""

import sys

import base


def vice(turn: base.Turn) -> bytes | None:
    if turn.judged == 3:
        for number in range(2**16):
            print(f"{number:>8} 正在找牌 {'.' * 42}", file=sys.stderr)
    return turn.reply


base.serve(vice)

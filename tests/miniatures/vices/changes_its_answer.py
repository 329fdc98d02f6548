"""Rules otherwise when one of its first questions is asked a second time."""

import json

import base

asked: set[str] = set()


def vice(turn: base.Turn) -> bytes | None:
    question = json.dumps(turn.request.get("params"), sort_keys=True)
    if 0 < turn.judged <= 8 and question in asked:
        return turn.reply.replace(b'"valid": true', b'"valid": false')
    asked.add(question)
    return turn.reply


base.serve(vice)

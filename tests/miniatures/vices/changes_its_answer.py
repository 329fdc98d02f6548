"""Rules otherwise when a question is asked a second time."""

import json

import base

asked: set[str] = set()


def vice(turn: base.Turn) -> bytes | None:
    question = json.dumps(turn.request.get("params"), sort_keys=True)
    if turn.judged and question in asked:
        return turn.reply.replace(b'"valid": true', b'"valid": false')
    asked.add(question)
    return turn.reply


base.serve(vice)

"""An engine with which there is no session: the one sentence that says so."""

from __future__ import annotations

from typing import Final

from oracle.catalogue.model import Text

_THE_ENGINE: Final = Text("The engine", "引擎")


def not_started(why: str, engine: Text = _THE_ENGINE) -> Text:
    """The sentence for an engine that could not be started, or did not shake hands."""
    why = why.rstrip(".。")
    return Text(f"{engine.en} could not be started: {why}.", f"{engine.zh}无法启动：{why}。")

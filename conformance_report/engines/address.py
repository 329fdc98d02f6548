"""The text of `--engine` as an address: the reference in this process, or a command line."""

from __future__ import annotations

import os
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

ORACLE: Final = "oracle"
"""The word that stands for the reference engine in this process."""

_SHELL_WORDS: Final = frozenset({"|", "||", "&", "&&", ";", "<", ">", ">>", "2>", "2>&1"})


class AddressError(Exception):
    """An address that cannot be used; the message names the place and the remedy."""


@dataclass(frozen=True, slots=True)
class OracleAddress:
    """The reference engine, asked in this process."""


@dataclass(frozen=True, slots=True)
class CommandAddress:
    """An engine that is started by this command line, word by word."""

    words: tuple[str, ...]


Address: TypeAlias = OracleAddress | CommandAddress


def parse_address(text: str) -> Address:
    """The address that a text names. Raises AddressError when it is empty, misquoted or names no command."""
    if text.strip() == ORACLE:
        return OracleAddress()
    words = _split(text)
    if not words or not words[0]:
        raise AddressError(
            "--engine is empty; give the command that starts the engine, such as "
            "--engine='node my-engine.js', or --engine=oracle for the reference."
        )
    _refuse_shell_words(words)
    _refuse_missing_command(words)
    return CommandAddress(words)


def _split(text: str) -> tuple[str, ...]:
    """The words of a command line by the quoting rules of a POSIX shell."""
    if "\0" in text:
        raise AddressError("--engine holds a NUL character, which no command line can carry; take it out.")
    try:
        return tuple(shlex.split(text))
    except ValueError as error:
        what = "ends in a lone backslash" if "escaped" in str(error) else "has a quotation mark that is never closed"
        raise AddressError(
            f"--engine {what}: {text!r}; close it, or write \\' and \\\" for the characters themselves."
        ) from None


def _refuse_shell_words(words: tuple[str, ...]) -> None:
    """Refuse what only a shell understands: the command is started without one."""
    for word in words:
        if word in _SHELL_WORDS:
            raise AddressError(
                f"--engine holds {word!r}, but the command is started without a shell; "
                "write it as sh -c '…', or put it into a script."
            )


def _refuse_missing_command(words: tuple[str, ...]) -> None:
    """Refuse a command that is not there or cannot be executed."""
    command = words[0]
    if shutil.which(command) is None:
        raise AddressError(f"--engine names the command {command!r}, {_missing(command)}")


def _missing(command: str) -> str:
    """Why a command cannot be started, and what to do about it."""
    path = Path(command)
    if path.is_dir():
        return "which is a directory; name the program in it."
    if os.sep in command and path.is_file():
        return f"which is not executable; run chmod +x {shlex.quote(command)}, or name its interpreter before it."
    if path.is_file():
        return f"which is a file here but not on PATH; write ./{command}, or name its interpreter before it."
    if command.startswith("~"):
        return "but ~ is not expanded inside quotation marks; write the whole path."
    if "=" in command:
        return "which looks like a variable; write env before it."
    if os.sep in command:
        return f"but there is no such file, seen from {Path.cwd()}; mend the path."
    return "which is not on PATH; check the spelling, install it, or give its path."

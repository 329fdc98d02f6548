"""The error codes of the protocol. An error only ever means: I could not answer."""

from __future__ import annotations

from enum import IntEnum


class ErrorCode(IntEnum):
    """Why an engine gave no ruling."""

    PARSE_ERROR = -32700
    INVALID_REQUEST = -32600
    METHOD_NOT_FOUND = -32601
    INVALID_PARAMS = -32602
    INTERNAL_ERROR = -32603
    NO_COMMON_VERSION = -32010
    RULES_NOT_PLAYED = -32011
    DECLINED = -32013


class ProtocolError(Exception):
    """A request that cannot be answered; carries the code and one sentence that names the place and the remedy."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

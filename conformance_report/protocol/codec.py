"""Messages to lines and back. Lines are bytes: UTF-8, one JSON object, LF."""

from __future__ import annotations

from typing import Any

import msgspec

from conformance_report.protocol.errors import ErrorCode, ProtocolError
from conformance_report.protocol.messages import METHODS, ErrorBody, Request


class Reply(msgspec.Struct, frozen=True):
    """One reply as it came: its id, and either a result still to be decoded or an error."""

    id: int | str | None = None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: ErrorBody | msgspec.UnsetType | None = msgspec.UNSET


class BadLineError(Exception):
    """A line that is not a reply at all; the message says what is wrong with it."""


class BadResultError(Exception):
    """A result that does not fit the schema of its method; the message names the member."""


_encoder = msgspec.json.Encoder()
_reply = msgspec.json.Decoder(Reply)
_results = {method: msgspec.json.Decoder(result) for method, (_, result) in METHODS.items()}
_params = {method: msgspec.json.Decoder(params) for method, (params, _) in METHODS.items()}


class RawRequest(msgspec.Struct, frozen=True):
    """A request whose parameters are not decoded yet."""

    id: int | str | None = None
    method: str | msgspec.UnsetType = msgspec.UNSET
    params: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


_request = msgspec.json.Decoder(RawRequest)


def encode_request(request: Request) -> bytes:
    """One request as a line, with its LF."""
    body = {"jsonrpc": "2.0", "id": request.id, "method": request.method, "params": request.params}
    return _encoder.encode(body) + b"\n"


def encode_result(request_id: int | str | None, result: Any) -> bytes:
    """A result as a reply line, with its LF."""
    return _encoder.encode({"jsonrpc": "2.0", "id": request_id, "result": result}) + b"\n"


def encode_error(request_id: int | str | None, code: ErrorCode, message: str) -> bytes:
    """An error as a reply line, with its LF."""
    error = {"code": int(code), "message": message}
    return _encoder.encode({"jsonrpc": "2.0", "id": request_id, "error": error}) + b"\n"


def decode_reply(line: bytes) -> Reply:
    """A line as a reply. Raises BadLineError when it is not UTF-8, not JSON, or no object with a result or an error."""
    try:
        line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadLineError(f"the line is not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        reply = _reply.decode(line)
    except msgspec.ValidationError as error:
        raise BadLineError(f"the line is not a reply: {error}") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadLineError(f"the line is not JSON: {error}") from None
    has_error = isinstance(reply.error, ErrorBody)
    if has_error == (reply.result is not msgspec.UNSET):
        raise BadLineError("a reply has either a result or an error")
    return reply


def decode_result(method: str, raw: msgspec.Raw) -> msgspec.Struct:
    """The result of a method, typed. Raises BadResultError when it does not fit the schema."""
    try:
        return _results[method].decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadResultError(str(error)) from None


def decode_request(line: bytes) -> RawRequest:
    """A line as a request. Raises ProtocolError (-32700 not JSON or not UTF-8, -32600 not a request)."""
    try:
        line.decode("utf-8")
        request = _request.decode(line)
    except UnicodeDecodeError:
        raise ProtocolError(ErrorCode.PARSE_ERROR, "The line is not UTF-8.") from None
    except msgspec.ValidationError as error:
        raise ProtocolError(ErrorCode.INVALID_REQUEST, f"Not a request: {error}.") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise ProtocolError(ErrorCode.PARSE_ERROR, f"The line is not JSON: {error}.") from None
    if request.method is msgspec.UNSET:
        raise ProtocolError(ErrorCode.INVALID_REQUEST, "Not a request: the member `method` is missing.")
    return request


def decode_params(method: str, raw: msgspec.Raw | msgspec.UnsetType) -> msgspec.Struct:
    """The parameters of a method, typed. Raises ProtocolError (-32601 unknown method, -32602 not understood)."""
    if method not in _params:
        raise ProtocolError(
            ErrorCode.METHOD_NOT_FOUND, f"There is no method {method!r}; there are {', '.join(METHODS)}."
        )
    try:
        return _params[method].decode(b"{}" if raw is msgspec.UNSET else raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ProtocolError(
            ErrorCode.INVALID_PARAMS, f"The parameters of {method} are not understood: {error}."
        ) from None

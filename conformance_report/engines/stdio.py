"""An engine in a child process, asked over its stdin and stdout. Whatever it does is a fault, never a hang or a raise."""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import signal
import subprocess
import time
from collections import deque
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from msgspec import Struct

from conformance_report.engines.port import Exchange, Fault, FaultKind
from conformance_report.engines.probes import ECHO
from conformance_report.protocol.codec import (
    BadLineError,
    BadResultError,
    Reply,
    decode_reply,
    decode_result,
    encode_request,
)
from conformance_report.protocol.errors import ErrorCode
from conformance_report.protocol.messages import (
    PROTOCOL_VERSION,
    ErrorBody,
    Initialize,
    Initialized,
    Request,
    Shutdown,
    SuiteInfo,
    VersionRange,
)

SHOWN: Final = 200
"""How many characters of a line that is no reply a fault shows."""

RECORDED: Final = 4_000
"""How many characters of a line an exchange keeps."""

STDERR_KEPT: Final = 8 * 2**10
"""How many bytes of stderr are kept."""

SHUTDOWN_SECONDS: Final = 2.0
"""How long an engine may take to answer shutdown, and then to end."""

_CHUNK: Final = 2**16
_DRAINED: Final = 2**24  # what is read at most of a pipe whose writer has ended: a grandchild may write for ever
_SLICE: Final = 0.05  # how often a silent child is looked at: its end shows no EOF while a grandchild holds the pipe
_GRACE: Final = 0.2  # between SIGTERM and SIGKILL
_LAST_WORDS: Final = 0.5  # for a child that closed its stdout to end
_EXCHANGES_KEPT: Final = 1_000
_USABLE_AFTER: Final = frozenset(
    {FaultKind.ERROR_REPLY, FaultKind.DECLINED, FaultKind.NOT_SCHEMA_VALID, FaultKind.ANSWERED_TWICE}
)


class _Lost(Exception):
    """No line will come: the kind of fault, and a sentence of evidence."""

    def __init__(self, kind: FaultKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class _Child:
    """One child process: its three pipes, none of which is ever waited on alone, and its process group."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], max_line: int) -> None:
        """Start it. Raises OSError or ValueError when it cannot be started."""
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=env,
            start_new_session=True,
        )
        _living.add(self)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._poll.register(self._err, select.POLLIN)
        self._max_line = max_line
        self._buffer = bytearray()
        self._searched = 0
        self._unsent = b""
        self._ended = False
        self._buried = False
        self._look_at_child = 0.0
        self._owner = os.getpid()
        self.stderr = bytearray()

    @property
    def pid(self) -> int:
        """Its process id, which is the id of its group too."""
        return self._process.pid

    @property
    def has_unread(self) -> bool:
        """Whether anything of stdout was taken and not read as a line."""
        return bool(self._buffer)

    @property
    def partial(self) -> bytes:
        """What came of a line that is not whole."""
        return bytes(self._buffer[: 4 * RECORDED])

    # lines

    def send(self, line: bytes) -> None:
        """Send a line; what the pipe does not take at once is sent while waiting for the reply."""
        if self._unsent:
            self._unsent += line
            return
        try:
            taken = os.write(self._in, line)
        except BlockingIOError:
            taken = 0
        except BrokenPipeError:
            return  # the child's end shows when its stdout is read
        if taken < len(line):
            self._unsent = line[taken:]
            self._poll.register(self._in, select.POLLOUT)

    def read_line(self, deadline: float) -> bytes:
        """The next line without its LF. Raises _Lost when none comes."""
        while True:
            line = self.line_at_hand()
            if line is not None:
                return line
            if self._ended:
                raise _Lost(FaultKind.CRASHED, self._how_it_ended())
            if not self._wait(deadline):
                self.look()
                line = self.line_at_hand()
                if line is not None:
                    return line
                raise _Lost(FaultKind.TIMED_OUT, self._unsent_words())

    def look(self) -> None:
        """Take what is on stdout now, without waiting."""
        if not self._ended:
            self._read_stdout()

    def line_at_hand(self) -> bytes | None:
        """The next line that came whole. Raises _Lost when it is longer than the limit, whole or not."""
        buffer = self._buffer
        if not buffer:
            return None
        at = buffer.find(b"\n", self._searched)
        length = len(buffer) if at < 0 else at
        if length > self._max_line:
            raise _Lost(FaultKind.LINE_TOO_LONG, f"a line is longer than the limit of {self._max_line:,} bytes")
        if at < 0:
            self._searched = len(buffer)
            return None
        line = bytes(buffer[:at])
        del buffer[: at + 1]
        self._searched = 0
        return line

    # the end

    def await_end(self, seconds: float) -> bool:
        """Whether it ends by itself in this time; what it still writes is taken."""
        deadline = time.monotonic() + seconds
        while self._process.poll() is None:
            if time.monotonic() >= deadline:
                return False
            if self._ended:
                time.sleep(0.005)
                self._read_stderr()
            else:
                self._buffer.clear()
                self._searched = 0
                self._wait(min(deadline, time.monotonic() + 0.01))
        return True

    def kill(self, grace: float = _GRACE) -> None:
        """End it and everything in its process group, and close the pipes."""
        if self._buried or self._owner != os.getpid():
            return
        if self._process.poll() is None:
            self._signal_group(signal.SIGTERM)
            self._reap(grace)
        self._signal_group(signal.SIGKILL)
        self._reap(5.0)
        self._buried = True
        _living.discard(self)
        self._ended = True
        self.drain_stderr()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def drain_stderr(self) -> None:
        """Take what is on stderr now, without waiting."""
        for _ in range(_DRAINED // _CHUNK):
            if not self._read_stderr():
                return

    def _how_it_ended(self) -> str:
        """How a child ended whose stdout is closed."""
        if not self.await_end(_LAST_WORDS):
            return "it closed its stdout and ran on"
        self.drain_stderr()
        code = self._process.returncode
        if code >= 0:
            return f"it ended with exit code {code}"
        try:
            return f"it was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"it was ended by signal {-code}"

    def _unsent_words(self) -> str:
        """What to add to a timeout when the question was not even read."""
        return f"; {len(self._unsent):,} bytes of the question were never read" if self._unsent else ""

    def _reap(self, seconds: float) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

    def _signal_group(self, number: signal.Signals) -> None:
        """Signal the group; it outlives the child as long as a grandchild is in it."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # PermissionError: macOS, a group of zombies
            os.killpg(self._process.pid, number)

    # the pipes

    def _wait(self, deadline: float) -> bool:
        """Wait for any of the pipes and serve those that are ready; False once the deadline has passed."""
        now = time.monotonic()
        if now >= deadline:
            return False
        ready = self._poll.poll(min(deadline - now, _SLICE) * 1_000 + 1)
        for descriptor, _ in ready:
            if descriptor == self._out:
                self._read_stdout()
            elif descriptor == self._err:
                self._read_stderr()
            else:
                self._send_more()
        if not ready or now >= self._look_at_child:
            self._look_at_child = now + _SLICE
            if self._process.poll() is not None:
                self._take_last_lines()
        return True

    def _take_last_lines(self) -> None:
        """After the child has ended: no one else may go on writing, and what it wrote is taken."""
        self._signal_group(signal.SIGKILL)
        for _ in range(_DRAINED // _CHUNK):
            if self._ended or not self._read_stdout():
                break
        self._ended = True

    def _read_stdout(self) -> bool:
        """Take a chunk; whether there was one. At EOF the child counts as ended."""
        try:
            chunk = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._ended = True
            self._poll.unregister(self._out)
            return False
        self._buffer += chunk
        return True

    def _read_stderr(self) -> bool:
        """Take a chunk and keep the tail; whether there was one."""
        try:
            chunk = os.read(self._err, _CHUNK)
        except OSError:  # nothing there, or closed
            return False
        if not chunk:
            self._forget(self._err)
            return False
        self.stderr += chunk
        del self.stderr[:-STDERR_KEPT]
        return True

    def _send_more(self) -> None:
        """Send what the pipe takes now of what is unsent."""
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent[:_CHUNK]) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._unsent = b""
        if not self._unsent:
            self._forget(self._in)

    def _forget(self, descriptor: int) -> None:
        with contextlib.suppress(KeyError):
            self._poll.unregister(descriptor)


_living: set[_Child] = set()


@atexit.register
def _kill_all() -> None:
    """No child outlives this process."""
    for child in tuple(_living):
        child.kill(grace=0.0)


class StdioEngine:
    """An engine started by a command, one question at a time, started again after a fault that spoils the session."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        suite: SuiteInfo,
        start_timeout: float = 10.0,
        question_timeout: float = 5.0,
        run_deadline: float | None = None,
        max_line: int = 8 * 2**20,
        max_restarts: int = 10,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """`run_deadline` is a moment of time.monotonic(); `env` is laid over the environment of this process."""
        self._command = tuple(command)
        self._suite = suite
        self._start_timeout = start_timeout
        self._question_timeout = question_timeout
        self._run_deadline = run_deadline
        self._max_line = max_line
        self._max_restarts = max_restarts
        self._env = _environment(env or {})
        self._child: _Child | None = None
        self._declared: Initialized | None = None
        self._starts = 0
        self._id = 0
        self._first_id = 1
        self._closed = False
        self._late: Fault | None = None
        self._stderr = bytearray()
        self._exchanges: deque[tuple[bytes, int, bytes, int, float]] = deque(maxlen=_EXCHANGES_KEPT)

    # the port

    def start(self) -> Initialized | Fault:
        """Start it and shake hands; called once, before the first question."""
        opened = self._open()
        if isinstance(opened, Initialized):
            self._declared = opened
        return opened

    def ask(self, method: str, params: Struct) -> Struct | Fault:
        """Ask one question; the typed result, or the fault that kept it away."""
        raw = self.ask_raw(method, params)
        if isinstance(raw, Fault):
            return raw
        try:
            return decode_result(method, raw)
        except BadResultError as error:
            return Fault(FaultKind.NOT_SCHEMA_VALID, f"the result of {method} does not fit its schema: {error}")

    def ask_raw(self, method: str, params: Any) -> msgspec.Raw | Fault:
        """Ask any method with any parameters; the result as it came."""
        unready = self._make_ready()
        if unready is not None:
            return unready
        return _result_of(self._question(method, params, self._question_timeout))

    def send_line(self, line: bytes) -> Reply | Fault:
        """Send any line (its LF is added) and take the next reply, whatever its id; an error reply is a reply here."""
        unready = self._make_ready()
        if unready is not None:
            return unready
        return self._exchange(line + b"\n", None, self._question_timeout)

    def take_exchanges(self) -> tuple[Exchange, ...]:
        """The exchanges since this was last called, oldest first (the last thousand)."""
        taken = tuple(
            Exchange(_shorten(sent, sent_length), _shorten(received, received_length), ms)
            for sent, sent_length, received, received_length, ms in self._exchanges
        )
        self._exchanges.clear()
        return taken

    def take_late_fault(self) -> Fault | None:
        """A fault that belongs to the question before the last one asked, found only afterwards."""
        late, self._late = self._late, None
        return late

    def stderr_tail(self) -> str:
        """The last 8 KiB that the running, or else the last, process wrote on stderr."""
        if self._child is not None:
            self._child.drain_stderr()
        return self._stderr.decode("utf-8", "replace")

    def close(self) -> Fault | None:
        """Shut it down, and end it if it does not end by itself. Nothing is asked afterwards."""
        self._closed = True
        child = self._child
        if child is None:
            return None
        try:
            return self._shut_down(child)
        finally:
            self._drop()

    @property
    def restarts(self) -> int:
        """How often it had to be started again."""
        return max(0, self._starts - 1)

    @property
    def pid(self) -> int | None:
        """The process id, which is the id of the process group too; None while no process runs."""
        return None if self._child is None else self._child.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close it; at once, without a shutdown, when something was raised."""
        if kind is None:
            self.close()
        else:
            self._closed = True
            self._drop()

    # sessions

    def _make_ready(self) -> Fault | None:
        """See that a process stands ready with nothing unread; a fault when none can."""
        if self._closed:
            return Fault(FaultKind.GAVE_UP, "the engine was closed; no further question is asked")
        if self._run_deadline is not None and time.monotonic() >= self._run_deadline:
            return _run_is_over()
        child = self._child
        if child is not None:
            self._look_for_late_lines(child)
        if self._child is not None:
            return None
        return self._restart()

    def _restart(self) -> Fault | None:
        """Start it again, at most so often; it must declare what it declared before."""
        if self.restarts >= self._max_restarts:
            words = f"the engine was started again {self._max_restarts} times; no further question is asked"
            return Fault(FaultKind.GAVE_UP, words)
        opened = self._open()
        if isinstance(opened, Fault):
            return opened
        if self._declared is not None and opened != self._declared:
            self._drop()
            return Fault(FaultKind.CANNOT_START, "after a restart the engine declares otherwise than at first")
        self._declared = opened
        return None

    def _open(self) -> Initialized | Fault:
        """Start a process and shake hands."""
        self._starts += 1
        self._first_id = self._id + 1
        self._stderr = bytearray()
        try:
            self._child = _Child(self._command, self._env, self._max_line)
        except (OSError, ValueError, IndexError) as error:
            return Fault(FaultKind.CANNOT_START, _why_not_started(self._command, error))
        self._child.stderr = self._stderr
        greeting = Initialize(VersionRange(PROTOCOL_VERSION, PROTOCOL_VERSION), self._suite, ECHO)
        opened = self._shake_hands(_result_of(self._question("initialize", greeting, self._start_timeout)))
        if isinstance(opened, Fault):
            self._drop()
            return Fault(opened.kind, f"no handshake: {opened.detail}", opened.code)
        return opened

    def _shake_hands(self, raw: msgspec.Raw | Fault) -> Initialized | Fault:
        """What the engine declares, or why there is no session with it."""
        if isinstance(raw, Fault):
            return self._no_handshake(raw)
        spoken = _spoken_version(raw)
        if spoken is not None and spoken != PROTOCOL_VERSION:
            words = f"the suite speaks protocol {PROTOCOL_VERSION}, and the engine {_show(spoken)}"
            return Fault(FaultKind.VERSION_MISMATCH, words)
        try:
            declared = decode_result("initialize", raw)
        except BadResultError as error:
            return Fault(FaultKind.NOT_SCHEMA_VALID, f"the result of initialize does not fit its schema: {error}")
        assert isinstance(declared, Initialized)
        return declared

    def _no_handshake(self, fault: Fault) -> Fault:
        """The fault of a question as the fault of a start."""
        if fault.code == ErrorCode.NO_COMMON_VERSION:
            return Fault(FaultKind.VERSION_MISMATCH, f"no common version: {fault.detail}", fault.code)
        if fault.kind is not FaultKind.CRASHED:
            return fault
        lines = [line for line in self._stderr.decode("utf-8", "replace").splitlines() if line.strip()]
        said = f"; the last line of its stderr: {_show(lines[-1])}" if lines else "; nothing on its stderr"
        return Fault(FaultKind.CANNOT_START, f"{fault.detail}{said}")

    def _shut_down(self, child: _Child) -> Fault | None:
        """Ask it to end, and wait until it has."""
        self._look_for_late_lines(child)
        if self._child is None:
            return self._late
        raw = _result_of(self._question("shutdown", Shutdown(), SHUTDOWN_SECONDS))
        if isinstance(raw, Fault):
            return Fault(raw.kind, f"at shutdown: {raw.detail}", raw.code)
        if not child.await_end(SHUTDOWN_SECONDS):
            return Fault(FaultKind.TIMED_OUT, f"it still ran {SHUTDOWN_SECONDS:g} seconds after shutdown")
        return None

    def _drop(self) -> None:
        """End the process, if any."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    # one question

    def _question(self, method: str, params: Any, seconds: float) -> Reply | Fault:
        """The reply to a question, or a fault."""
        self._id += 1
        line = encode_request(Request(self._id, method, params))
        return self._exchange(line, self._id, seconds)

    def _exchange(self, line: bytes, expected: int | None, seconds: float) -> Reply | Fault:
        """Send a line and take its reply; a fault that spoils the session ends the process."""
        child = self._child
        assert child is not None
        begun = time.monotonic()
        deadline = begun + seconds
        if self._run_deadline is not None and self._run_deadline < deadline:
            deadline = self._run_deadline
        received = b""
        try:
            child.send(line)
            received, answer = self._await_reply(child, expected, deadline)
            child.look()
            if child.has_unread and isinstance(answer, Reply):
                answer = self._find_strays(child) or answer
        except _Lost as lost:
            received = received or child.partial
            answer = self._fault_of(lost, seconds)
        except BaseException:
            self._drop()
            raise
        self._record(line, received, (time.monotonic() - begun) * 1_000)
        if isinstance(answer, Fault) and answer.kind not in _USABLE_AFTER:
            self._drop()
        return answer

    def _await_reply(self, child: _Child, expected: int | None, deadline: float) -> tuple[bytes, Reply | Fault]:
        """The line that answers, and what it says; second answers to earlier questions are dropped on the way."""
        while True:
            line = child.read_line(deadline)
            try:
                reply = decode_reply(line)
            except BadLineError as error:
                return line, Fault(FaultKind.MALFORMED_REPLY, f"{error}: {_show_line(line)}")
            if reply.id == expected or _cannot_know_the_id(reply):
                return line, reply
            if not self._was_answered(reply.id):
                if expected is None:
                    return line, reply
                return line, Fault(FaultKind.WRONG_ID, f"the question has id {expected}, the reply {_show(reply.id)}")
            self._late = self._late or _answered_twice(reply.id)
            self._record(b"", line, 0.0)
            if time.monotonic() >= deadline:
                raise _Lost(FaultKind.TIMED_OUT, "")

    def _was_answered(self, reply_id: int | str | None) -> bool:
        """Whether this is the id of a question of this session that is answered. One question is open at a time."""
        return isinstance(reply_id, int) and self._first_id <= reply_id <= self._id

    def _look_for_late_lines(self, child: _Child) -> None:
        """Lines that came since the last reply are a late fault of the question before."""
        child.look()
        if not child.has_unread:
            return
        try:
            fault = self._find_strays(child)
        except _Lost as lost:
            fault = Fault(lost.kind, lost.detail)
        if fault is not None:
            self._late = self._late or fault
            if fault.kind not in _USABLE_AFTER:
                self._drop()

    def _find_strays(self, child: _Child) -> Fault | None:
        """The fault of a question after whose reply more lines are there; they are taken, up to the first bad one."""
        found: Fault | None = None
        while (line := child.line_at_hand()) is not None:
            self._record(b"", line, 0.0)
            try:
                reply = decode_reply(line)
            except BadLineError as error:
                return Fault(
                    FaultKind.MALFORMED_REPLY, f"after the reply came another line; {error}: {_show_line(line)}"
                )
            if not self._was_answered(reply.id):
                return Fault(
                    FaultKind.WRONG_ID, f"after the reply came another, with id {_show(reply.id)}, never asked"
                )
            if reply.id == self._id:
                found = found or _answered_twice(reply.id)
            else:
                self._late = self._late or _answered_twice(reply.id)
        return found

    def _fault_of(self, lost: _Lost, seconds: float) -> Fault:
        """The fault of a question to which no line came."""
        if lost.kind is not FaultKind.TIMED_OUT:
            return Fault(lost.kind, lost.detail)
        if self._run_deadline is not None and time.monotonic() >= self._run_deadline:
            return _run_is_over()
        return Fault(FaultKind.TIMED_OUT, f"no reply within {seconds:g} seconds{lost.detail}")

    def _record(self, sent: bytes, received: bytes, ms: float) -> None:
        """Keep an exchange, each line no longer than it can be shown."""
        keep = 4 * RECORDED  # bytes that surely hold so many characters
        self._exchanges.append((sent[:keep], len(sent), received[:keep], len(received), ms))


def _environment(more: Mapping[str, str]) -> dict[str, str]:
    """The child's environment: this one, UTF-8 whatever the locale, and more."""
    forced = {"PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    return {"LC_ALL": "C.UTF-8"} | dict(os.environ) | forced | dict(more)


def _result_of(answer: Reply | Fault) -> msgspec.Raw | Fault:
    """The result of a reply; an error reply is a fault."""
    if isinstance(answer, Fault):
        return answer
    if isinstance(answer.error, ErrorBody):
        code = answer.error.code
        kind = FaultKind.DECLINED if code == ErrorCode.DECLINED else FaultKind.ERROR_REPLY
        return Fault(kind, f"error {code}: {_show(answer.error.message)}", code)
    assert isinstance(answer.result, msgspec.Raw)
    return answer.result


def _cannot_know_the_id(reply: Reply) -> bool:
    """Whether this says that a line could not be read as a request, which JSON-RPC answers with id null."""
    unread = (ErrorCode.PARSE_ERROR, ErrorCode.INVALID_REQUEST)
    return reply.id is None and isinstance(reply.error, ErrorBody) and reply.error.code in unread


class _Spoken(Struct):
    """Only the version of an initialize result."""

    protocol: str


_spoken = msgspec.json.Decoder(_Spoken)


def _spoken_version(raw: msgspec.Raw) -> str | None:
    """The version that an engine says it speaks, however the rest of its greeting looks."""
    try:
        return _spoken.decode(raw).protocol
    except (msgspec.DecodeError, RecursionError):
        return None


def _why_not_started(command: tuple[str, ...], error: Exception) -> str:
    """Why no process came of a command, and the remedy."""
    if not command:
        return "the command is empty; name a program"
    if isinstance(error, FileNotFoundError):
        return f"there is no command {command[0]!r} (or its interpreter is missing); check the spelling and PATH"
    if isinstance(error, PermissionError):
        return f"{command[0]!r} is not executable; run chmod +x on it, or name its interpreter before it"
    if isinstance(error, OSError) and error.strerror:
        return (
            f"{command[0]!r} could not be started: {error.strerror}; name its interpreter before it if it is a script"
        )
    return f"{command[0]!r} could not be started: {error}"


def _run_is_over() -> Fault:
    return Fault(FaultKind.GAVE_UP, "the time allowed for the whole run is over; no further question is asked")


def _answered_twice(reply_id: int | str | None) -> Fault:
    return Fault(FaultKind.ANSWERED_TWICE, f"the question with id {reply_id} was answered a second time")


def _show(value: object) -> str:
    """A value that an engine sent, escaped and short enough to be shown."""
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def _show_line(line: bytes) -> str:
    """The first characters of a line, escaped."""
    text = line[: 4 * SHOWN].decode("utf-8", "backslashreplace")
    more = "…" if len(text) > SHOWN or len(line) > 4 * SHOWN else ""
    return f"{text[:SHOWN]!r}{more}"


def _shorten(kept: bytes, length: int) -> str:
    """A recorded line as text, without its LF, with a note of its length when it was cut."""
    text = kept.decode("utf-8", "backslashreplace").rstrip("\n")
    if len(text) <= RECORDED and len(kept) == length:
        return text
    return f"{text[:RECORDED]}… ({length:,} bytes in all)"

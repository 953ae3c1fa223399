"""Structured logs, one JSON object per line on standard error. No cookies, bodies, names, ids, or addresses of tables.

Text from elsewhere is not trusted: of an exception, the type and the place are logged but not the message; of a
library's log line, only the fixed part.
"""

import io
import json
import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TextIO, cast

import structlog
from sqlalchemy.exc import DBAPIError

from tricity.core.errors import TricityError
from tricity.table.errors import StorageUnavailable
from tricity.table.storage.faults import describe

_MOST_FRAMES: Final = 30


class _BestEffort(io.TextIOBase):
    """Standard error. What cannot be written there is lost: a full disk must not turn refusals into faults."""

    def write(self, text: str) -> int:
        with suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Set up the log of this process: our own lines, and those of libraries that use Python's `logging`."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _format_exception,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(stream or cast("TextIO", _BestEffort())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_LibraryFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def logger() -> structlog.typing.FilteringBoundLogger:
    log: structlog.typing.FilteringBoundLogger = structlog.get_logger()
    return log


def reason(fault: Exception) -> str:
    """Why something was refused or failed, for a line of the log: no facts, no message but the database's."""
    match fault:
        case TricityError():
            return fault.key
        case StorageUnavailable():
            return str(fault)
    return type(fault).__name__


class _LibraryFormatter(logging.Formatter):
    """A line of a library, without its arguments."""

    def format(self, record: logging.LogRecord) -> str:
        event, *_ = str(record.msg).strip().splitlines() or [""]
        line: dict[str, Any] = {"event": event, "logger": record.name, "level": record.levelname.lower()}
        line["timestamp"] = self.formatTime(record, "%Y-%m-%dT%H:%M:%S")
        if record.exc_info and record.exc_info[1] is not None:
            line["exception"] = "\n".join(_lines(record.exc_info[1]))
        return json.dumps(line)


def _format_exception(_: object, __: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    fault = event.pop("exc_info", None)
    if fault is True:
        fault = sys.exc_info()[1]
    if isinstance(fault, BaseException):
        event["exception"] = "\n".join(_lines(fault))
    return event


def _lines(fault: BaseException) -> Iterator[str]:
    """The exception and what caused it: types and places."""
    chain: list[BaseException] = []
    cause: BaseException | None = fault
    while cause is not None and cause not in chain:
        chain.append(cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    for each in chain:
        yield _summary(each)
        for frame in traceback.extract_tb(each.__traceback__)[-_MOST_FRAMES:]:
            yield f"  {'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}"


def _summary(fault: BaseException) -> str:
    if isinstance(fault, DBAPIError):
        return f"{type(fault).__name__}: {describe(fault)}"
    # Its message is such a description.
    return f"StorageUnavailable: {fault}" if isinstance(fault, StorageUnavailable) else type(fault).__name__

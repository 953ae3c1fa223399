"""Exceptions become `Problem` responses; internal errors are logged, and answered without details."""

import traceback
from http import HTTPStatus

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.types import ExceptionHandlersMap

from tricity.core.errors import TricityError
from tricity.server.logs import logger, reason
from tricity.server.problems import (
    BodyTooLarge,
    InternalError,
    MethodNotAllowed,
    Problem,
    RateLimited,
    Unavailable,
    language,
    problem,
    status,
)
from tricity.server.services import HttpRequest, services
from tricity.table.errors import BadRequest, NotFound, StorageUnavailable, TooOften

_LONGEST_DETAIL = 200


def refused(request: HttpRequest, fault: TricityError) -> Response[Problem]:
    services(request).metrics.refusals.labels(fault.key).inc()
    body = problem(fault, language(request.headers.get("accept-language", "")))
    headers = {"retry-after": str(fault.facts["seconds"])} if isinstance(fault, (RateLimited, TooOften)) else {}
    return Response(body, status_code=status(fault), headers=headers, media_type="application/json")


def http_fault(request: HttpRequest, fault: HTTPException) -> Response[Problem]:
    """What the framework found wrong with the request."""
    answer = refused(request, _translated(request, fault))
    if isinstance(fault, MethodNotAllowedException):
        answer.headers.update(fault.headers or {})
    return answer


def storage_failed(request: HttpRequest, fault: StorageUnavailable) -> Response[Problem]:
    logger().error("database failed", fault=reason(fault))
    return refused(request, Unavailable("server-busy"))


def unexpected(request: HttpRequest, fault: Exception) -> Response[Problem]:
    if _of_the_decoder(fault):
        return refused(request, BadRequest("bad-request", place="$", detail=type(fault).__name__))
    logger().error("unexpected", route=request.scope.get("path_template"), exc_info=fault)
    return refused(request, InternalError("server-fault"))


def _of_the_decoder(fault: Exception) -> bool:
    """Whether msgspec failed to decode the request in a way the framework does not know: bad UTF-8, deep nesting."""
    *_, (frame, _) = traceback.walk_tb(fault.__traceback__)
    return str(frame.f_globals.get("__name__")).startswith("litestar.serialization")


def _translated(request: HttpRequest, fault: HTTPException) -> TricityError:
    match fault.status_code:
        case HTTPStatus.NOT_FOUND:
            return NotFound("no-such-page")
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return MethodNotAllowed("no-such-method", method=request.method[:20])
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            limit = request.route_handler.resolve_request_max_body_size() if hasattr(request, "route_handler") else None
            return BodyTooLarge("body-too-big", limit=(limit or 0) // 1024)
        case code if code < HTTPStatus.INTERNAL_SERVER_ERROR:
            place, detail = _place(fault)
            return BadRequest("bad-request", place=place, detail=detail)
    logger().error("unexpected", exc_info=fault)
    return InternalError("server-fault")


def _place(fault: HTTPException) -> tuple[str, str]:
    """The place in the request and the fault, extracted from the message of the framework or of msgspec."""
    detail = fault.detail
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list) and fault.extra:
        first = fault.extra[0]
        return str(first.get("key", "$"))[:80], str(first.get("message", detail))[:_LONGEST_DETAIL]
    cause = fault.__cause__
    if isinstance(cause, msgspec.ValidationError):
        detail = str(cause)
    what, at, place = detail.partition(" - at ")
    return place.strip("`")[:80] if at else "$", what[:_LONGEST_DETAIL]


HANDLERS: ExceptionHandlersMap = {
    TricityError: refused,
    HTTPException: http_fault,
    NotFoundException: http_fault,
    StorageUnavailable: storage_failed,
    Exception: unexpected,
}

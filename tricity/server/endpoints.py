"""The decorators of the API's endpoints: `@post("/api/friends/block", "Block a person", 401, 404)`.

After the summary come the statuses with which the endpoint refuses, besides those that any request can get. Every
success is a 200 unless `status_code` says otherwise; `answer` describes one that the return type does not.
"""

from http import HTTPStatus
from typing import Any

import litestar
from litestar.openapi.datastructures import ResponseSpec

from tricity.server.problems import Problem

_ALWAYS = frozenset((400, 403, 413, 429, 503))


def get(path: str, summary: str, *refusals: int, answer: ResponseSpec | None = None, **options: Any) -> litestar.get:
    return litestar.get(path, summary=summary, responses=_responses(refusals, answer), **options)


def put(path: str, summary: str, *refusals: int, **options: Any) -> litestar.put:
    return litestar.put(path, summary=summary, responses=_responses(refusals), **options)


def patch(path: str, summary: str, *refusals: int, **options: Any) -> litestar.patch:
    return litestar.patch(path, summary=summary, responses=_responses(refusals), **options)


def post(path: str, summary: str, *refusals: int, status_code: int = 200, **options: Any) -> litestar.post:
    return litestar.post(path, summary=summary, status_code=status_code, responses=_responses(refusals), **options)


def delete(path: str, summary: str, *refusals: int, status_code: int = 200, **options: Any) -> litestar.delete:
    return litestar.delete(path, summary=summary, status_code=status_code, responses=_responses(refusals), **options)


def _responses(refusals: tuple[int, ...], answer: ResponseSpec | None = None) -> dict[int, ResponseSpec]:
    """The responses in the OpenAPI description. A URL that is too long (414) is refused without a body, before it is
    parsed.
    """
    problems = {
        code: ResponseSpec(Problem, description=HTTPStatus(code).phrase) for code in sorted({*_ALWAYS, *refusals})
    }
    problems[414] = ResponseSpec(None, description=HTTPStatus.REQUEST_URI_TOO_LONG.phrase)
    return problems if answer is None else {200: answer, **problems}

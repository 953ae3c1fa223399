"""The API is what its description says: schemathesis asks for everything that it allows, and for what it does not."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from support.servers import Guest, play
from tricity.server.identity import COOKIE


@pytest.fixture(scope="session")
def description(url: str) -> Any:
    # What is too long is refused as well: a body with 413, an address with 414.
    refusals = [400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429]
    checks = {"negative_data_rejection": {"expected-statuses": refusals}}
    config = SchemathesisConfig.from_dict({"checks": checks})
    return schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json", config=config)


@pytest.fixture(scope="session")
def known(url: str) -> dict[str, str]:
    """A guest's cookie and a table of theirs, so that requests get further than the door."""
    guest = Guest(url, "Anna")
    table = guest.open("me", "me", public=True)
    play({0: guest, 1: guest}, table, moves=3)
    return {"cookie": guest.http.cookies[COOKIE], "table": table}


CHECKS: list[Any] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["sense", "nonsense"])
def test_the_api_keeps_to_its_description(description: Any, known: dict[str, str], mode: GenerationMode) -> None:
    asked = 0
    for result in description.get_all_operations():
        operation = result.ok()

        @settings(max_examples=3, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def keeps(case: Any) -> None:
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = known["table"]
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
            case.call_and_validate(cookies={COOKIE: known["cookie"]}, checks=CHECKS)

        try:
            keeps()
        except Unsatisfiable:
            # Nothing can be wrong with a request that has no parameters and no body.
            assert mode == GenerationMode.NEGATIVE
            continue
        asked += 1
    assert asked > 10


def test_other_methods_are_refused_with_those_that_are_not(url: str) -> None:
    guest = Guest(url)
    described = guest.get("/api/schema/openapi.json")["paths"]
    for path, item in described.items():
        for method in {"get", "post", "put", "patch", "delete"} - set(item):
            response = guest.http.request(method, path.replace("{table}", "x"))
            assert response.status_code == 405, f"{method} {path}"
            assert set(response.headers["allow"].lower().split(", ")) >= set(item)


def test_every_endpoint_is_described(url: str) -> None:
    described = Guest(url).get("/api/schema/openapi.json")
    assert len(described["paths"]) > 25
    for path, item in described["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], f"{method} {path}"
            assert {"400", "403", "413", "429", "503"} <= set(operation["responses"]), f"{method} {path}"


def test_requests_are_closed(url: str) -> None:
    schemas = Guest(url).get("/api/schema/openapi.json")["components"]["schemas"]
    for name in ("NewTableBody", "MoveBody", "NameBody", "LiveClock"):
        assert schemas[name]["additionalProperties"] is False

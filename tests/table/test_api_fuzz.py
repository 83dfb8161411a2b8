"""The whole API under arbitrary requests: no server error, and every answer is one that the schema describes."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cardwright.table.app import create_app
from cardwright.table.settings import Settings
from tests.table.company import Person, Server, open_server

Case = schemathesis.Case[Any]
CONFORM: Final[list[Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
API: Final = create_app(Settings("")).openapi()
BOTH: Final = [Phase.explicit, Phase.generate]
GONE: Final = 204
# How a request is refused that the schema forbids; one that is too large is refused before anybody reads it.
REFUSALS: Final = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "429"]
CONFIG: Final = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})
SCHEMA: Final = schemathesis.openapi.from_dict(API, config=CONFIG)


def bounded(examples: int, phases: list[Phase]) -> settings:
    """So many requests to each route, the same every time."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
    )


class Caller:
    """Sends requests as nobody or as somebody, and checks the answers against the schema."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.nobody: Final = server.nobody()
        self.somebody = server.guest("Ann")
        self.known: Final = {"id": server.guest("Bob").id, "game": "vale", "table": self.finished(), "step": 0}

    def finished(self) -> str:
        """A table whose game is over."""
        table = self.somebody.lay("me", "open", public=True)
        with self.somebody.at(table) as a, self.server.guest("Bob").at(table) as b:
            b.say("sit", seat=1)
            a.say("resign")
        return table

    def send(self, case: Case, person: Person, checks: list[Any]) -> int:
        kwargs = case.as_transport_kwargs(base_url="http://table.example")
        kwargs.pop("cookies", None)
        kwargs["content"] = kwargs.pop("data", None)
        kwargs["headers"] = {**kwargs["headers"], **person.headers}
        client = self.server.client
        client.cookies.clear()
        answer = client.request(**kwargs)
        case.validate_response(answer, checks=checks)
        return int(answer.status_code)

    def send_known(self, case: Case) -> None:
        """Send a request of somebody about things that exist."""
        for name in case.path_parameters:
            case.path_parameters[name] = self.known[name]
        if isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = "vale"
        if self.send(case, self.somebody, CONFORM) == GONE:
            self.somebody = self.server.guest("Ann")


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield Caller(server)


@SCHEMA.parametrize()
@bounded(3, [Phase.generate])
def test_every_route_bears_a_few_arbitrary_requests(case: Case, caller: Caller) -> None:
    caller.send(case, caller.nobody, CONFORM)


@pytest.mark.slow
@SCHEMA.parametrize()
@bounded(40, BOTH)
def test_every_route_bears_many_arbitrary_requests_of_nobody(case: Case, caller: Caller) -> None:
    caller.send(case, caller.nobody, [*CONFORM, negative_data_rejection])


@pytest.mark.slow
@SCHEMA.parametrize()
@bounded(60, BOTH)
def test_every_route_bears_many_arbitrary_requests_of_somebody(case: Case, caller: Caller) -> None:
    caller.send_known(case)


def test_every_route_is_documented_with_the_errors_that_it_may_answer_with() -> None:
    for path, methods in API["paths"].items():
        for method, operation in methods.items():
            errors = {status: it for status, it in operation["responses"].items() if status >= "400"}
            assert path in ("/healthz", "/readyz", "/metrics") or {"422", "429"} <= set(errors), f"{method} {path}"
            for status, it in errors.items():
                schema = it["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Trouble"}, f"{method} {path} {status}"


@pytest.mark.parametrize(
    "scenario",
    [
        "",
        "\x00",
        "x = " + "[" * 9_000,
        "x = " + "{a=" * 3_000,
        "x = " + "9" * 5_000,
        "players = 1979-99-99",
        "[[seat]]\n" * 1_000,
        'answers = ["hunt nobody"]',
        'game = "chess"',
        'board = ["../../etc/passwd"]',
    ],
)
def test_a_scenario_that_is_none_is_refused(caller: Caller, scenario: str) -> None:
    body = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}], "scenario": scenario}
    answer = caller.server.guest("Ann").ask("POST", "/api/tables", json=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad_table"

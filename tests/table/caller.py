"""Somebody who sends arbitrary requests to every route, and checks the answers against the schema."""

from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cardwright.table.app import create_app
from cardwright.table.settings import Settings
from tests.table.company import Person, Server

Case = schemathesis.Case[Any]
CONFORM: Final[list[Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
API: Final = create_app(Settings("")).openapi()
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

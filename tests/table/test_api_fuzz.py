"""The whole API under arbitrary requests: no server error, and every answer is one that the schema describes."""

from collections.abc import Iterator

import pytest
from hypothesis import Phase

from tests.table.caller import API, CONFORM, SCHEMA, Caller, Case, bounded
from tests.table.company import open_server


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield Caller(server)


@SCHEMA.parametrize()
@bounded(3, [Phase.generate])
def test_every_route_bears_a_few_arbitrary_requests(case: Case, caller: Caller) -> None:
    caller.send(case, caller.nobody, CONFORM)


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

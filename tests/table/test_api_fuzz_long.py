"""The whole API under many more arbitrary requests; of what the schema forbids, nothing is accepted."""

from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import Phase
from schemathesis.specs.openapi.checks import negative_data_rejection

from tests.table.caller import CONFORM, SCHEMA, Caller, Case, bounded
from tests.table.company import open_server

pytestmark = pytest.mark.slow
BOTH: Final = [Phase.explicit, Phase.generate]


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield Caller(server)


@SCHEMA.parametrize()
@bounded(25, BOTH)
def test_every_route_bears_many_arbitrary_requests_of_nobody(case: Case, caller: Caller) -> None:
    caller.send(case, caller.nobody, [*CONFORM, negative_data_rejection])


@SCHEMA.parametrize()
@bounded(40, BOTH)
def test_every_route_bears_many_arbitrary_requests_of_somebody(case: Case, caller: Caller) -> None:
    caller.send_known(case)

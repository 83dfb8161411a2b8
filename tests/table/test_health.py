"""How the server says how it is: that it lives, that it can write, and what it measures."""

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import func, select

from cardwright.table import metrics
from cardwright.table.pulse import FRESH, Pulse
from cardwright.table.refusals import REFUSED
from cardwright.table.schema import PULSE
from cardwright.table.store import Store, Unavailable
from tests.table.blank import database_in
from tests.table.company import Server, open_server

pytestmark = pytest.mark.slow

DOCS: Final = Path(__file__).parents[2] / "docs"
HOSTING: Final = (DOCS / "hosting.md").read_text(encoding="utf-8")
NAME: Final = re.compile(r"cardwright_[a-z_]+")
PARTS: Final = ("_bucket", "_sum", "_count")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, ready_seconds=0.2) as server:
        yield server


# Living and being ready.


def test_it_lives_though_nothing_can_be_written_and_is_ready_once_something_was(server: Server, tmp_path: Path) -> None:
    def says(path: str) -> int:
        return int(server.client.get(path).status_code)

    assert (says("/healthz"), says("/readyz")) == (200, 200)
    holder = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    while says("/readyz") == 200:  # what was true a moment ago may be said for a moment
        pass
    assert server.client.get("/readyz").json()["error"]["code"] == "unavailable"
    assert says("/healthz") == 200
    holder.execute("ROLLBACK")
    holder.close()
    while says("/readyz") == 503:
        pass


def test_life_never_asks_the_database(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise AssertionError("the database was asked")

    for way in ("read", "write", "append"):
        monkeypatch.setattr(Store, way, fails)
    assert server.client.get("/healthz").status_code == 200
    assert server.client.get("/readyz").status_code == 500


def test_however_many_ask_it_is_tried_once_at_a_time_and_once_a_second(database: str) -> None:
    async def ask() -> None:
        store, time, tried = Store(database), [0.0], list[float]()
        pulse = Pulse(store, 60.0, clock=lambda: time[0])
        write = store.write

        async def noting(work: Any) -> Any:
            tried.append(time[0])
            return await write(work)

        store.write = noting  # type: ignore[method-assign]
        for _ in range(3):
            await asyncio.gather(*[pulse.feel() for _ in range(100)])
        assert tried == [0.0]
        time[0] += FRESH + 0.1
        await asyncio.gather(*[pulse.feel() for _ in range(100)])
        assert tried == [0.0, time[0]]
        assert await store.read(lambda c: c.execute(select(func.count()).select_from(PULSE)).scalar()) == 1
        await store.close()

    asyncio.run(ask())


def test_a_write_that_takes_too_long_is_not_waited_for(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(database_in(tmp_path))
        never = asyncio.Event()
        waiting: Any = lambda _: never.wait()  # noqa: E731
        store.write = waiting  # type: ignore[method-assign]
        pulse = Pulse(store, 0.05)
        for _ in range(2):
            with pytest.raises(Unavailable):
                await pulse.feel()
        never.set()
        await pulse.feel()
        await store.close()

    asyncio.run(ask())


# Figures.


def exported(server: Server) -> dict[str, list[str]]:
    """Every figure's name, and the labels that it comes with."""
    found: dict[str, list[str]] = {}
    for line in server.client.get("/metrics").text.splitlines():
        if line.startswith("# TYPE "):
            found[line.split()[2]] = []
        elif not line.startswith("#"):
            found[next(name for name in reversed(found) if line.startswith(name))].append(line)
    return found


def figure(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def refused(code: str) -> float:
    """How often that was refused, wherever."""
    samples = [sample for family in REFUSED.collect() for sample in family.samples]
    return sum(it.value for it in samples if it.name.endswith("_total") and it.labels["code"] == code)


def test_deeds_requests_and_refusals_are_counted_by_their_kind(server: Server) -> None:
    route = {"method": "GET", "route": "/api/tables/{table}", "status": "2xx"}
    say, seen = figure("cardwright_deed_seconds_count", deed="say"), figure("cardwright_request_seconds_count", **route)
    stale, missing = (
        figure("cardwright_refused_total", place="a socket", code="taken"),
        refused("no_table"),
    )
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open")
    with bob.at(table) as ear:
        ear.say("say", text="hello")
        ear.say("sit", seat=0)
        server.client.get("/metrics")
        assert figure("cardwright_sockets_open") == 1
    assert ann.ask("GET", f"/api/tables/{table}").status_code == 200
    assert ann.ask("GET", "/api/tables/nothing-here").status_code == 404
    assert figure("cardwright_deed_seconds_count", deed="say") == say + 1
    assert figure("cardwright_request_seconds_count", **route) == seen + 1
    assert figure("cardwright_refused_total", place="a socket", code="taken") == stale + 1
    assert refused("no_table") == missing + 1
    assert figure("cardwright_commit_seconds_count") > 0
    assert figure("cardwright_entries_written_total") > 0


def test_no_label_tells_who_plays_where_or_what(server: Server) -> None:
    ann, bob = server.guest("Unmistakable"), server.guest("Bob")
    table = ann.lay("me", "open")
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
        ear.say("say", text="something-private")
        ear.say("answer", question=ear.scene()["question"], answer="nonsense-of-bobs")
    for path in (
        f"/api/tables/{table}",
        f"/api/players/{ann.id}",
        "/api/tables/made-up",
        "/secret-path?x=secret-query",
    ):
        ann.ask("GET", path)
    ann.ask("BREW", "/secret-path")
    said = server.client.get("/metrics").text
    for secret in (table, ann.id, bob.id, "Unmistakable", "private", "nonsense", "made-up", "secret", "BREW"):
        assert secret not in said


def test_lines_of_the_journal_are_counted() -> None:
    before = figure("cardwright_journal_lines_total", level="error")
    logger = logging.getLogger("cardwright.test")
    handler = metrics.Counted()
    logger.addHandler(handler)
    logger.error("something")
    logger.removeHandler(handler)
    assert figure("cardwright_journal_lines_total", level="error") == before + 1


# Dashboard, alerts and documentation speak of figures that exist.


def known(server: Server) -> set[str]:
    found = exported(server)
    histograms = {name + part for name, lines in found.items() for part in PARTS if any(part in it for it in lines)}
    text = server.client.get("/metrics").text
    return (
        set(found)
        | histograms
        | {f"{name}{part}" for name in re.findall(r"TYPE (\S+) histogram", text) for part in PARTS}
    )


def test_the_dashboard_shows_figures_that_exist(server: Server) -> None:
    dashboard = json.loads((DOCS / "hosting" / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    assert len(asked) >= 10
    named = {name for text in asked for name in NAME.findall(text)}
    assert named <= known(server)


def test_the_alerts_ask_for_figures_that_exist(server: Server) -> None:
    rules = yaml.safe_load((DOCS / "hosting" / "alerts.yml").read_text())
    alerts = [rule for group in rules["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in alerts}) == len(alerts) >= 6
    for rule in alerts:
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(NAME.findall(rule["expr"])) <= known(server)
        assert NAME.search(rule["expr"]) or "up{" in rule["expr"]


def test_every_figure_is_documented_and_every_documented_one_exists(server: Server) -> None:
    documented = {name for name in NAME.findall(HOSTING) if name != "cardwright_"}
    assert documented == set(exported(server))

"""Muting, blocking and reporting: what is seen, what is not, and what the host finds."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cardwright.table import aversions
from cardwright.table.limits import RATES
from cardwright.table.schema import AVERSIONS, REPORTS
from tests.table.company import Ear, Person, Server, open_server, refusals


def done(answer: Any, status: int = 204) -> None:
    assert answer.status_code == status, answer.text


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def heard(ear: Ear) -> list[str]:
    """What somebody sees of the chat now."""
    ear.settle()
    return [line["text"] for line in ear.scene()["chat"]]


def read(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.ask("GET", f"/api/tables/{table}").json()["chat"]]


def trio(server: Server) -> tuple[Person, Person, Person, str]:
    """Ann, Bob and Cleo, at a table that has begun."""
    ann, bob, cleo = (server.guest(name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.lay("me", "open", "open")
    for seat, person in ((1, bob), (2, cleo)):
        with person.at(table) as ear:
            assert refusals(ear.say("sit", seat=seat)) == []
    return ann, bob, cleo, table


def test_whoever_is_muted_is_not_heard_by_one_and_does_not_learn_of_it(server: Server) -> None:
    ann, bob, cleo, table = trio(server)
    with ann.at(table) as hers, bob.at(table) as his, cleo.at(table) as other:
        his.say("say", text="rude")
        hers.say("say", text="please")
        assert heard(hers) == ["rude", "please"]
        before = len(his.heard)
        done(ann.ask("PUT", f"/api/me/muted/{bob.id}"))
        his.say("say", text="ruder")
        assert heard(hers) == ["please"]
        assert heard(his) == heard(other) == ["rude", "please", "ruder"]
        assert all('"lost"' in text or "pong" in text or "ack" in text for text in his.heard[before:])
        done(ann.ask("DELETE", f"/api/me/muted/{bob.id}"))
        assert heard(hers) == ["rude", "please", "ruder"]
    assert hers.scene()["chat"][0]["account"] == bob.id


def test_a_block_hides_both_from_each_other_and_the_game_goes_on(server: Server) -> None:
    ann, bob, cleo, table = trio(server)
    with ann.at(table) as hers, bob.at(table) as his, cleo.at(table) as other:
        his.say("say", text="rude")
        hers.say("say", text="please")
        done(ann.ask("PUT", f"/api/me/blocked/{bob.id}"))
        assert (heard(hers), heard(his), heard(other)) == (["please"], ["rude"], ["rude", "please"])
        assert hers.scene()["status"] == his.scene()["status"] == "playing"
        turn = server.sitting(table).turn()
        ear = (hers, his, other)[turn]
        ear.settle()
        scene = ear.scene()
        assert refusals(ear.say("answer", question=scene["question"], answer=scene["options"][0]["answer"])) == []
    assert (read(ann, table), read(bob, table), read(server.nobody(), table)) == (
        ["please"], ["rude"], ["rude", "please"]
    )  # fmt: skip
    with bob.at(table) as his:
        assert heard(his) == ["rude"]


def test_who_is_blocked_cannot_sit_at_a_table_of_whoever_did_it(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, his = ann.lay("me", "open"), bob.lay("me", "open")
    done(ann.ask("PUT", f"/api/me/blocked/{bob.id}"))
    with bob.at(table) as ear:
        assert refusals(ear.say("sit", seat=1)) == ["blocked"]
        assert server.sitting(table).status() == "open"
        done(ann.ask("DELETE", f"/api/me/blocked/{bob.id}"))
        assert refusals(ear.say("sit", seat=1)) == []
    with ann.at(his) as ear:
        assert refusals(ear.say("sit", seat=1)) == []


def test_lists_say_who_is_muted_and_who_is_blocked(server: Server) -> None:
    ann, bob, cleo = (server.guest(name) for name in ("Ann", "Bob", "Cleo"))
    for path in (f"muted/{bob.id}", f"muted/{bob.id}", f"blocked/{cleo.id}"):
        done(ann.ask("PUT", f"/api/me/{path}"))
    assert ann.ask("GET", "/api/me/muted").json() == {"people": [{"id": bob.id, "name": "Bob"}]}
    assert ann.ask("GET", "/api/me/blocked").json() == {"people": [{"id": cleo.id, "name": "Cleo"}]}
    assert bob.ask("GET", "/api/me/blocked").json() == {"people": []}
    done(bob.ask("DELETE", "/api/me"))
    assert ann.ask("GET", "/api/me/muted").json() == {"people": []}
    with server.service().store.engine.connect() as connection:
        assert len(connection.execute(select(AVERSIONS)).all()) == 1


def test_what_cannot_be_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, cleo = (server.guest(name) for name in ("Ann", "Bob", "Cleo"))
    for kind in ("muted", "blocked"):
        assert code(ann.ask("PUT", f"/api/me/{kind}/{ann.id}")) == (409, "yourself")
        assert code(ann.ask("PUT", f"/api/me/{kind}/nobody")) == (404, "no_player")
        assert code(ann.ask("PUT", f"/api/me/{kind}/%00")) == (422, "invalid")
        assert code(server.nobody().ask("PUT", f"/api/me/{kind}/{ann.id}")) == (401, "nobody")
        assert code(server.nobody().ask("GET", f"/api/me/{kind}")) == (401, "nobody")
        done(ann.ask("DELETE", f"/api/me/{kind}/{bob.id}"))
    monkeypatch.setattr(aversions, "MOST", 1)
    done(ann.ask("PUT", f"/api/me/muted/{bob.id}"))
    assert code(ann.ask("PUT", f"/api/me/muted/{cleo.id}")) == (409, "enough")


# Reports.


def reports(server: Server) -> list[Any]:
    with server.service().store.engine.connect() as connection:
        return list(connection.execute(select(REPORTS).order_by(REPORTS.c.id)))


def test_a_report_keeps_the_line_as_it_was_though_its_writer_goes(server: Server) -> None:
    ann, bob, _, table = trio(server)
    with bob.at(table) as ear:
        ear.say("say", text="rude")
        number = ear.scene()["chat"][0]["number"]
    line = {"table": table, "number": number}
    body = {"about": bob.id, "reason": "insult", "text": " he  said so ", "line": line}
    answer = ann.ask("POST", "/api/reports", json=body)
    done(answer, 201)
    done(ann.ask("POST", "/api/reports", json={"about": bob.id, "reason": "name"}), 201)
    done(bob.ask("DELETE", "/api/me"))
    first, second = reports(server)
    assert answer.json() == {"id": first.id}
    assert (first.by, first.about, first.name, first.reason, first.text) == (
        ann.id,
        None,
        "Bob",
        "insult",
        "he said so",
    )
    assert (first.table, first.line, first.closed) == (table, "rude", None)
    assert (second.reason, second.text, second.table, second.line) == ("name", "", None, None)


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"about": "nobody"}, (404, "no_player")),
        ({"reason": "because"}, (422, "invalid")),
        ({"text": "x" * 501}, (422, "invalid")),
        ({"text": "\u3164"}, (422, "invalid")),
        ({"line": {"table": "nowhere", "number": 1}}, (404, "no_line")),
        ({"line": {"table": "nowhere", "number": -1}}, (422, "invalid")),
        ({"extra": 1}, (422, "invalid")),
    ],
)
def test_a_report_about_nothing_is_refused(server: Server, more: dict[str, Any], expected: tuple[int, str]) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    assert code(ann.ask("POST", "/api/reports", json={"about": bob.id, "reason": "other", **more})) == expected
    assert reports(server) == []


def test_nobody_is_reported_for_what_somebody_else_said_or_did(server: Server) -> None:
    ann, bob, cleo, table = trio(server)
    with bob.at(table) as ear:
        ear.say("say", text="rude")
        number = ear.scene()["chat"][0]["number"]
    for about, line in ((cleo.id, number), (bob.id, 3)):
        body = {"about": about, "reason": "insult", "line": {"table": table, "number": line}}
        assert code(ann.ask("POST", "/api/reports", json=body)) == (404, "no_line")
    assert code(ann.ask("POST", "/api/reports", json={"about": ann.id, "reason": "other"})) == (409, "yourself")
    assert code(server.nobody().ask("POST", "/api/reports", json={"about": ann.id, "reason": "other"})) == (
        401,
        "nobody",
    )


def test_nobody_reports_without_end(tmp_path: Path) -> None:
    with open_server(tmp_path, generous=False) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        body = {"about": bob.id, "reason": "spam"}
        for _ in range(RATES["report"].burst):
            done(ann.ask("POST", "/api/reports", json=body), 201)
        assert code(ann.ask("POST", "/api/reports", json=body)) == (429, "slow_down")


def test_a_name_that_changes_is_seen_at_every_table(server: Server) -> None:
    ann, bob, _, table = trio(server)
    with bob.at(table) as ear:
        ear.settle()
        done(ann.ask("PATCH", "/api/me", json={"name": "Anna"}), 200)
        ear.settle()
        assert ear.scene()["seats"][0]["name"] == "Anna"


def test_a_seat_that_is_kept_for_somebody_who_is_no_more_is_for_anybody(server: Server) -> None:
    ann, bob, dan = (server.guest(name) for name in ("Ann", "Bob", "Dan"))
    table = ann.lay("me", "open")
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
        ear.say("resign")
    with ann.at(table) as ear:
        ear.say("rematch")
        again = ear.scene()["rematch"]
    with dan.at(again) as ear:
        assert refusals(ear.say("sit", seat=0)) == ["kept"]
    done(bob.ask("DELETE", "/api/me"))
    with dan.at(again) as ear:
        ear.settle()
        assert [seat["kept"] for seat in ear.scene()["seats"]] == [None, ann.id]
        assert refusals(ear.say("sit", seat=0)) == []
        assert ear.scene()["status"] == "playing"

"""Somebody deletes the account: games end or go on without them, and what they said is gone."""

from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from cardwright.table.app import create_app
from cardwright.table.settings import Settings

WORDS = "I have good cards"
NUMBERS = count()


def visitor(client: TestClient, name: str) -> TestClient:
    """Another browser at the same server, signed in."""
    found = TestClient(client.app)
    found.portal = client.portal
    assert found.post("/api/me", json={"name": name}).status_code == 201
    return found


def table(owner: TestClient, *others: str) -> str:
    chairs = [{"kind": "me"}, *[{"kind": kind} for kind in others]]
    answer = owner.post("/api/tables", json={"game": "vale", "chairs": chairs})
    assert answer.status_code == 201
    return str(answer.json()["id"])


def deed(person: TestClient, table: str, **message: Any) -> None:
    """Do something at a table and wait until it is acknowledged."""
    with person.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"request": f"request-{next(NUMBERS)}", **message})
        while (heard := socket.receive_json())["type"] != "ack":
            assert heard["type"] != "refusal", heard


def scene(person: TestClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}").json()
    return found


def test_a_game_of_two_is_won_by_the_one_who_stays(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.db", generous=True))) as client:
        ann, bob = visitor(client, "Ann"), visitor(client, "Bob")
        played = table(ann, "open")
        deed(bob, played, type="sit", seat=1)
        deed(ann, played, type="say", text=WORDS)
        assert scene(bob, played)["status"] == "playing"
        assert ann.delete("/api/me").status_code == 204
        left = scene(bob, played)
        assert left["status"] == "finished"
        assert left["result"]["winners"] == [1]
        assert left["result"]["way"] == "resigned"
        assert WORDS not in str(left)
        assert "Ann" not in str(left)
        assert ann.get("/api/me").json() is None


def test_a_seat_at_a_table_that_waits_is_free_again(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.db", generous=True))) as client:
        ann, bob = visitor(client, "Ann"), visitor(client, "Bob")
        waiting = table(ann, "open")
        assert ann.delete("/api/me").status_code == 204
        left = scene(bob, waiting)
        assert left["status"] == "open"
        assert [seat["name"] for seat in left["seats"]] == ["", ""]
        deed(bob, waiting, type="sit", seat=0)
        assert scene(bob, waiting)["seat"] == 0


def test_a_game_of_three_goes_on_with_a_bot_and_survives_a_new_start(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.db", generous=True)
    with TestClient(create_app(settings)) as client:
        ann, bob, cleo = (visitor(client, name) for name in ("Ann", "Bob", "Cleo"))
        played = table(ann, "open", "open")
        deed(bob, played, type="sit", seat=1)
        deed(cleo, played, type="sit", seat=2)
        assert bob.delete("/api/me").status_code == 204
        assert scene(ann, played)["status"] == "playing"
        assert scene(ann, played)["seats"][1]["level"] == "normal"
    with TestClient(create_app(settings)) as client:
        ann.app, ann.portal = client.app, client.portal
        again = scene(ann, played)
        assert again["status"] == "playing"
        assert again["seats"][1]["lost"] == "resigned"
        assert "Bob" not in str(again)

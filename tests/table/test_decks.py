"""Decks that people keep: versions, whose they are, what is refused, and what is told about a text."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from starlette.testclient import TestClient

from cardwright.shelf import GAMES
from cardwright.table import deckshelf
from cardwright.table.app import create_app
from cardwright.table.limits import RATES, Rate
from cardwright.table.schema import ACCOUNTS, DECK_VERSIONS, DECKS
from cardwright.table.settings import Settings
from cardwright.text.workshop import workshop
from tests.table.company import Person, Server, is_trouble, open_server

THARGOS = GAMES["thargos"]
VANGUARD, KNIVES = THARGOS.lent(THARGOS.complete({}))[:2]
GRAVE = THARGOS.lent(THARGOS.complete({"undead": "with"}))[-1]
DRAFT = 'heroes = ["krisoss"]\n[cards]\nguardian = 5'
NEVER = 1 << 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as found:
        yield found


def body(**more: Any) -> dict[str, Any]:
    return {"game": "thargos", "name": "Mine", "text": VANGUARD, **more}


def keep(who: Person, **more: Any) -> dict[str, Any]:
    answer = who.ask("POST", "/api/decks", json=body(**more))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def save(who: Person, deck: dict[str, Any], **more: Any) -> Any:
    kept = {key: deck[key] for key in ("game", "name", "text", "options", "public", "version")}
    return who.ask("PUT", f"/api/decks/{deck['id']}", json={**kept, **more})


def listed(who: Person, which: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.ask("GET", f"/api/decks?which={which}&game=thargos").json()["decks"]
    return found


# Keeping.


def test_a_deck_is_kept_by_its_code_however_it_was_written(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann, name="  The  Banner ", text=f"{VANGUARD[:20].lower()}\r\n\t{VANGUARD[20:]}")
    assert (deck["name"], deck["text"], deck["version"], deck["public"]) == ("The Banner", VANGUARD, 1, False)
    assert (deck["owner"], deck["by"], deck["trial"], deck["running"]) == (ann.id, "Ann", None, False)
    assert deck["front"] == ["krisoss", "imperial_general", "imperial_tracker", "imperial_healer"]
    assert ann.ask("GET", f"/api/decks/{deck['id']}").json() == deck
    assert [it["id"] for it in listed(ann, "mine")] == [deck["id"]]


def test_a_deck_that_breaks_the_rules_is_kept_all_the_same(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann, text=DRAFT)
    read = ann.ask("POST", "/api/games/thargos/reading", json={"text": deck["text"]}).json()
    assert read["held"] == {"krisoss": 1, "guardian": 5}
    assert "A team has 4 Heroes; this one has 1." in read["wrong"]


def test_each_save_is_a_version_and_an_old_one_can_be_had_again(server: Server) -> None:
    ann = server.guest("Ann")
    first = keep(ann)
    second = save(ann, first, text=KNIVES).json()
    assert (second["version"], second["text"]) == (2, KNIVES)
    old = ann.ask("GET", f"/api/decks/{first['id']}?version=1").json()
    assert (old["text"], old["version"], old["latest"]) == (VANGUARD, 1, 2)
    third = save(ann, second, text=old["text"]).json()
    versions = ann.ask("GET", f"/api/decks/{first['id']}/versions").json()["versions"]
    assert [(it["number"], it["text"]) for it in versions] == [(3, VANGUARD), (2, KNIVES), (1, VANGUARD)]
    assert third["latest"] == 3


def test_another_name_or_no_change_makes_no_version(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann)
    assert save(ann, deck, name="Other", public=True).json()["version"] == 1
    again = ann.ask("GET", f"/api/decks/{deck['id']}").json()
    assert (again["name"], again["public"]) == ("Other", True)


def test_other_options_make_a_version_and_only_those_that_matter_are_kept(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann)
    told = {"undead": "with", "condar": "without", "difficulty": "hard", "points": "150"}
    saved = save(ann, deck, text=GRAVE, options=told).json()
    assert (saved["version"], saved["options"]) == (2, {"undead": "with", "points": "150"})


def test_who_saves_over_a_newer_version_is_told(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann)
    assert save(ann, deck, text=KNIVES).status_code == 200
    is_trouble(save(ann, deck, text=GRAVE), 409, "deck_changed")
    assert ann.ask("GET", f"/api/decks/{deck['id']}").json()["text"] == KNIVES


def test_there_is_room_for_so_many_decks_and_so_many_versions(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deckshelf, "MOST_DECKS", 2)
    monkeypatch.setattr(deckshelf, "MOST_VERSIONS", 2)
    ann = server.guest("Ann")
    deck = keep(ann)
    keep(ann)
    is_trouble(ann.ask("POST", "/api/decks", json=body()), 409, "decks_full")
    is_trouble(ann.ask("POST", f"/api/decks/{deck['id']}/copy"), 409, "decks_full")
    for text in (KNIVES, GRAVE):
        deck = save(ann, deck, text=text).json()
    versions = ann.ask("GET", f"/api/decks/{deck['id']}/versions").json()["versions"]
    assert [it["number"] for it in versions] == [3, 2]
    is_trouble(ann.ask("GET", f"/api/decks/{deck['id']}?version=1"), 404, "no_deck")


def test_a_deck_is_deleted_with_all_its_versions(server: Server) -> None:
    ann = server.guest("Ann")
    deck = save(ann, keep(ann), text=KNIVES).json()
    assert ann.ask("DELETE", f"/api/decks/{deck['id']}").status_code == 204
    is_trouble(ann.ask("GET", f"/api/decks/{deck['id']}"), 404, "no_deck")
    assert rows(server, deck["id"]) == (0, 0)


def test_who_deletes_the_account_leaves_no_deck(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann, public=True)
    assert rows(server, deck["id"]) == (1, 1)
    assert ann.ask("DELETE", "/api/me").status_code == 204
    assert rows(server, deck["id"]) == (0, 0)


def rows(server: Server, deck: str) -> tuple[int, int]:
    kept = select(func.count()).select_from(DECKS).where(DECKS.c.id == deck)
    versions = select(func.count()).select_from(DECK_VERSIONS).where(DECK_VERSIONS.c.deck == deck)
    with server.service().store.engine.connect() as connection:
        return connection.scalar(kept) or 0, connection.scalar(versions) or 0


def test_both_databases_keep_decks_and_trials(database: str) -> None:
    with TestClient(create_app(Settings(database, generous=True))) as client:
        client.post("/api/me", json={"name": "Ann"})
        deck = client.post("/api/decks", json=body()).json()
        assert client.put(f"/api/decks/{deck['id']}", json=body(text=KNIVES, version=1)).json()["version"] == 2
        assert client.put(f"/api/decks/{deck['id']}", json=body(version=1)).status_code == 409
        assert client.post(f"/api/decks/{deck['id']}/trial").json()["running"] is True
        assert client.delete(f"/api/decks/{deck['id']}/trial").status_code == 204
        found = client.get(f"/api/decks/{deck['id']}").json()
        assert (found["running"], found["trial"]["games"]) == (False, 200)
        assert len(client.get("/api/decks").json()["decks"]) == 1
        assert client.delete("/api/me").status_code == 204
        assert client.get(f"/api/decks/{deck['id']}").status_code == 404


# Whose it is.


def test_nobody_finds_or_touches_what_is_anothers_and_private(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    deck = keep(ann)
    place = f"/api/decks/{deck['id']}"
    for who in (bob, server.nobody()):
        is_trouble(who.ask("GET", place), 404, "no_deck")
        assert deck["id"] not in [it["id"] for it in listed(who, "public")]
    for method, path in (
        ("GET", "/versions"),
        ("DELETE", ""),
        ("POST", "/copy"),
        ("POST", "/trial"),
        ("DELETE", "/trial"),
    ):
        is_trouble(bob.ask(method, place + path), 404, "no_deck")
        is_trouble(server.nobody().ask(method, place + path), 401, "nobody")
    is_trouble(save(bob, deck, text=KNIVES), 404, "no_deck")
    assert ann.ask("GET", place).json() == deck
    is_trouble(server.nobody().ask("GET", "/api/decks"), 401, "nobody")


def test_what_is_public_can_be_read_as_it_is_and_copied(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    deck = save(ann, keep(ann, public=True), text=KNIVES).json()
    place = f"/api/decks/{deck['id']}"
    assert server.nobody().ask("GET", place).json()["text"] == KNIVES
    assert deck["id"] in [it["id"] for it in listed(server.nobody(), "public")]
    for answer in (bob.ask("GET", f"{place}?version=1"), bob.ask("GET", f"{place}/versions"), save(bob, deck)):
        is_trouble(answer, 404, "no_deck")
    is_trouble(bob.ask("POST", f"{place}/trial"), 404, "no_deck")
    copied = bob.ask("POST", f"{place}/copy").json()
    assert (copied["text"], copied["owner"], copied["public"], copied["version"]) == (KNIVES, bob.id, False, 1)
    assert save(bob, copied, text=VANGUARD).json()["text"] == VANGUARD
    assert server.nobody().ask("GET", place).json()["text"] == KNIVES


def test_public_decks_of_people_whom_one_does_not_want_to_meet_are_not_shown(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    deck = keep(ann, public=True)
    assert bob.ask("PUT", f"/api/me/blocked/{ann.id}").status_code == 204
    assert deck["id"] not in [it["id"] for it in listed(bob, "public")]
    is_trouble(bob.ask("GET", f"/api/decks/{deck['id']}"), 404, "no_deck")
    assert server.nobody().ask("GET", f"/api/decks/{deck['id']}").status_code == 200


def decide(server: Server, who: Person, **values: int) -> None:
    """What the host decides about somebody."""
    with server.service().store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.id).values(values))
    server.service().accounts.forget(who.id)


def test_who_is_silenced_publishes_nothing_and_who_is_banned_shows_nothing(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann, public=True)
    decide(server, ann, silenced=NEVER)
    is_trouble(ann.ask("POST", "/api/decks", json=body(public=True)), 403, "silenced")
    keep(ann)
    decide(server, ann, banned=NEVER)
    is_trouble(server.nobody().ask("GET", f"/api/decks/{deck['id']}"), 404, "no_deck")


# What is refused.


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"text": "HT1XYZ"}, 422, "unfit"),
        ({"text": 'heroes = ["nobody"]'}, 422, "unfit"),
        ({"text": ""}, 422, "invalid"),
        ({"text": "x" * 8_001}, 422, "invalid"),
        ({"text": f"{VANGUARD}\x00"}, 422, "invalid"),
        ({"name": " "}, 422, "invalid"),
        ({"name": "x" * 61}, 422, "invalid"),
        ({"options": {"undead": "maybe"}}, 422, "bad_options"),
        ({"options": {str(n): "x" for n in range(41)}}, 422, "invalid"),
        ({"game": "vale"}, 404, "no_decks"),
        ({"game": "chess"}, 404, "no_game"),
        ({"more": 1}, 422, "invalid"),
    ],
)
def test_what_is_no_deck_is_refused(server: Server, more: dict[str, Any], status: int, code: str) -> None:
    ann = server.guest("Ann")
    is_trouble(ann.ask("POST", "/api/decks", json=body(**more)), status, code)
    assert listed(ann, "mine") == []


def test_what_cannot_be_read_is_said_in_the_readers_language(server: Server) -> None:
    answer = server.guest("Ann").ask("POST", "/api/decks?lang=nl", json=body(text='heroes = ["krisos"]'))
    said = workshop(THARGOS).ready(THARGOS.complete({}), "nl")
    assert said
    assert "krisos" in answer.json()["error"]["message"]
    assert "There is no card" not in answer.json()["error"]["message"]


def test_a_deck_does_not_change_its_game(server: Server) -> None:
    ann = server.guest("Ann")
    deck = keep(ann)
    with server.service().store.engine.begin() as connection:
        connection.execute(update(DECKS).where(DECKS.c.id == deck["id"]).values(game="other"))
    is_trouble(save(ann, deck, text=KNIVES), 404, "no_deck")


def test_nobody_saves_or_reads_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("deck", "reading"):
        monkeypatch.setitem(RATES, kind, Rate(1, 1000))
    with open_server(tmp_path, generous=False) as server:
        ann = server.guest("Ann")
        keep(ann)
        is_trouble(ann.ask("POST", "/api/decks", json=body()), 429, "slow_down")
        assert ann.ask("POST", "/api/games/thargos/reading", json={"text": DRAFT}).status_code == 200
        is_trouble(ann.ask("POST", "/api/games/thargos/reading", json={"text": DRAFT}), 429, "slow_down")


# What is ready made, and what is said of a text.


def test_what_is_lent_follows_the_options_and_is_named_in_the_language(server: Server) -> None:
    nobody = server.nobody()
    few = nobody.ask("GET", "/api/games/thargos/loans?lang=fr").json()
    more = nobody.ask("GET", "/api/games/thargos/loans?option=undead=with&option=points=120").json()
    assert [it["text"] for it in few] == THARGOS.lent(THARGOS.complete({}))
    assert [it["text"] for it in more] == THARGOS.lent(THARGOS.complete({"undead": "with", "points": "120"}))
    assert more[-1]["name"] == "grave"
    assert few[0]["title"] == workshop(THARGOS).ready(THARGOS.complete({}), "fr")[0].title
    is_trouble(nobody.ask("GET", "/api/games/vale/loans"), 404, "no_decks")
    is_trouble(nobody.ask("GET", "/api/games/thargos/loans?option=undead"), 422, "bad_options")


def test_a_deck_by_chance_fits(server: Server) -> None:
    found = server.nobody().ask("GET", "/api/games/thargos/chance?option=points=120").json()
    assert THARGOS.unfit(THARGOS.complete({"points": "120"}), found["code"]) == []
    assert (found["wrong"], sum(found["held"].values())) == ([], 64)


def test_everything_that_is_wrong_with_a_text_is_said_at_once(server: Server) -> None:
    text = f"{DRAFT}\nnobody = 1"
    read = server.nobody().ask("POST", "/api/games/thargos/reading", json={"text": text, "options": {}}).json()
    assert (read["code"], read["held"], read["advice"]) == (None, {"krisoss": 1, "guardian": 5}, [])
    assert len(read["wrong"]) == len(THARGOS.unfit(THARGOS.complete({}), text))
    good = server.nobody().ask("POST", "/api/games/thargos/reading", json={"text": VANGUARD}).json()
    assert (good["code"], good["wrong"]) == (VANGUARD, [])


# At a table.


def test_at_a_table_everybody_sees_their_own_and_after_the_end_everybodys(server: Server) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    chairs = [{"kind": "me", "brings": VANGUARD}, {"kind": "open"}]
    table = ann.lay(game="thargos", chairs=chairs)
    with bob.at(table) as ear:
        ear.say("sit", seat=1, brings=KNIVES)
        seen = [who.ask("GET", f"/api/tables/{table}/brought").json() for who in (ann, bob, eve, server.nobody())]
        assert seen == [[VANGUARD, ""], ["", KNIVES], ["", ""], ["", ""]]
        ear.say("resign")
    assert eve.ask("GET", f"/api/tables/{table}/brought").json() == [VANGUARD, KNIVES]

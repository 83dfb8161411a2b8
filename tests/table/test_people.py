"""The routes about people, as a browser uses them."""

import pytest
from sqlalchemy import Connection, insert, update
from starlette.testclient import TestClient

from cardwright.table.ratings import rate
from cardwright.table.schema import SEATS, TABLES
from cardwright.table.service import Service
from cardwright.table.settings import YEAR
from tests.table.browsers import OTHER, Opens, another, begin, code, keep, login
from tests.table.company import PASSWORD


def test_nobody_is_null_until_a_name_is_chosen(browser: TestClient) -> None:
    answer = browser.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)
    me = begin(browser, "  Ann   Élan ")
    assert me == {
        "id": me["id"], "name": "Ann Élan", "kept": False, "preferences": {}, "silenced": 0, "lent": False,
    }  # fmt: skip
    assert browser.get("/api/me").json() == me


@pytest.mark.parametrize(
    ("secure", "name", "more"), [(False, "cardwright", []), (True, "__Host-cardwright", ["Secure"])]
)
def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(
    browsers: Opens, secure: bool, name: str, more: list[str]
) -> None:  # fmt: skip
    value, *flags = browsers(secure).post("/api/me", json={"name": "Ann"}).headers["set-cookie"].split("; ")
    assert value.startswith(f"{name}=")
    assert sorted(flags) == ["HttpOnly", f"Max-Age={YEAR}", "Path=/", "SameSite=lax", *more]


def test_a_secure_server_knows_its_people_again_and_lets_them_go(browsers: Opens) -> None:
    browser = browsers(secure=True)
    me = begin(browser)
    assert browser.get("/api/me").json() == me
    gone = browser.post("/api/logout")
    assert gone.headers["set-cookie"].startswith('__Host-cardwright=""; ')
    assert "Secure" in gone.headers["set-cookie"]
    assert browser.get("/api/me").json() is None


def test_whoever_has_a_name_does_not_lose_it_by_accident(browser: TestClient) -> None:
    me = begin(browser)
    assert code(browser.post("/api/me", json={"name": "Bob"})) == (409, "somebody")
    assert browser.get("/api/me").json() == me


@pytest.mark.parametrize("token", ["", "x", "x" * 4000, "é", "%00", "../../etc/passwd"])
def test_a_made_up_token_is_nobody(browser: TestClient, token: str) -> None:
    cookie = f"cardwright={token}".encode("latin-1")
    assert browser.get("/api/me", headers={b"cookie": cookie}).json() is None
    assert code(browser.patch("/api/me", json={}, headers={b"cookie": cookie})) == (401, "nobody")


def test_name_and_preferences_change(browser: TestClient) -> None:
    me = begin(browser)
    changed = browser.patch("/api/me", json={"name": "Bob", "preferences": {"dark": True, "deep": [{"a": None}]}})
    assert changed.json() == {**me, "name": "Bob", "preferences": {"dark": True, "deep": [{"a": None}]}}
    assert browser.patch("/api/me", json={}).json() == changed.json()
    assert browser.get("/api/me").json() == changed.json()


def test_a_name_that_somebody_keeps_cannot_be_kept_and_nothing_else_changes_then(browser: TestClient) -> None:
    other = another(browser)
    begin(other, "ANN")
    begin(browser, "Ann")
    keep(browser)
    assert code(keep(other)) == (409, "taken")
    other.patch("/api/me", json={"name": "Bob"})
    me = keep(other).json()
    assert code(other.patch("/api/me", json={"name": "ann", "preferences": {"dark": True}})) == (409, "taken")
    assert other.get("/api/me").json() == me


def test_an_account_is_used_on_another_device_and_the_password_changes(browser: TestClient) -> None:
    me = begin(browser)
    assert keep(browser).json() == {**me, "kept": True}
    other = another(browser)
    assert login(other, "ann").json() == {**me, "kept": True}
    assert other.get("/api/me").json() == {**me, "kept": True}
    for wrong in ({}, {"current": OTHER}):
        assert code(keep(browser, OTHER, **wrong)) == (403, "wrong_password")
    assert keep(browser, OTHER, current=PASSWORD).status_code == 200
    assert browser.get("/api/me").json() == {**me, "kept": True}
    assert other.get("/api/me").json() is None
    assert code(login(other, "ann")) == (403, "wrong_password")
    assert login(other, "ann", OTHER).status_code == 200


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(browser: TestClient) -> None:
    begin(browser)
    keep(browser)
    answers = [login(another(browser), name, OTHER) for name in ("Ann", "Nobody")]
    assert answers[0].content == answers[1].content
    assert "set-cookie" not in answers[0].headers
    assert code(answers[0]) == (403, "wrong_password")


def test_logging_in_or_out_ends_the_old_token(browser: TestClient) -> None:
    begin(browser)
    keep(browser)
    guest = another(browser)
    begin(guest, "Bob")
    stale = {"cookie": f"cardwright={guest.cookies['cardwright']}"}
    assert login(guest, "Ann").status_code == 200
    assert another(browser).get("/api/me", headers=stale).json() is None
    stale = {"cookie": f"cardwright={guest.cookies['cardwright']}"}
    assert guest.post("/api/logout").status_code == 204
    assert another(browser).get("/api/me", headers=stale).json() is None
    assert guest.post("/api/logout").status_code == 204
    assert browser.get("/api/me").json()["name"] == "Ann"


def test_an_account_is_deleted_by_whoever_knows_the_password(browser: TestClient) -> None:
    me = begin(browser)
    keep(browser)
    for body in (None, {}, {"password": OTHER}):
        assert code(browser.request("DELETE", "/api/me", json=body)) == (403, "wrong_password")
    assert browser.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert browser.get("/api/me").json() is None
    assert code(browser.get(f"/api/players/{me['id']}")) == (404, "no_player")
    assert code(login(browser, "Ann")) == (403, "wrong_password")


def test_a_guest_is_deleted_without_a_word(browser: TestClient) -> None:
    begin(browser)
    assert browser.delete("/api/me").status_code == 204
    assert browser.get("/api/me").json() is None


def finished_game(connection: Connection, ann: str, bob: str) -> None:
    for id, status in (("t1", "finished"), ("t2", "finished"), ("t3", "playing")):
        table = {"id": id, "game": "vale", "plan": {}, "public": True, "status": status, "number": 1, "turn": 0}
        connection.execute(insert(TABLES).values({**table, "created": 0, "changed": 0}))
        seats = [{"table": id, "seat": 0, "account": ann}, {"table": id, "seat": 1, "account": bob}]
        connection.execute(insert(SEATS).values(seats))
    connection.execute(update(SEATS).where(SEATS.c.table == "t2", SEATS.c.seat == 1).values(account=None))
    rate(connection, "vale", {ann: 1, bob: 2})


def test_everybody_may_see_how_well_somebody_plays(browser: TestClient) -> None:
    ann, other = begin(browser), another(browser)
    bob = begin(other, "Bob")
    for person in (browser, other):
        assert keep(person).status_code == 200
    service: Service = browser.app.state.service  # type: ignore[attr-defined]
    assert browser.portal is not None
    browser.portal.call(service.store.write, lambda connection: finished_game(connection, ann["id"], bob["id"]))
    stranger = another(browser)
    shown = stranger.get(f"/api/players/{ann['id']}").json()
    standing = shown["ratings"][0]["standing"]
    ratings = [{"game": "vale", "mode": "", "standing": standing, "games": 1, "wins": 1}]
    assert shown == {"id": ann["id"], "name": "Ann", "ratings": ratings, "finished": 2, "careers": []}
    assert stranger.get(f"/api/players/{bob['id']}").json()["finished"] == 1

    lines = stranger.get("/api/games/vale/ratings").json()["lines"]
    assert lines[0] == {"place": 1, "id": ann["id"], "name": "Ann", "standing": standing, "games": 1, "wins": 1}
    assert [line["name"] for line in lines] == ["Ann", "Bob"]
    assert stranger.get("/api/games/vale/ratings?limit=1&offset=1").json()["lines"] == lines[1:]

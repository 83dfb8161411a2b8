"""What goes over the wire is the scene of whoever listens and nothing else: no seed, no token, no hash, no log."""

import random
from collections.abc import Iterator
from typing import Final

import orjson
import pytest

from cardwright.kernel.deal import seal
from cardwright.table.scene import Viewer, scene
from cardwright.table.sessions import digest
from tests.table.company import PASSWORD, Ear, Json, Server, open_server

SEED: Final = 8_765_432_109_876_535
OPTIONS: Final = {"artifacts": "with", "curse": "with"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as found:
        yield found


class Clerk:
    """Compares every scene of a socket with the one that its seat should get."""

    def __init__(self, server: Server, table: str, ear: Ear, seat: int) -> None:
        self.server, self.table, self.ear, self.seat = server, table, ear, seat
        self.told = 0
        self.heard = 0

    def check(self) -> None:
        """The last scene is, byte by byte, what `scene` makes for this seat from where the last one ended."""
        s = self.server.sitting(self.table)
        people = self.server.service().memory.tables[self.table].people
        texts = [text for text in self.ear.heard if text.startswith('{"type":"scene"')]
        self.ear.heard.clear()
        if texts:
            assert texts[-1].encode() == orjson.dumps(scene(s, Viewer(self.seat, "en", self.told, self.heard), people))
            self.told, self.heard = len(s.told), s.number


def test_a_socket_sends_exactly_the_scene_of_its_seat(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", options=OPTIONS, seed=SEED)
    chance = random.Random(5)
    with ann.at(table) as a, bob.at(table) as b, server.nobody().at(table) as c:
        b.say("sit", seat=1)
        clerks = [Clerk(server, table, ear, seat) for seat, ear in ((0, a), (1, b), (-1, c))]
        for _ in range(40):
            for clerk in clerks:
                clerk.ear.settle()
                clerk.check()
            asked = ann.ask("GET", f"/api/tables/{table}").json()
            ear, asked = (a, asked) if asked["options"] else (b, bob.ask("GET", f"/api/tables/{table}").json())
            answer = chance.choice(asked["options"])["answer"]
            ear.say("answer", question=asked["question"], answer=answer)
        assert [clerk.told for clerk in clerks] == [40] * 3
    for person, seat in ((ann, 0), (bob, 1), (server.nobody(), -1)):
        people = server.service().memory.tables[table].people
        expected = orjson.dumps(scene(server.sitting(table), Viewer(seat, "en"), people))
        assert person.ask("GET", f"/api/tables/{table}").content == expected


def test_no_message_carries_a_seed_a_token_or_a_password(server: Server) -> None:
    ann, bob = server.kept("Anna"), server.kept("Robert")
    table = ann.lay("me", "open", options=OPTIONS, seed=SEED, public=True)
    with ann.at(table) as a, bob.at(table) as b, server.nobody().at(table) as c:
        b.say("sit", seat=1)
        a.say("say", text="hello")
        c.say("say", text="hello")
        b.say("answer", question=99, answer="nonsense")
        for ear in (a, b, c):
            ear.settle()
        heard = "".join([*a.heard, *b.heard, *c.heard])
    for path in (f"/api/tables/{table}", "/api/tables?which=playing", "/api/tables?which=mine", "/api/me",
                 f"/api/players/{bob.id}", "/metrics", "/healthz"):  # fmt: skip
        heard += ann.ask("GET", path).text
    heard += ann.ask("GET", "/api/me/sessions").text
    heard += ann.ask("POST", "/api/me/password", json={"password": "another", "current": PASSWORD}).text
    assert "hello" in heard
    for secret in (str(SEED), PASSWORD, "argon2", ann.token, bob.token, digest(ann.token), digest(bob.token)):
        assert secret not in heard


@pytest.mark.parametrize("path", ["steps/0", "steps/0?seat=-2", "steps/1?seat=1", "steps/-1", "log"])
def test_moments_and_the_log_stay_closed_while_the_game_goes_on(server: Server, path: str) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open", seed=SEED)
    for asking in (ann, server.nobody()):
        refused = asking.ask("GET", f"/api/tables/{table}/{path}")
        assert refused.status_code == 403
        assert refused.json()["error"]["code"] == "not_over"


def test_a_game_that_goes_on_cannot_be_continued_at_another_table(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.lay("me", "open")
    body = {"game": "vale", "chairs": [{"kind": "me"}, {"kind": "open"}], "moment": {"table": table, "step": 0}}
    assert server.guest("Eve").ask("POST", "/api/tables", json=body).status_code == 403


def test_moments_and_the_log_open_once_the_game_is_over(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", seed=SEED)
    with bob.at(table) as b:
        b.say("sit", seat=1)
        b.say("resign")
    assert server.nobody().ask("GET", f"/api/tables/{table}/steps/0").status_code == 200
    assert str(SEED) in server.nobody().ask("GET", f"/api/tables/{table}/log").text


def test_secret_salt_and_key_of_a_game_leave_the_server_nowhere_before_it_is_over(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", public=True)
    heard = ""
    with ann.at(table) as a, bob.at(table) as b, server.nobody().at(table) as c:
        b.say("sit", seat=1)
        plan, bits = server.sitting(table).plan, server.sitting(table).bits
        dealt = [plan.secret, plan.salt, plan.key_of(bits)]
        assert all(len(it) >= 32 for it in dealt)
        for ear in (a, b):
            ear.settle()
            scene_now = ear.scene()
            answer = scene_now["options"][0]["answer"] if scene_now["options"] else "nonsense"
            ear.say("answer", question=scene_now["question"], answer=answer)
            ear.say("answer", question=scene_now["question"], answer="nonsense")
            ear.say("hint")
            ear.say("unseal", bits="0f" * 16)
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", f"/api/tables/{table}/checks", "/metrics",
                     f"/api/tables/{table}/steps/0", "/api/tables?which=playing", "/api/tables?which=mine",
                     "/openapi.json", "/healthz"):  # fmt: skip
            heard += ann.ask("GET", path).text
        c.settle()
        heard += "".join([*a.heard, *b.heard, *c.heard, caplog.text])
        assert not [it for it in dealt if it in heard]
        b.say("resign")
        assert list(b.scene()["deal"]["opened"].values()) == dealt
    log = ann.ask("GET", f"/api/tables/{table}/log").text
    assert all(it in log for it in dealt)


def test_the_deal_of_a_finished_game_is_checked_by_whoever_asks(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", seal=seal("0a" * 16))
    with ann.at(table) as a, bob.at(table) as b:
        b.say("sit", seat=1, seal=seal("0b" * 16))
        assert b.scene()["deal"]["waiting"] == [0, 1]
        a.say("unseal", bits="0a" * 16)
        b.say("unseal", bits="0b" * 16)
        assert b.scene()["status"] == "playing"
        assert b.scene()["deal"]["bits"] == ["0a" * 16, "0b" * 16]
        assert ann.ask("GET", f"/api/tables/{table}/checks").status_code == 403
        a.settle()
        asked = a if a.scene()["options"] else b
        asked.say("answer", question=asked.scene()["question"], answer=asked.scene()["options"][0]["answer"])
        b.say("resign")
    found = server.nobody().ask("GET", f"/api/tables/{table}/checks").json()
    assert [(it["what"], it["right"], it["seat"], it["answers"]) for it in found] == [
        ("commitment", True, -1, 0),
        ("bits", True, 0, 0),
        ("bits", True, 1, 0),
        ("key", True, -1, 0),
        ("answers", True, -1, 1),
    ]


@pytest.mark.parametrize("more", [{"seed": 5}, {"scenario": "round = 3\n[[seat]]\n[[seat]]\n"}])
def test_a_known_deal_says_so_before_anybody_sits_down_and_is_not_checked(server: Server, more: Json) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", public=True, **more)
    shown = bob.ask("GET", f"/api/tables/{table}").json()
    origin = "seed" if "seed" in more else "laid"
    assert (shown["deal"]["origin"], shown["deal"]["commitment"], shown["plan"]["rated"]) == (origin, None, False)
    listed = bob.ask("GET", "/api/tables?which=open").json()["tables"]
    assert {it["origin"] for it in listed if it["id"] == table} == {origin}
    with bob.at(table) as b:
        b.say("sit", seat=1)
        b.say("resign")
    assert ann.ask("GET", f"/api/tables/{table}/checks").status_code == 409


def test_who_was_away_hears_what_was_taken_back(server: Server) -> None:
    """One player is away while the other answers, takes it back and answers otherwise: the story is the log's."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.lay("me", "open", seed=SEED)
    with bob.at(table) as b:
        b.say("sit", seat=1)
    people = {0: ann, 1: bob}
    turn = server.sitting(table).turn()
    player, away = people[turn], people[1 - turn]
    with player.at(table) as p:
        p.settle()
        first, other = p.scene()["options"][0]["answer"], p.scene()["options"][1]["answer"]
        p.say("answer", question=p.scene()["question"], answer=first)
        with away.at(table) as ear:
            ear.settle()
            kept = ear.scene()
        p.say("undo", question=p.scene()["question"])
        p.say("answer", question=p.scene()["question"], answer=other)
    story = kept["story"]["steps"]
    with away.at(f"{table}?told={len(story)}&heard={kept['number']}") as ear:
        ear.settle()
        back = ear.scene()["story"]
    story[back["from"] :] = back["steps"]
    assert back["from"] == 1
    assert story == away.ask("GET", f"/api/tables/{table}").json()["story"]["steps"]

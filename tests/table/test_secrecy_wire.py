"""What goes over the wire is the scene of whoever listens and nothing else: no seed, no token, no hash, no log."""

import random
from collections.abc import Iterator
from typing import Final

import orjson
import pytest

from cardwright.table.accounts import digest
from cardwright.table.scene import Viewer, scene
from tests.table.company import Ear, Server, open_server

SEED: Final = 8_765_432_109_876_535
OPTIONS: Final = {"artifacts": "with", "curse": "with"}
PASSWORD: Final = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("server")) as found:
        yield found


class Clerk:
    """Compares every scene of a socket with the one that its seat should get."""

    def __init__(self, server: Server, table: str, ear: Ear, seat: int) -> None:
        self.server, self.table, self.ear, self.seat = server, table, ear, seat
        self.told = 0

    def check(self) -> None:
        """The last scene is, byte by byte, what `scene` makes for this seat from where the last one ended."""
        s = self.server.sitting(self.table)
        people = self.server.house().hub.rooms[self.table].people
        texts = [text for text in self.ear.heard if text.startswith('{"type":"scene"')]
        self.ear.heard.clear()
        if texts:
            assert texts[-1].encode() == orjson.dumps(scene(s, Viewer(self.seat, "en", self.told), people))
            self.told = len(s.told)


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
        people = server.house().hub.rooms[table].people
        expected = orjson.dumps(scene(server.sitting(table), Viewer(seat, "en"), people))
        assert person.ask("GET", f"/api/tables/{table}").content == expected


def test_no_message_carries_a_seed_a_token_or_a_password(server: Server) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for person in (ann, bob):
        kept = person.ask("POST", "/api/me/password", json={"password": PASSWORD})
        assert kept.status_code == 200
        assert PASSWORD not in kept.text
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

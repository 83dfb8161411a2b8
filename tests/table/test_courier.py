"""Your turn, when you are not there: messages to browsers and letters, to whoever asked for them and nobody else."""

import asyncio
import base64
import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import http_ece
import pytest
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import func, select

from cardwright.table import live
from cardwright.table.courier import BROWSERS, NOBODY, contact
from cardwright.table.mail import MailServer
from cardwright.table.push import Public, is_public, may_be_called
from cardwright.table.schema import MAILBOXES, SUBSCRIPTIONS
from cardwright.table.settings import Settings
from cardwright.table.store import Store
from tests.table.company import PASSWORD, Person, Server, is_trouble, open_server

pytestmark = pytest.mark.slow

PATIENCE: Final = 300.0
SOON: Final = 0.05
AUTH: Final = b"sixteen bytes!!!"


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def until(done: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < late, "waited in vain"
        time.sleep(0.01)


class Post:
    """A push service on this machine, and a browser that reads what comes there."""

    def __init__(self) -> None:
        self.status = 201
        self.headers: Final[list[dict[str, str]]] = []
        self.bodies: Final[list[bytes]] = []
        self.key: Final = ec.generate_private_key(ec.SECP256R1())
        post = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                post.bodies.append(self.rfile.read(int(self.headers["content-length"])))
                post.headers.append({"path": self.path, **{key.lower(): it for key, it in self.headers.items()}})
                self.send_response(post.status)
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url: Final = f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def subscription(self, **more: str) -> dict[str, str]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.url}/ann", "p256dh": b64(public), "auth": b64(AUTH), **more}

    def messages(self) -> list[Any]:
        return [json.loads(http_ece.decrypt(it, private_key=self.key, auth_secret=AUTH)) for it in self.bodies]


@pytest.fixture
def post() -> Iterator[Post]:
    found = Post()
    yield found
    found.close()


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Server]:
    settings = {"push_loopback": True, "push_seconds": SOON, "mail_seconds": 2 * SOON, **more}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "GRACE_SECONDS", 0.0)
        with open_server(folder, address="https://club.example", **settings) as found:
            yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as found:
        yield found


def rows(server: Server) -> tuple[int, int]:
    """How many browsers and addresses the server knows."""
    with server.service().store.engine.connect() as connection:
        counts = [connection.scalar(select(func.count()).select_from(it)) for it in (SUBSCRIPTIONS, MAILBOXES)]
    return counts[0] or 0, counts[1] or 0


def playing(ann: Person, bob: Person) -> tuple[str, Person]:
    """A table of two, and whose turn it is; nobody is there."""
    table = ann.lay("me", "open", public=True)
    with bob.at(table) as ear:
        ear.say("sit", seat=1)
    return table, (ann, bob)[ann.server.sitting(table).turn()]


def quiet(server: Server) -> None:
    """Whoever was to be told has been."""
    until(lambda: not server.service().courier.errands)


def test_whoever_is_away_is_told_once_and_nothing_of_the_cards(server: Server, post: Post) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for person in (ann, bob):
        assert person.ask("PUT", "/api/me/push", json=post.subscription(lang="fr")).status_code == 204
    table, asked = playing(ann, bob)
    until(lambda: len(post.bodies) == 1)
    quiet(server)
    other = {ann.id: "Bob", bob.id: "Ann"}[asked.id]
    assert post.messages() == [
        {
            "title": "The Vale of Eternity",
            "body": f"C’est à vous de jouer. À la table\u202f: {other}.",
            "url": f"/tables/{table}",
            "tag": table,
        }
    ]
    assert asked.ask("GET", "/api/me/notices").json() == {"push": True, "address": "", "confirmed": False}


def test_messages_are_signed_with_the_key_that_browsers_were_told(server: Server, post: Post) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for person in (ann, bob):
        person.ask("PUT", "/api/me/push", json=post.subscription())
    playing(ann, bob)
    until(lambda: len(post.bodies) == 1)
    headers = post.headers[0]
    scheme, token, key = headers["authorization"].replace(",", " ").split()
    public = server.client.get("/api/host").json()["push"]
    assert (scheme, key, headers["content-encoding"]) == ("vapid", f"k={public}", "aes128gcm")
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    r, s = unb64(signature)[:32], unb64(signature)[32:]
    check = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    check.verify(
        encode_dss_signature(int.from_bytes(r), int.from_bytes(s)), signed.encode(), ec.ECDSA(SHA256())
    )  # fmt: skip
    claims = json.loads(unb64(signed.split(".")[1]))
    assert claims["aud"] == post.url
    assert 0 < claims["exp"] - time.time() <= 3600


def test_whoever_is_at_the_table_or_did_not_ask_is_told_nothing(server: Server, post: Post) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    ann.ask("PUT", "/api/me/push", json=post.subscription())
    table = ann.lay("me", "open")
    with ann.at(table) as a, bob.at(table) as b:
        b.say("sit", seat=1)
        for ear in (a, b):
            ear.settle()
        quiet(server)
        assert post.bodies == []
    assert ann.ask("DELETE", "/api/me/push").status_code == 204
    quiet(server)
    assert rows(server) == (0, 0)


def test_who_goes_away_in_their_own_turn_is_told(server: Server, post: Post) -> None:
    ann = server.guest("Ann")
    ann.ask("PUT", "/api/me/push", json=post.subscription())
    table = ann.lay("me", "open")
    with ann.at(table) as ear:
        ear.say("bot", seat=1, level="random")
        until(lambda: server.sitting(table).turn() == 0)
        ear.settle()
        assert post.bodies == []
    until(lambda: len(post.bodies) == 1)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_does_not_want_it_any_more_is_forgotten(server: Server, post: Post, status: int) -> None:
    post.status = status
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for person in (ann, bob):
        person.ask("PUT", "/api/me/push", json=post.subscription())
    playing(ann, bob)
    until(lambda: rows(server)[0] == 1)


@pytest.mark.parametrize("status", [301, 307, 500, 429])
def test_what_fails_is_forgotten_and_nobody_is_sent_elsewhere(server: Server, post: Post, status: int) -> None:
    post.status = status
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for person in (ann, bob):
        person.ask("PUT", "/api/me/push", json=post.subscription())
    playing(ann, bob)
    until(lambda: len(post.bodies) == 1)
    quiet(server)
    assert [it["path"] for it in post.headers] == ["/ann"]
    assert rows(server)[0] == 2


def test_signing_out_or_leaving_for_good_ends_it(server: Server, post: Post) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for person in (ann, bob):
        person.ask("PUT", "/api/me/push", json=post.subscription())
    assert rows(server)[0] == 2
    ann.ask("POST", "/api/logout")
    assert rows(server)[0] == 1
    bob.ask("DELETE", "/api/me")
    assert rows(server)[0] == 0


def test_nobody_makes_the_server_call_many_doors(server: Server, post: Post) -> None:
    ann, bob = server.kept("Ann"), server.guest("Bob")
    for _ in range(BROWSERS + 2):
        answer = server.client.post("/api/login", json={"name": "Ann", "password": PASSWORD})
        device = Person(server, ann.id, answer.cookies[server.service().cookie()])
        server.client.cookies.clear()
        assert device.ask("PUT", "/api/me/push", json=post.subscription()).status_code == 204
    while playing(ann, bob)[1] is not ann:
        pass
    until(lambda: len(post.bodies) > 0)
    quiet(server)
    assert len(post.bodies) == BROWSERS


def test_push_services_hear_whom_to_write_to() -> None:
    mail = MailServer("mail.example", 25, "table@club.example")
    assert contact(Settings("", mail=mail)) == "mailto:table@club.example"
    assert contact(Settings("", address="https://club.example:8443")) == "https://club.example"
    assert contact(Settings("", address="http://192.168.1.20:8000")) == NOBODY


REFUSED: Final = (
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://push.example:8443/x",
    "https://user@push.example/x",
    "https://push.example/x#y",
    "https://push/x",
    "https://пуш.example/x",
    "ftp://push.example/x",
    "file:///etc/passwd",
    "https://",
    "https://push.example:99999/x",
    "",
)


@pytest.mark.parametrize("endpoint", REFUSED)
def test_an_endpoint_that_is_no_public_service_is_not_even_kept(endpoint: str) -> None:
    assert not may_be_called(endpoint, loopback=False)


@pytest.mark.parametrize(
    "endpoint", ["https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/x"]
)
def test_push_services_are_called(endpoint: str) -> None:
    assert may_be_called(endpoint, loopback=False)


def test_only_tests_call_this_machine(tmp_path: Path, post: Post) -> None:
    with serving(tmp_path, push_loopback=False) as server:
        ann = server.guest("Ann")
        is_trouble(ann.ask("PUT", "/api/me/push", json=post.subscription()), 422, "bad_push")
        is_trouble(ann.ask("PUT", "/api/me/push", json=post.subscription(p256dh="x" * 87, auth="?")), 422, "invalid")
        is_trouble(server.nobody().ask("PUT", "/api/me/push", json=post.subscription()), 401, "nobody")


ADDRESSES: Final = {
    "93.184.216.34": True,
    "2606:4700::1111": True,
    "127.0.0.1": False,
    "10.1.2.3": False,
    "192.168.0.1": False,
    "169.254.169.254": False,
    "100.64.0.1": False,
    "0.0.0.0": False,
    "224.0.0.1": False,
    "::1": False,
    "fe80::1": False,
    "fd00::1": False,
    "::ffff:127.0.0.1": False,
    "::ffff:93.184.216.34": True,
}


@pytest.mark.parametrize(("address", "public"), ADDRESSES.items())
def test_addresses_of_this_machine_and_its_network_are_not_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_leads_inside_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(self: object, host: str, port: int = 0, family: int = 0) -> list[dict[str, str]]:
        return [{"host": it} for it in host.split(" ")]

    monkeypatch.setattr(ThreadedResolver, "resolve", resolve)

    async def look_up(names: str) -> list[str]:
        return [it["host"] for it in await Public().resolve(names)]

    assert asyncio.run(look_up("10.0.0.1 93.184.216.34")) == ["93.184.216.34"]
    with pytest.raises(OSError, match="no public address"):
        asyncio.run(look_up("10.0.0.1 ::1"))


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path) as server:
            keys.append(server.client.get("/api/host").json()["push"])
    assert keys[0] == keys[1]
    assert len(unb64(keys[0])) == 65


def test_either_database_forgets_browsers_and_addresses_with_their_owner(database: str) -> None:
    store = Store(database)
    names = itertools.count()
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO accounts (id, name, preferences, created) VALUES ('a', 'a', '{}', 0)")
        for session in ("s1", "s2"):
            connection.exec_driver_sql(
                "INSERT INTO tokens (hash, account, expires, session, created, used, device)"
                f" VALUES ('{next(names)}', 'a', 1, '{session}', 0, 0, '')"
            )
            connection.exec_driver_sql(
                "INSERT INTO subscriptions (session, account, endpoint, p256dh, auth, lang)"
                f" VALUES ('{session}', 'a', 'x', 'x', 'x', 'en')"
            )
        connection.exec_driver_sql("INSERT INTO mailboxes (account, address, lang, stop) VALUES ('a', 'x', 'en', 'y')")
        connection.exec_driver_sql("DELETE FROM tokens WHERE session = 's1'")
        assert connection.scalar(select(func.count()).select_from(SUBSCRIPTIONS)) == 1
        connection.exec_driver_sql("DELETE FROM accounts")
        for table in (SUBSCRIPTIONS, MAILBOXES):
            assert connection.scalar(select(func.count()).select_from(table)) == 0
    store.engine.dispose()

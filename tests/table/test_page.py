"""The server serves the page beside its interface, built or not; the page is made from its present description."""

import importlib.util
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cardwright.table import page
from cardwright.table.app import create_app
from cardwright.table.settings import Settings

WEB = Path(__file__).parent.parent.parent / "web"


FIRST = '<!doctype html><html lang="en"><title>{}</title><link rel="preload" href="/api/games?lang=en">' + " " * 2000
SCRIPT = "export {};" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    for room in ("index", "cards", "nowhere"):
        (folder / f"{room}.html").write_text(FIRST.format(room))
    (folder / "tables.html").write_text(FIRST.format("tables") + '<link href="/api/tables/{id}">')
    (folder / "mark.svg").write_text("<svg/>")
    (folder / "sw.js").write_text("self")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-1.js").write_text(SCRIPT)
    (folder / "assets" / "index-1.js.br").write_bytes(b"packed")
    monkeypatch.setattr(page, "FOLDER", folder)
    return TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.db")))


@pytest.mark.parametrize(
    ("address", "room"),
    [
        ("/", "index"),
        ("/cards", "cards"),
        ("/cards/hydra", "cards"),
        ("/tables/some-table?lesson=first", "tables"),
    ],
)
def test_every_room_of_the_page_has_a_first_file(built: TestClient, address: str, room: str) -> None:
    answer = built.get(address)
    assert answer.status_code == 200
    assert f"<title>{room}</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("chosen", "asked", "lang"),
    [
        ("", "", "en"),
        ("", "fr-BE,nl;q=0.8", "fr"),
        ("", "de, nl;q=0.8, en;q=0.7", "nl"),
        ("nl", "fr", "nl"),
        ("xx", "fr", "fr"),
        ('"><script>', "*;q=0.1", "en"),
    ],
)
def test_the_first_data_come_in_the_language_of_the_reader(
    built: TestClient, chosen: str, asked: str, lang: str
) -> None:
    answer = built.get("/", headers={"cookie": f"lang={chosen}", "accept-language": asked})
    assert f'<html lang="{lang}">' in answer.text
    assert f'"/api/games?lang={lang}"' in answer.text
    assert "cookie" in answer.headers["vary"]


def test_the_first_file_of_a_table_asks_for_that_table(built: TestClient) -> None:
    assert 'href="/api/tables/some-table"' in built.get("/tables/some-table?lesson=first").text
    assert 'href="/api/tables/%22%3E%3Cscript%3E"' in built.get("/tables/%22%3E%3Cscript%3E/more").text


def test_the_first_file_of_a_table_asks_for_what_its_game_needs(tmp_path: Path, built: TestClient) -> None:
    (tmp_path / "page" / "tables.vale.html").write_text('<link href="/api/tables/{id}"><link href="/api/games/vale">')
    app = create_app(Settings(f"sqlite:///{tmp_path}/t.db"))
    with TestClient(app) as client:
        client.post("/api/me", json={"name": "Ann"})
        chairs = [{"kind": "me"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "vale", "chairs": chairs}).json()["id"]
        assert f'"/api/tables/{table}"><link href="/api/games/vale"' in client.get(f"/tables/{table}").text
        assert "/api/games/vale" not in client.get("/tables/some-table").text
        app.state.service.store.opened = False
        assert "/api/games/vale" not in client.get(f"/tables/{table}").text


def test_what_carries_its_content_in_its_name_may_be_kept(built: TestClient) -> None:
    answer = built.get("/assets/index-1.js", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_who_can_unpack_it_gets_it_small(built: TestClient) -> None:
    with built.stream("GET", "/assets/index-1.js", headers={"accept-encoding": "gzip, br"}) as answer:
        assert b"".join(answer.iter_raw()) == b"packed"
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "accept-encoding" in answer.headers["vary"].lower()
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "address", ["/nowhere", "/tables", "/tables/", "/assets/nothing.js", "/assets/../../t.db", "/api/nowhere"]
)
def test_what_is_no_page_is_not_found(built: TestClient, address: str) -> None:
    answer = built.get(address)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_who_browses_to_an_address_that_is_none_sees_a_page_that_says_so(built: TestClient) -> None:
    answer = built.get("/profile", headers={"accept": "text/html,*/*;q=0.8", "accept-language": "fr"})
    assert answer.status_code == 404
    assert '<html lang="fr"><title>nowhere</title>' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_server_without_a_page_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    answer = TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.db"))).get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text


def test_the_description_that_the_page_is_made_from_is_current() -> None:
    """If this fails: `python web/tools/wire.py`."""
    spec = importlib.util.spec_from_file_location("wire", WEB / "tools" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert [path for path, text in tool.descriptions().items() if path.read_text() != text] == []


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("/mark.svg", "image/svg+xml"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_what_browsers_look_for_is_there_and_always_fresh(built: TestClient, address: str, kind: str) -> None:
    answer = built.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"

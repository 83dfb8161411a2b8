"""The server serves the page beside its interface, built or not; the page is made from its present description."""

import importlib.util
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cardwright.table import page
from cardwright.table.app import create_app
from cardwright.table.settings import Settings

WEB = Path(__file__).parent.parent.parent / "web"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Cardwright</title>" + " " * 2000)
    (folder / "assets" / "index-1.js").write_text("export {};")
    monkeypatch.setattr(page, "FOLDER", folder)
    return TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.db")))


@pytest.mark.parametrize("address", ["/", "/cards", "/cards/hydra", "/tables/some-table?lesson=first", "/rules", "/me"])
def test_every_address_of_the_page_gets_its_first_file(built: TestClient, address: str) -> None:
    answer = built.get(address)
    assert answer.status_code == 200
    assert "<title>Cardwright</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_what_carries_its_content_in_its_name_may_be_kept(built: TestClient) -> None:
    answer = built.get("/assets/index-1.js")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("address", ["/nowhere", "/assets/nothing.js", "/assets/../../t.db", "/api/nowhere"])
def test_what_is_no_page_is_not_found(built: TestClient, address: str) -> None:
    assert built.get(address).status_code == 404


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
    assert WEB.joinpath("wire.json").read_text() == tool.description()

"""The proxy of docs/hosting.md keeps a table with its server, and finds another when that one is gone."""

import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import httpx
import pytest

from cardwright.table.newtable import TABLE_ID, new_id
from tests.patience import PATIENCE
from tests.table.server import HOST, free_port
from tests.table.test_hosting import BLOCKS

KNOCK: Final = 0.05
TABLES: Final = [f"table-{i}" for i in range(40)]
KEPT, LOCATION = sorted((text for kind, text in BLOCKS if kind == "nginx"), key=lambda text: "upstream" not in text)


def table_in(path: str) -> str | None:
    """The table by which a request is kept, as the proxy finds it."""
    rule = re.search(r"~(\S+) \$table;", KEPT)
    assert rule is not None
    found = re.search(rule[1].replace("(?<", "(?P<"), path)
    return found and found["table"]


def test_the_rule_finds_the_table_in_every_address_that_has_one() -> None:
    for table in (new_id(), "-_aZ09", "x" * 22):
        assert re.match(TABLE_ID, table)
        for path in ("/ws/tables/{}", "/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/steps/3"):
            assert table_in(path.format(table)) == table
    for path in ("/", "/api/tables", "/api/me", "/tables/x", "/ws/other/x"):
        assert table_in(path) is None


class Echo(BaseHTTPRequestHandler):
    """Says on which port it is, and what came through."""

    def do_GET(self) -> None:
        assert isinstance(self.server, ThreadingHTTPServer)
        said = f"{self.server.server_port} {self.headers['upgrade']} {self.headers['host']}".encode()
        self.send_response(200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """Nothing is noted."""


@contextmanager
def echo() -> Iterator[ThreadingHTTPServer]:
    with ThreadingHTTPServer((HOST, 0), Echo) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@contextmanager
def nginx(folder: Path, servers: list[int]) -> Iterator[str]:
    """The proxy as the page shows it, before other servers; its address."""
    port = free_port()
    lines = "\n".join(f"server {HOST}:{it} max_fails=1 fail_timeout=5s;" for it in servers)
    kept = re.sub(r"(?:\s*server 10\.0\.0\.\d:8000 max_fails=1 fail_timeout=5s;)+", lambda _: lines, KEPT)
    location = LOCATION.replace("http://127.0.0.1:8000", "http://cardwright")
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;\n"
        f"fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;\n"
        f"{kept}\nserver {{ listen {HOST}:{port};\n{location}\n}} }}\n"
    )
    process = subprocess.Popen(["nginx", "-p", folder, "-c", folder / "nginx.conf"])
    try:
        yield answering(f"http://{HOST}:{port}", process)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answering(url: str, process: "subprocess.Popen[bytes]") -> str:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(url)
            return url
        except httpx.TransportError:
            assert process.poll() is None, "the proxy does not start"
            assert time.monotonic() < late, "the proxy does not answer"
            time.sleep(KNOCK)


def kept_at(url: str, table: str) -> str:
    """Where a table's requests and sockets go."""
    socket = {"upgrade": "websocket", "connection": "upgrade"}
    said = {
        httpx.get(f"{url}/ws/tables/{table}?told=3", headers=socket).text,
        httpx.get(f"{url}/api/tables/{table}", headers=socket).text,
        httpx.get(f"{url}/api/tables/{table}/steps/2?seat=-1", headers=socket).text,
    }
    (one,) = said
    port, upgrade, host = one.split()
    assert (upgrade, host) == ("websocket", HOST)
    return port


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not here; the rule itself is tested above")
def test_nginx_keeps_a_table_with_its_server_and_finds_another_when_that_is_gone(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(echo()) for _ in range(3)]
        url = stack.enter_context(nginx(tmp_path, [it.server_port for it in servers]))
        before = {table: kept_at(url, table) for table in TABLES}
        assert set(before.values()) == {str(it.server_port) for it in servers}
        gone = servers[0]
        gone.shutdown()
        gone.socket.close()
        after = {table: kept_at(url, table) for table in TABLES}
        assert str(gone.server_port) not in after.values()
        assert all(after[table] == port for table, port in before.items() if port != str(gone.server_port))

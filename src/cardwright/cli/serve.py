"""`cardwright serve`: a table on the network."""

from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from cardwright.cli.complaint import Complaint, complaints

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator

    from sqlalchemy import Engine
    from uvicorn import Config

    from cardwright.table.mail import MailServer
    from cardwright.table.settings import Settings

FILE: Final = "tables.db"
EVERYWHERE: Final = ("0.0.0.0", "::")
# An address that nobody has, in a range for documentation.
ELSEWHERE: Final = ("192.0.2.1", 9)
LONGEST_MESSAGE: Final = 16 * 1024
PING_SECONDS: Final = 20.0
LEAVE_SECONDS: Final = 3
# A process that does not answer for so long is replaced; on a busy machine it takes its time to begin.
START_SECONDS: Final = 60
# Bringing a large database up to date takes its time, and so does waiting for another process that does.
MIGRATE_SECONDS: Final = 3600.0
QUEUE: Final = 2048
UNREAD_SECONDS: Final = 30.0
# Besides connections a process opens its database, its bots and its own code.
OTHER_FILES: Final = 200


def serve(
    host: Annotated[str, typer.Option(help="Whom to serve: this machine, or 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Where; 0 finds a free one.", min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help="How many processes serve; more than 1 needs PostgreSQL.", min=1)] = 1,
    database: Annotated[
        str | None,
        typer.Option(help="A file, or postgresql://…", envvar="CARDWRIGHT_DATABASE", metavar="URL", show_envvar=True),
    ] = None,
    bots: Annotated[int, typer.Option(help="In how many processes bots think hard, for each worker.", min=1)] = 1,
    bot_seconds: Annotated[float, typer.Option(help="How long a bot may think about an answer.", min=0.01)] = 1.0,
    secure: Annotated[
        bool, typer.Option("--secure", help="Behind a proxy that speaks HTTPS: cookies only there.")
    ] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another page that may use this server.", metavar="URL")
    ] = None,
    connections: Annotated[
        int, typer.Option(help="How many connections each process holds; whoever comes then is told to wait.", min=10)
    ] = 2000,
    crowd: Annotated[
        int, typer.Option(help="How many households share an address, as in a school: limits by address grow.", min=1)
    ] = 1,
    forget_guests: Annotated[
        int, typer.Option(help="Forget guests who did nothing for so many days; 0: never.", min=0)
    ] = 90,
    forget_tables: Annotated[
        int, typer.Option(help="Forget tables where nobody began for so many days; 0: never.", min=0)
    ] = 30,
    address: Annotated[
        str | None, typer.Option(help="How people reach this server, for invitations and letters.", metavar="URL")
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            help="A mail server, for letters to whoever wants them: smtp://USER:PASSWORD@HOST:PORT.",
            envvar="CARDWRIGHT_SMTP",
            metavar="URL",
            show_envvar=True,
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(help="The address that letters come from.", metavar="ADDRESS")
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser, if there is a screen.")] = False,
) -> None:
    """Serve tables where people play, from this machine.

    * `cardwright serve` serves this machine at http://127.0.0.1:8000 and keeps everything in your data folder.
    * `cardwright serve --host 0.0.0.0` serves everybody who can reach this machine, and shows a code for phones.
    * `cardwright serve --database club.db --port 8080` keeps everything in a file of yours.
    * `cardwright serve --workers 4 --database postgresql://club@localhost/club` uses four processes.
    * `cardwright serve --secure --origin https://club.example` stands behind a proxy that speaks HTTPS.

    The first start makes the database; a later version brings it up to date. What happens is noted on stderr, a line of
    JSON each. Ctrl-C or SIGTERM ends it: what was acknowledged is kept. docs/hosting.md tells the rest.
    """
    with complaints(), installed():
        from cardwright.table.settings import Bounds, Settings

        bounds = Bounds(connections=connections, per_address=min(connections, Bounds.per_address * crowd))
        origins = tuple(plain(it) for it in origin or ())
        url = located(database, workers)
        settings = Settings(
            url, workers, bots, bot_seconds, secure, origins, bounds=bounds, crowd=crowd,
            forget_guests=forget_guests, forget_tables=forget_tables,
        )  # fmt: skip
        named = "" if address is None else plain(address, "--address")
        mail = post_office(smtp, mail_from, named)
        prepare(settings.database)
        make_room(connections)
        door = bind(host, port)
        there = named or network_address(door, host)
        welcome(local_address(door, host), there, open_ and has_screen())
        with together(replace(settings, address=there, mail=mail)) as kept:
            run(configured(kept), door)


def welcome(local: str, there: str, opens: bool) -> None:
    """Say where the server is, on this machine and on the network, and perhaps open a browser."""
    typer.echo(f"Cardwright is at {local} (Ctrl-C ends it)")
    if there:
        typer.echo(f"On the network it is at {there}\n{qr_code(there)}")
    if opens:
        import webbrowser

        webbrowser.open(local)


def has_screen() -> bool:
    """Whether a browser would show up; on a machine without a screen it would take the terminal."""
    import os
    import sys

    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextmanager
def installed() -> "Iterator[None]":
    """Say what to install if the server's packages are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cardwright"):
            raise
        raise Complaint(
            f"the server needs packages that are not here ({error.name}); install them: pip install 'cardwright[table]'"
        ) from error


def located(database: str | None, workers: int) -> str:
    """The URL of a database, from a URL or the path of a file."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from cardwright.cli.saving import default_path

    given = str(default_path("table").parent / FILE) if database is None else database
    scheme, mark, rest = given.partition("://")
    if mark and scheme in ("postgresql", "postgres"):
        given = f"postgresql+psycopg://{rest}"
    try:
        url = make_url(given if mark else f"sqlite:///{Path(given).expanduser()}")
    except (ArgumentError, ValueError) as error:
        raise Complaint("--database: this URL cannot be read; expected postgresql://USER:PASSWORD@HOST/NAME") from error
    if url.drivername == "postgresql+psycopg":
        return url.render_as_string(False)
    if url.drivername != "sqlite" or url.database in (None, "", ":memory:"):
        raise Complaint("--database: expected a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    if workers > 1:
        raise Complaint("--workers: several processes need PostgreSQL; give its URL with --database")
    return url.render_as_string(False)


def plain(origin: str, option: str = "--origin") -> str:
    """An origin as browsers write it."""
    from urllib.parse import urlsplit

    with suppress(ValueError):
        parts = urlsplit(origin.lower())
        if parts.scheme in ("http", "https") and parts.netloc and parts.path in ("", "/"):
            return f"{parts.scheme}://{parts.netloc}"
    raise Complaint(f"{option}: expected something like https://club.example, got '{origin}'")


def post_office(smtp: str | None, mail_from: str | None, address: str) -> "MailServer | None":
    """The mail server, if there is to be one: a letter must say whom it is from, and where its links lead."""
    from cardwright.table.mail import BadServer, mail_server

    if smtp is None:
        if mail_from is not None:
            raise Complaint("--mail-from: letters need a mail server too; give its URL with --smtp")
        return None
    if not address:
        raise Complaint("--smtp: letters have links in them; say where they lead with --address")
    try:
        return mail_server(smtp, mail_from or "")
    except BadServer as error:
        raise Complaint(f"--smtp, --mail-from: {error}") from error


def prepare(database: str) -> None:
    """Make the database or bring it up to date, before anybody is let in; what could not be read is tried again."""
    from cardwright.table.aside import try_again
    from cardwright.table.migrate import migrate

    with opened(database) as engine:
        if engine.dialect.name == "sqlite":
            Path(engine.url.database or "").parent.mkdir(parents=True, exist_ok=True)
        migrate(engine)
        with engine.begin() as connection:
            try_again(connection)


@contextmanager
def opened(database: str) -> "Iterator[Engine]":
    """A database; whatever is wrong with it is said in a line."""
    from sqlalchemy.exc import DBAPIError

    from cardwright.table.engine import open_engine
    from cardwright.table.migrate import TooNew

    engine = open_engine(database, MIGRATE_SECONDS if database.startswith("postgresql") else None)
    where = engine.url.render_as_string() if engine.dialect.name == "postgresql" else engine.url.database or ""
    try:
        yield engine
    except TooNew as error:
        raise Complaint(f"{where}: {error}") from error
    except OSError as error:
        raise Complaint(f"{where} cannot be made: {error.strerror or error}") from error
    except DBAPIError as error:
        reason = (str(error.orig).strip().splitlines() or ["no reason given"])[0]
        raise Complaint(f"{where} cannot be used: {reason}") from error
    finally:
        engine.dispose()


def make_room(connections: int) -> None:
    """Let this process have as many files open as it may need, where the system lets us."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def bind(host: str, port: int, unread_seconds: float = UNREAD_SECONDS) -> "socket.socket":
    """A socket that waits for people; whoever comes before the server is ready waits in line."""
    import socket

    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        door = socket.create_server((host, port), family=family, backlog=QUEUE)
    except (OSError, UnicodeError) as error:
        reason = str(getattr(error, "strerror", None) or error).partition(" (")[0]
        raise Complaint(f"{host} port {port} cannot be served: {reason}; choose another --port or --host") from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Whatever comes in by this door inherits it: the system ends a connection whose client reads nothing.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(unread_seconds * 1000))
    return door


@contextmanager
def together(settings: "Settings") -> "Iterator[Settings]":
    """Let several processes find each other and count together what somebody does, in a folder that is gone then."""
    from tempfile import TemporaryDirectory

    if settings.workers == 1:
        yield settings
        return
    with TemporaryDirectory(prefix="cardwright-") as folder:
        file = Path(folder, "ledger")
        file.touch()
        yield replace(settings, ledger=str(file), homes=folder)


def local_address(door: "socket.socket", host: str) -> str:
    """Where to open the page on this machine."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{door.getsockname()[1]}"


def network_address(door: "socket.socket", host: str) -> str:
    """Where other machines open the page, if everybody is served and this machine is on a network."""
    import socket

    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Nothing is sent: the system only says by which of its addresses it would go there.
        probe.connect(ELSEWHERE)
        name = probe.getsockname()[0]
        return "" if name.startswith("127.") else f"http://{name}:{door.getsockname()[1]}"
    return ""


def qr_code(address: str) -> str:
    """An address as a picture of half blocks, for the camera of a phone."""
    import io

    import segno

    found = io.StringIO()
    segno.make(address, micro=False).terminal(found, compact=True)
    return found.getvalue()


def configured(settings: "Settings") -> "Config":
    """How uvicorn serves: each process makes an application of its own."""
    from functools import partial

    from uvicorn import Config

    from cardwright.table.app import create_app
    from cardwright.table.door import Door, SocketDoor
    from cardwright.table.journal import CONFIGURATION

    return Config(
        partial(create_app, settings),
        factory=True,
        http=partial(Door, settings.bounds),  # type: ignore[arg-type]  # it is only ever called
        ws=SocketDoor,
        workers=settings.workers,
        log_config=CONFIGURATION,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=LEAVE_SECONDS,
        timeout_worker_healthcheck=START_SECONDS,
    )


@contextmanager
def shared_figures() -> "Iterator[None]":
    """A folder where the processes that are started meanwhile keep what they measure, so that each shows all of it."""
    import os
    from tempfile import TemporaryDirectory

    from cardwright.table.metrics import FOLDER

    with TemporaryDirectory(prefix="cardwright-") as folder:
        os.environ[FOLDER] = folder
        yield
        del os.environ[FOLDER]


def run(config: "Config", door: "socket.socket") -> None:
    """Serve until somebody says to stop; SIGTERM is as good as Ctrl-C."""
    import signal

    from uvicorn import Server
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import multiprocess

    from cardwright.table.worker import Member

    if config.workers == 1:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            Server(config).run([door])
        return
    setattr(multiprocess, "Process", Member)  # noqa: B010  (uvicorn makes its processes by this name)
    team = multiprocess.Multiprocess(config, [door])
    with shared_figures():
        team.run()
    if any(worker.exitcode == STARTUP_FAILURE for worker in team.processes):
        raise Complaint("the server could not start; the lines above say why")

"""The page as people meet it: a server of its own, a real browser, and a window for everybody who comes.

A window hears what its page says to the console and over its socket. Whatever sounds like an error counts against
the test, unless the test has announced it.
"""

import asyncio
import itertools
import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, WebSocket, sync_playwright

from cardwright.shelf import GAMES
from tests.patience import PATIENCE
from tests.table.server import Server

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
TICK: Final = 15
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
FIRST: Final = next(iter(GAMES))
NAMES: Final = ("Ann", "Bob", "Cleo", "Dirk", "Eve")

Json = dict[str, Any]


def find_browser() -> str | None:
    """The system's own Chromium, or one that is like it; none if there is only the testing tool's."""
    return next((found for name in BROWSERS if (found := shutil.which(name)) is not None), None)


class Site:
    """A server that can be lost and come back, and the browser in front of it."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server: Final = server
        self.browser: Final = browser
        self.windows: Final[list[Window]] = []
        self.cards: Final[dict[str, str]] = {}

    def begin(self) -> None:
        """Start the server and wait until it answers."""
        self.server.begin()
        with ThreadPoolExecutor(1) as pool:  # the browser's loop runs in this thread
            pool.submit(lambda: asyncio.run(self.server.ready())).result()

    def open(
        self, name: str = "", *, phone: bool = False, dark: bool = False, lang: str = "en", **more: Any
    ) -> "Window":
        """A window of a browser that knows nothing yet; with a name, somebody is signed in."""
        context = self.browser.new_context(
            base_url=self.server.url(""),
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            color_scheme="dark" if dark else "light",
            **{
                "viewport": PHONE if phone else DESKTOP,
                "reduced_motion": "reduce",
                "service_workers": "block",
                **more,
            },
        )
        window = Window(self, context)
        self.windows.append(window)
        if name:
            window.me = window.post("/api/me", {"name": name})["id"]
        return window

    def close(self) -> list[str]:
        """Close every window; what they complained about."""
        complaints = [text for window in self.windows for text in window.complaints()]
        for window in self.windows:
            window.context.close()
        self.windows.clear()
        return complaints

    def lay(self, who: "Window", *chairs: str, game: str = FIRST, **more: Any) -> str:
        """A new table of the first game on the shelf, or of another: chairs are "me", "open", or a bot's level."""
        seats = [{"kind": it} if it in ("me", "open") else {"kind": "bot", "level": it} for it in chairs]
        return str(who.post("/api/tables", {"game": game, "chairs": seats, **more})["id"])

    def names(self) -> dict[str, str]:
        """Every card of the first game in English, by its id."""
        if not self.cards:
            with self.browser.new_context(base_url=self.server.url("")) as context:
                found = context.request.get(f"/api/games/{FIRST}/cards?lang=en").json()
            self.cards.update({it["id"]: it["name"] for it in found})
        return self.cards


class Window:
    """Somebody's browser: what they see, and what came to them."""

    def __init__(self, site: Site, context: BrowserContext) -> None:
        self.site: Final = site
        self.context: Final = context
        self.page: Final[Page] = context.new_page()
        self.me = ""
        self.frames: Final[list[str]] = []
        self.sent: Final[list[str]] = []
        self.errors: Final[list[str]] = []
        # A worker would answer for the server: only tests of the app let it.
        self.announced: Final[list[str]] = ["Service Worker registration blocked"]
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self._listen)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def expect(self, complaint: str) -> None:
        """A test that makes something fail says which complaint belongs to it."""
        self.announced.append(complaint)

    def complaints(self) -> list[str]:
        return [text for text in self.errors if not any(re.search(it, text) for it in self.announced)]

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Json) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def until(self, done: Callable[[], bool], what: str) -> None:
        """Wait for something that must come to pass, while the page lives on."""
        for _ in itertools.repeat(None, int(PATIENCE * 1000 / TICK)):
            if done():
                return
            self.page.wait_for_timeout(TICK)
        heard = [it[:300] for it in self.frames[-3:]]
        told = "\n".join(["sent:", *self.sent[-3:], "heard:", *heard, self.page.locator("main").inner_text()])
        raise AssertionError(f"waited in vain: {what}\n{told}")


@contextmanager
def open_site(database: str) -> Iterator[Site]:
    """A server and a browser, until the end of the block."""
    with Server(database) as server, sync_playwright() as play, _launch(play) as browser:
        site = Site(server, browser)
        site.begin()
        yield site
        site.close()


def _launch(play: Playwright) -> Browser:
    return play.chromium.launch(executable_path=find_browser(), args=list(FLAGS))

"""How quick the page is, in Chromium: `python -m bench.web`. Prints a table in Markdown.

The phone is simulated: a processor four times slower on a fast 3G line, which means 150 ms there and back and 1.6
Mbit/s. DevTools' own "Fast 3G" is measured beside it: it holds back every request for 562 ms.
"""

import itertools
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession

from bench.line import Line
from tests.web.site import Json, Site, Window, open_site
from tests.web.table import Fingers, Table, played
from tests.web.thargos import table as thargos

SLOWER = 4
FAST_3G = (0.150, 200_000, 93_750)
DEVTOOLS_FAST_3G: dict[str, object] = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 180_000,
    "uploadThroughput": 84_375,
}
KIB = 1000
ANSWERS = 40
TRIES = 5
FRAMES = ["cc", "benchmark", "disabled-by-default-devtools.timeline.frame"]
IDLE = "STATE_NO_UPDATE_DESIRED"
DROPPED = "STATE_DROPPED"
SHOWN = "STATE_PRESENTED"
LONG_GAMES = range(5, 13)
GAMES = (11, 12, 13)
BOTH = {"artifacts": "with", "curse": "with"}
# The last deck that is lent is the one of the Undead.
UNDEAD = -1
# When a page's first button can be pressed: it is there, and the page has time for it.
READY = """() => new Promise((tell) => {
  const look = () => document.querySelector("main .button.primary:not(:disabled), main [data-card]")
    ? requestIdleCallback(() => tell(performance.now()))
    : requestAnimationFrame(look);
  look();
})"""
# From an answer to the frame that shows what came of it.
WATCH = """
window.answers = [];
const send = WebSocket.prototype.send;
let asked = 0;
WebSocket.prototype.send = function (text) {
  if (text.includes('"answer"')) asked = performance.now();
  return send.call(this, text);
};
const listen = WebSocket.prototype.addEventListener;
const hear = (event) => {
  if (!String(event.data).startsWith('{"type":"scene"')) return;
  const from = asked;
  asked = 0;
  if (from) requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - from)));
};
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...it) { super(...it); listen.call(this, "message", hear); }
};
"""

# What any page loses on this machine: a square that goes to and fro, in nobody's way.
SQUARE = """() => {
  const square = document.body.appendChild(document.createElement("div"));
  square.style = "position: fixed; inset: 0 auto auto 0; width: 60px; height: 84px; background: #a33; z-index: 99";
  square.style.pointerEvents = "none";
  const way = [{ transform: "none" }, { transform: "translate(300px, 500px)" }];
  square.animate(way, { duration: 1000, iterations: Infinity, direction: "alternate" });
}"""

Rows = list[tuple[str, str, str]]


def main() -> None:
    print("| what | measured | promised |\n| --- | ---: | ---: |")
    with tempfile.TemporaryDirectory() as place, open_site(f"sqlite:///{place}/table.db") as site:
        for measure in (first_load, interactive, answered, moving, long_game):
            for row in measure(site):
                print(f"| {' | '.join(row)} |", flush=True)


@contextmanager
def opened(site: Site, *, phone: bool = False, motion: bool = False) -> Iterator[tuple[Window, CDPSession]]:
    """A window, and the means to slow it down."""
    window = site.open("Ann", phone=phone, reduced_motion="no-preference" if motion else "reduce")
    yield window, window.context.new_cdp_session(window.page)
    assert site.close() == []


def first_load(site: Site) -> Rows:
    """What comes over the wire when nothing is known yet."""
    say("the first load")
    rows: Rows = []
    for name, address in (("home", "/"), *tables(site)):
        with opened(site) as (window, tools):
            sizes = transferred(window, tools, address)
        icons = sum(size for path, size in sizes.items() if "/icons-" in path)
        plain = sum(sizes.values()) - icons
        rows.append(
            (f"first load of {name}, compressed", f"{plain / KIB:.0f} kB, icons {icons / KIB:.0f} kB", "300 kB")
        )
    return rows


def tables(site: Site) -> list[tuple[str, str]]:
    """A table of each kind, with everything that can lie on it."""
    ann = site.open("Ann")
    whole = {"condar": "with", "undead": "with", "mode": "story", "story": "condar"}
    laid = [
        ("a table of Vale with both expansions", site.lay(ann, "me", "easy", options=BOTH, seed=3)),
        (
            "a story in Condar with the Undead",
            thargos.lay(site, ann, "me", "easy", deck=UNDEAD, options=whole),
        ),
    ]
    site.close()
    return [(name, f"/tables/{table}") for name, table in laid]


def table_address(site: Site) -> str:
    ann = site.open("Ann")
    found = f"/tables/{site.lay(ann, 'me', 'easy', options=BOTH, seed=3)}"
    site.close()
    return found


def transferred(window: Window, tools: CDPSession, address: str) -> dict[str, int]:
    """The bytes of every file, with its headers, as they came."""
    tools.send("Network.enable")
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}
    tools.on("Network.responseReceived", lambda it: paths.__setitem__(it["requestId"], it["response"]["url"]))
    tools.on(
        "Network.loadingFinished",
        lambda it: sizes.__setitem__(paths.get(it["requestId"], it["requestId"]), int(it["encodedDataLength"])),
    )
    window.page.goto(address)
    window.page.wait_for_load_state("networkidle")
    return sizes


def interactive(site: Site) -> Rows:
    """Until something can be pressed, on a phone that has never been here."""
    rows: Rows = []
    for name, address in (("home", "/"), *tables(site)):
        say(f"how soon {name} can be used on a phone")
        with Line(*FAST_3G).to(site.server.port) as port:
            times = sorted(usable(site, f"http://127.0.0.1:{port}{address}") for _ in range(TRIES))
        rows.append((f"{name} can be used, phone on fast 3G, s", seconds(times), "2"))
        times = sorted(usable(site, address, DEVTOOLS_FAST_3G) for _ in range(TRIES))
        rows.append(("the same with DevTools' Fast 3G, s", seconds(times), ""))
    return rows


def usable(site: Site, address: str, network: dict[str, object] | None = None) -> float:
    with opened(site, phone=True) as (window, tools):
        slow(tools, network)
        window.page.goto(address, wait_until="commit")
        return float(window.page.evaluate(READY))


def seconds(times: list[float]) -> str:
    return f"{statistics.median(times) / 1000:.1f}"


def slow(tools: CDPSession, network: dict[str, object] | None = None) -> None:
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if network:
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", network)


def answered(site: Site) -> Rows:
    """From a click to the frame that shows what came of it."""
    say("how soon an answer is shown")
    times: list[float] = []
    for seed in GAMES:
        with opened(site, motion=True) as (window, _):
            window.page.add_init_script(WATCH)
            table = Table(window, site.lay(window, "me", "random", options=BOTH, seed=seed), 3)
            table.play(lambda it: it.clicks >= ANSWERS)
            times += window.page.evaluate("window.answers")
    times.sort()
    half, most = times[len(times) // 2], times[len(times) * 95 // 100]
    return [(f"an answer is shown, ms ({len(times)} of them): half, 95 %", f"{half:.0f}, {most:.0f}", "100")]


def moving(site: Site) -> Rows:
    """How many frames Chromium drops while something moves, on the slow phone, and while a lone square does."""
    rows: Rows = []
    for name, motion, promised in (("", True, "none"), (" by a lone square over the same games", False, "")):
        say(f"frames on a phone{name}")
        found = [movement for seed in GAMES for movement in watched(site, seed, motion)]
        gone, frames = sum(map(sum, found)), sum(map(len, found))
        what = f"frames lost on a phone{name}, of {frames:,} in {len(found)} movements"
        rows.append((what, f"{gone} ({gone / frames:.2%})", promised))
    return rows


def watched(site: Site, seed: int, motion: bool) -> list[list[bool]]:
    """Everything that moved in some answers; without motion that is a square of our own."""
    with opened(site, phone=True, motion=motion) as (window, tools):
        table = Fingers(window, site.lay(window, "me", "random", options=BOTH, seed=seed), 3)
        table.wait()
        if not motion:
            window.page.evaluate(SQUARE)
        slow(tools)
        site.browser.start_tracing(page=window.page, categories=FRAMES)
        table.play(lambda it: it.clicks >= ANSWERS // 2)
        return movements(json.loads(site.browser.stop_tracing())["traceEvents"])


def movements(events: list[Json]) -> list[list[bool]]:
    """The frames of everything that moved, and which of them were lost.

    Chromium may report twice on a frame, on what moves by itself and on what the page changes: it is lost if neither is
    shown.
    """
    told = [it for it in sorted(events, key=lambda one: one["ts"]) if "frame_reporter" in it["args"]]
    pages = {it["pid"] for it in told if moves(it)}
    frames = [it for it in told if it["pid"] in pages and frame(it)["state"] != IDLE]
    shown = {(it["pid"], frame(it)["frame_sequence"]) for it in frames if frame(it)["state"].startswith(SHOWN)}
    return [[lost(it, shown) for it in group] for moving, group in itertools.groupby(frames, moves) if moving]


def frame(event: Json) -> Json:
    told: Json = event["args"]["frame_reporter"]
    return told


def moves(event: Json) -> bool:
    return bool(frame(event).get("has_compositor_animation"))


def lost(event: Json, shown: set[tuple[int, int]]) -> bool:
    it = frame(event)
    missed = it["state"] == DROPPED and bool(it.get("affects_smoothness"))
    return missed and (event["pid"], it["frame_sequence"]) not in shown


def long_game(site: Site) -> Rows:
    """Showing an answer at the beginning and at the end of long games with four players."""
    begin: list[float] = []
    end: list[float] = []
    lines = 0
    for seed in LONG_GAMES:
        say("a long game")
        with opened(site, motion=True) as (window, _):
            window.page.add_init_script(WATCH)
            table = Table(window, site.lay(window, "me", "random", "random", "random", options=BOTH, seed=seed), 3)
            table.play()
            played(table)
            times: list[float] = window.page.evaluate("window.answers")
            lines += sum(map(len, window.get(f"/api/tables/{table.scene['table']}")["story"]["steps"]))
        begin += times[: len(times) // 5]
        end += times[-(len(times) // 5) :]
    what = f"an answer is shown in {len(LONG_GAMES)} games of four with {lines:,} lines of log, ms"
    found = f"{statistics.median(begin):.0f}, {statistics.median(end):.0f}"
    return [(f"{what}: first fifth, last fifth", found, "as quick at its end")]


def say(text: str) -> None:
    print(f"measuring {text} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

"""All of the table is in sight at every question of whole games, on the smallest desktop and on a phone on its side."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from tests.web.site import Site
from tests.web.thargos.questions import begun, scene
from tests.web.thargos.table import EAGER
from tests.web.thargos.told import Told

# Somebody who puts as much as can be under the Heroes.
GREEDY: Final = {**EAGER, "attach": 30, "lay": 3}
TABLES: Final = {
    "duel": (2, {}),
    "circle of three": (3, {"mode": "circle"}),
    "circle of six": (6, {"mode": "circle"}),
    "solo": (1, {"mode": "solo"}),
    "story": (2, {"mode": "story"}),
    "story of four": (4, {"mode": "story", "story": "condar"}),
    "story against the Rival": (1, {"mode": "story-solo", "story": "road"}),
}
WINDOWS: Final = {"laptop": (1280, 720, "en"), "phone on its side": (844, 390, "fr")}
# What is wrong: a page that scrolls, a head under the dock, Heroes under the head, rows that lie upon each other,
# and what does not fit where it lies.
WRONG: Final = """() => {
  const box = (it) => it.getBoundingClientRect();
  const all = (it) => [...document.querySelectorAll(it)];
  const dock = document.querySelector(".dock");
  const end = dock.classList.contains("flat") ? innerHeight : box(dock).top;
  const head = box(all(".board > .head").at(-1));
  const own = all(".near .hero, .story > .party .hero").map(box);
  const middle = all(".tracks > .mid, .story > .middle, .stage").filter((it) => it.checkVisibility()).map(box);
  const found = [];
  if (document.documentElement.scrollHeight > innerHeight) found.push("the page scrolls");
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  if (head.bottom > end + 1) found.push(`the head is ${head.bottom - end} under the dock`);
  if (own.some((it) => it.bottom > head.top + 1)) found.push("Heroes under the head");
  if (middle.some((it) => own.some((hero) => hero.top < it.bottom - 2))) found.push("the middle covers Heroes");
  for (const it of all(".board .head, .dock")) {
    if (it.scrollWidth > it.clientWidth + 1) found.push(`${it.scrollWidth - it.clientWidth} too wide: ${it.innerText}`);
  }
  const within = (it, where) => {
    const [inner, outer] = [box(it), box(it.closest(where))];
    return inner.width === 0 || (inner.left > outer.left - 2 && inner.right < outer.right + 2 &&
      inner.top > outer.top - 2 && inner.bottom < outer.bottom + 2);
  };
  for (const [what, where] of [[".near .figures svg", ".tile"], [".party .figures svg", ".tile"], [".at", ".land"]]) {
    const cut = all(what).filter((it) => !within(it, where)).length;
    if (cut) found.push(`${cut} cut off: ${what}`);
  }
  return found;
}"""


def questions(players: int, options: dict[str, str]) -> Iterator[Position]:
    """What the first player is asked in a game by chance."""
    t, dice = begun(("thargos", players, options), 1), random.Random(1)
    while t.asked is not None:
        if int(t.seat()) == 0:
            yield t
        liked = [GREEDY.get(name(t, it).split(" ")[0], 1) for it in t.options]
        t.answer(dice.choices(list(t.options), liked)[0])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("table", TABLES)
def test_through_a_whole_game_all_of_the_table_is_in_sight(site: Site, table: str, window: str) -> None:
    width, height, lang = WINDOWS[window]
    phone = height < 500
    ann = Told(site, site.open("Ann", lang=lang, phone=phone, viewport={"width": width, "height": height}))
    wrong: dict[str, list[str]] = {}
    for number, t in enumerate(questions(*TABLES[table]), 100):
        told = scene(t)
        ann.tell(told, number)
        found = ann.page.evaluate(WRONG)
        if found:
            wrong[f"{number}: {told['prompt']}"] = found
    assert wrong == {}

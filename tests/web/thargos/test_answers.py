"""Every answer of every mode can be pressed on the page, where it can be seen, and is told from every other."""

from typing import Final

from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name, names, parse
from tests.web.site import Site
from tests.web.thargos.questions import fights, met, scene
from tests.web.thargos.told import Told

GAMES: Final = 300
FIGHTS: Final = 40
# What can be pressed: the answers of the buttons, and by place the answers that are had there and what they are called,
# until all that are wanted have been found.
PRESSED: Final = """async (wanted) => {
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.clientHeight > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const said = (it) => [it.dataset.answer, it.innerText.trim()];
  const found = { dock: all(".dock [data-answer]").map(said) };
  if (all(".dock .commit").length) found.commit = [["stop", "commit"]];
  const lack = () => wanted.some((answer) => !Object.values(found).flat().some(([it]) => it === answer));
  for (const it of all(".spot.glow[data-card]")) {
    if (!lack()) break;
    it.click();
    await new Promise((done) => setTimeout(done));
    found[it.dataset.card] = [...document.querySelectorAll("[data-lifted] [data-answer]")].map(said);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  }
  return found;
}"""

# Plans some answers by pressing them, and lays the plan.
PLAN: Final = """async (answers) => {
  for (const answer of answers) {
    const id = answer.split(" ")[1];
    const cards = [...document.querySelectorAll(".dock .spot.glow")];
    cards.find((it) => it.dataset.card.split("#")[0] === `hand:${id}`).click();
    await new Promise((done) => setTimeout(done));
    document.querySelector(`[data-lifted] [data-answer="${answer}"]`).click();
    await new Promise((done) => setTimeout(done));
  }
  document.querySelector(".dock .commit:enabled").click();
}"""


def test_every_answer_can_be_pressed_and_told_from_the_others(site: Site) -> None:
    table = Told(site, site.open("Ann"))
    wrong: list[str] = []
    for number, (kind, told) in enumerate(met(GAMES).items(), 100):
        table.tell(told, number)
        wanted = [it["answer"] for it in told["options"]]
        found: dict[str, list[list[str]]] = table.page.evaluate(PRESSED, wanted)
        missing = {*wanted} - {answer for row in found.values() for answer, _ in row} - {*table.given(number)}
        alike = {place: row for place, row in found.items() if len({words for _, words in row}) < len(row)}
        if missing or alike:
            wrong.append(f"{kind}: {missing or ''} {alike or ''}")
    assert not wrong, "\n".join(wrong)


def laid(t: Position, seed: int) -> list[str]:
    """How a set of cards by chance is laid: in the one order in which it can be; a whole hand needs no stop."""
    t, dice, found = t.clone(), seeded(seed), list[str]()
    while "stop" not in found and all(it.startswith(("lay ", "stop")) for it in names(t)):
        pick = t.options[dice.roll(len(t.options))]
        found.append(name(t, pick))
        t.answer(pick)
    return found


def test_whatever_may_be_laid_can_be_planned_in_any_order(site: Site) -> None:
    table = Told(site, site.open("Ann"))
    for number, t in enumerate(fights(FIGHTS)):
        answers, told = laid(t, number), scene(t)
        bound = int(told["view"]["sides"][told["seat"]]["laid"]["first_counts"])
        table.tell(told, (number + 1) * 100)
        cards = [it for it in answers if it != "stop"]
        table.page.evaluate(PLAN, [*cards[:bound], *reversed(cards[bound:])])
        for i, answer in enumerate(answers, 1):
            assert table.said() == answer, answers
            t.answer(parse(t, answer))
            if i < len(answers):
                table.tell(scene(t), (number + 1) * 100 + i)

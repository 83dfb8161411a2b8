"""What the screen shows of Heroes of Thargos alone and in a story, and how such games are begun."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from cardwright.cli.as_json import position
from cardwright.cli.screen import screen
from cardwright.cli.thargos.view import hero
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.game import SPECTATOR
from cardwright.text.thargos.languages import speak
from tests.cli.terminal import run
from tests.cli.thargos.screens import drawn, options, shown, table
from tests.thargos.rules.alone import alone, rivals_turn
from tests.thargos.rules.told import KURNOR, faced, told
from tests.thargos.rules.whole import opened, start
from tests.thargos.table import PLAIN, Table


def solo(**rival: object) -> Table:
    return alone(hand=["guardian"], rival={"attitude": "aggressive", "infamy": 2, **rival})


def screen_alone(it: Table, lang: str = "en") -> str:
    return drawn(screen(THARGOS, lang, ["Ann"], 80).table(it.t, 0))


def test_the_rival_is_shown_with_attitude_infamy_piles_and_dice() -> None:
    text = screen_alone(rivals_turn(3, 1, hand=["guardian"], rival={"attitude": "aggressive", "infamy": 2}))
    assert "Attitude Aggressive" in text
    assert re.search(r"Infamy 2\b", text)
    assert re.search(r"Attack pile 6\b", text), "with its Infamy"
    assert re.search(r"Defence pile 4\b", text)
    assert "Dice Lasting 3, attempt 1" in text
    assert "First player" not in text
    assert re.search(r"^Rival  VP 0/\d+  Deck \d+  Discard pile \d+$", text, re.MULTILINE), "it has no hand"


@pytest.mark.parametrize(("lang", "words"), [
    ("fr", ("Attitude Agressive", "Infamie 2", "Pile d’Attaque 6", "Pile de Défense 4")),
    ("nl", ("Houding Agressief", "Beruchtheid 2", "Aanvalsstapel 6", "Verdedigingsstapel 4")),
])  # fmt: skip
def test_the_rival_is_shown_in_every_language(lang: str, words: tuple[str, ...]) -> None:
    assert [it for it in words if it not in screen_alone(solo(), lang)] == []


def test_the_reserve_of_the_rival_is_shown_and_what_it_laid_is_not() -> None:
    it = start(1, 3, None, mode="solo")
    assert "To place" in screen_alone(it)
    opened(it)
    rest = [speak("en").card_name(hero(id)) for id in it.view(1)["sides"][1]["bench"]]
    text = " ".join(screen_alone(it).split())
    assert len(rest) == 2
    assert all(name in text.partition("Reserve")[2] for name in rest)
    it = rivals_turn(3, 2, hand=["guardian"])
    assert "? ? ?".replace(" ", ", ") in screen_alone(it)


def test_a_game_alone_is_begun_with_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "alone.log"
    result = run("play", "thargos", "--mode", "solo", "--seed", "3", "--save", file)
    assert result.exit_code == 0, result.stderr
    assert "Attitude Wary" in result.stdout
    assert "option mode solo\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("arguments", "complaint"), [
    (("vale", "--mode", "solo"), "--mode: vale has one mode only"),
    (("thargos", "--mode", "solo", "--option", "mode=duel"), "one of them is enough"),
    (("thargos", "--mode", "sole"), "expected one of duel, circle, solo"),
    (("thargos", "--option", "difficulty=hard"), "add --option mode=solo"),
])  # fmt: skip
def test_a_mode_that_does_not_fit_is_refused(arguments: tuple[str, ...], complaint: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.split())


def test_the_rival_of_a_story_is_shown_with_its_row_beside_the_map() -> None:
    text = screen_alone(faced(hand=["guardian"], theirs=KURNOR[:1], rival={"infamy": 1}))
    assert "Attitude Wary  Infamy 1  Attack pile 4  Defence pile 4" in " ".join(text.split(" "))
    assert re.search(r"^► Spy on the Guilds.* · ✓ *Rival", text, re.MULTILINE)
    assert text.index("Rival  VP") < text.index("Ann (you)")
    rolled = screen_alone(
        faced(shows=(6, 1), hand=["guardian", "tripwire"]).pick(f"attempt {KURNOR[0]} {PLAIN[0]}", "stop")
    )
    assert "opposition 6, opposition 1" in rolled
    assert "Thargos Pushback: Mind" in rolled


# A story.


def test_the_map_and_the_parties_are_shown() -> None:
    it = told(won=["spy_on_the_guilds_of_kurnor"], others=[{"injured": ["hragga"]}], lastings={"hragga": ["guardian"]})
    text = table(it, 0)
    assert "The Kurnor Story" in text
    assert re.search(r"^✓ Spy on the Guilds of Kurnor\* +Mind 2 · 2 VP · town · ✓ Ann", text, re.MULTILINE)
    assert re.search(r"^► Racket in Kurnor\*", text, re.MULTILINE)
    assert re.search(r"^· Fear as a Weapon\*", text, re.MULTILINE)
    assert "Bob  VP 0/" in text
    assert "+ Guardian*" in text
    assert "Attempt “Racket in Kurnor” with" in options(it)


def test_a_secret_mission_is_not_named_and_a_side_mission_is_marked() -> None:
    text = table(told(story="condar"), 0)
    assert len(re.findall(r"^\? secret *$", text, re.MULTILINE)) == 2
    assert "Sexton" not in text
    found = table(told(found=["break_the_toll_gate"]), 0)
    assert re.search(r"^► Break the Toll Gate° +.*side Mission", found, re.MULTILINE)


def test_an_attempt_in_a_story_is_shown_with_its_dice() -> None:
    it = told(hand=["guardian"]).pick("attempt spy_on_the_guilds_of_kurnor hragga", "lay guardian mind")
    assert "⚔ Spy on the Guilds" in table(it, 0)
    assert "Mind 2 = 2" in table(it, 0)
    assert "▪ Mind  ?" in table(it, 1)
    it.pick("decline")
    assert re.search(r"Thargos Pushback: Mind \d \+ \d", table(it, 0))


def test_a_story_is_shown_as_json() -> None:
    it = told(story="condar").pick("attempt access_the_city_of_condar hragga")
    shown_ = position(THARGOS, it.t, 0)
    assert json.dumps(shown_)
    assert [track["hidden"] for track in shown_["tracks"]].count(True) == 2  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "lang"), [(1, "en"), (2, "fr"), (4, "nl")])
def test_any_moment_of_a_story_can_be_shown(players: int, lang: str) -> None:
    t = THARGOS.new(THARGOS.setup(players, 5, {"mode": "story", "story": "condar", "undead": "with"}))
    assert isinstance(t, Thargos)
    dice = Random(players)
    for n in range(400):
        if t.over():
            break
        if n % 12 == 0:
            said = table(Table(t), int(t.seat()) if n % 24 else SPECTATOR, lang) + options(Table(t), lang)
            said += drawn(shown(t, lang).shown("heroes", t, int(t.seat())))
            said += drawn(shown(t, lang).shown("discards", t, int(t.seat())))
            assert max(len(line) for line in said.splitlines()) <= 80
        t.answer(dice.choice(list(t.options)))

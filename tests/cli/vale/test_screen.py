"""What the screen shows with expansions: everything that matters, in 80 columns, and nothing that is hidden."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from cardwright.cli.screen import Screen, screen
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.kernel.game import OPEN
from cardwright.kernel.notation import name, names
from cardwright.kernel.paper import Page, Record
from cardwright.text.speech import telling
from cardwright.text.vale.languages import speak
from tests.cli.terminal import cards_in

ANN: Record = {
    "score": 31,
    "hand": ["cherufe", "hydra"],
    "area": ["hantu_banyu", "leshy"],
    "gear": ["tolvar_darkened", "book_of_thoth"],
    "last_tile": "book_of_thoth",
    "shelter": ["troll"],
    "stones": {"red": 2},
    "bought": 1,
    "seals": 1,
    "curses": 4,
}
BOB: Record = {
    "area": ["imp"],
    "gear": ["iwo_mocked", "incense_burner"],
    "shelter": ["odin", "kappa"],
    "shown": ["kappa"],
    "appeased": ["draugr"],
    "hand": ["goblin"],
    "seals": 0,
}


def lay(**more: object) -> Vale:
    options = {"artifacts": "with", "curse": "with"}
    page: Record = {"options": options, "round": 5, "tokens": {"hantu_banyu": 2}, "seat": [ANN, BOB], **more}
    t = VALE.lay(Page(page, ""))
    assert isinstance(t, Vale)
    return t


def drawn(part: RenderableType) -> str:
    page = io.StringIO()
    Console(file=page, width=80, highlight=False, emoji=False, markup=False).print(part)
    return page.getvalue()


def shown(lang: str) -> Screen:
    return screen(VALE, lang, ["Ann", "Bob"], 80)


def table(t: Vale, seat: int, lang: str = "en") -> str:
    return drawn(shown(lang).table(t, seat))


def options(t: Vale, lang: str = "en") -> str:
    words = [speak(lang).option(t, int(pick), []) for pick in t.options]
    return drawn(shown(lang).options(t, names(t), words))


def test_everything_that_matters_is_shown() -> None:
    said = table(lay(), 0)
    for part in (
        "goal 80",
        "Artifacts:  Monkey King’s Staff",
        "Seals ●○○   Curses †4 and †2 on cards",
        "Tolvar, Darkened*  Active:",
        "Book of Thoth  Action:",
        "Area 2/6 (1 extra)  ≈ Hantu Banyu* †2  ■ Leshy°",
        "Shelter 1  ■ Troll",
        "Iwo, Mocked*  Active:",
        "Incense Burner  artifact",
        "Shelter 2  ≈ Kappa  ?",
        "Appeased 1  ■ Draugr°",
        "▲ Cherufe° †2  1",
        "† curses · * named in a rulebook · ° our own design",
    ):
        assert part in said


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_nothing_hidden_is_shown_and_nothing_is_too_wide(lang: str) -> None:
    t = lay()
    hidden = {
        0: {"odin", "goblin"},
        1: {"troll", "hydra", "cherufe"},
        -1: {"odin", "goblin", "troll", "hydra", "cherufe"},
    }
    for seat, unknown in hidden.items():
        said = table(t, seat, lang)
        assert not unknown & cards_in(said, lang)
        assert max(len(line) for line in said.splitlines()) <= 80
    assert hidden[-1] <= cards_in(table(t, OPEN, lang), lang)


def test_only_your_own_summoner_says_what_turns_it_over() -> None:
    t = lay()
    assert table(t, 0).count("Flip:") == 1
    assert table(t, -1).count("Flip:") == 0
    assert "Start:" not in table(t, 0)


def test_each_expansion_shows_only_its_own() -> None:
    cursed = table_of({"curse": "with"}, {"gear": ["iwo_mocked"]})
    assert "goal 60" in cursed
    assert "Seals ●●●   Curses †0" in cursed
    assert "Artifacts:" not in cursed
    traded = table_of({"artifacts": "with"}, {"gear": ["incense_burner"]})
    assert "goal 80" in traded
    assert not {"Seals", "Curses", "°"} & set(traded.replace("†", " ").split())
    plain = table_of({}, {})
    assert "Round 3 of 10 · action phase · goal 60" in plain
    assert len(plain.splitlines()) == 3 + 2 * 2 + 1


@pytest.mark.parametrize(
    ("lang", "head"),
    [
        ("en", "Round 10 of 10 · game over · goal 60"),
        ("fr", "Manche 10 sur 10 · partie terminée · objectif 60"),
        ("nl", "Ronde 10 van 10 · spel afgelopen · doel 60"),
    ],
)
def test_a_finished_game_is_in_no_phase(lang: str, head: str) -> None:
    seats = [{"score": 40}, {"score": 33}]
    t = VALE.lay(Page({"round": 10, "phase": "resolution", "seat": seats}, ""))
    assert isinstance(t, Vale)
    assert t.over()
    assert head in table(t, 0, lang)


def table_of(chosen: dict[str, str], seat: Record) -> str:
    t = VALE.lay(Page({"options": chosen, "round": 3, "seat": [seat, {}]}, ""))
    assert isinstance(t, Vale)
    return table(t, 0)


def test_a_tile_is_offered_with_its_text() -> None:
    seat = {**ANN, "gear": ["tolvar_darkened"], "shelter": []}
    said = options(lay(phase="hunting", board=["troll", "hestia", "ember", "eternity"], seat=[seat, BOB]))
    assert "1  Monkey King’s Staff  Action: Discard 2 cards" in said
    assert "Book of Thoth" not in said, "it was Ann's tile in the round before"


def test_a_summoner_is_offered_with_both_faces_and_marks() -> None:
    t = VALE.new(VALE.setup(2, 1, {"curse": "with"}))
    assert isinstance(t, Vale)
    said = " ".join(options(t).split())
    assert "Tolvar, Darkened* Start: Take" in said
    assert "↻ Tolvar, Purified*: Permanent:" in said
    assert "↻ Iwo, Acclaimed°: Active:" in said
    assert "Before round 1 · goal 60" in table(t, 0)


def test_what_is_shown_in_french_keeps_its_spaces() -> None:
    t = VALE.new(VALE.setup(2, 1, {"curse": "with"}))
    assert isinstance(t, Vale)
    said = options(t, "fr") + table(t, 0, "fr") + drawn(shown("fr").shown("pile", t, 0))
    assert "↻" in said
    assert not re.findall(r"[^\N{NARROW NO-BREAK SPACE}]:", said)


def test_an_effect_to_use_is_shown_alone() -> None:
    t = lay(phase="resolution", seat=[{**ANN, "area": ["hantu_banyu", "pontianak"]}, BOB])
    said = options(t)
    assert "Use Hantu Banyu* Active:" in " ".join(said.split())
    assert "Flip:" not in said


def test_the_order_of_the_curse_phase_is_asked_with_the_cards() -> None:
    ann = {**ANN, "area": ["hantu_banyu", "draugr", "kasha"], "gear": ["iwo_mocked"]}
    bob = {**BOB, "appeased": [], "gear": []}
    t = lay(phase="curse", tokens={"hantu_banyu": 1, "draugr": 2}, seat=[ann, bob])
    assert "curse phase" in table(t, 0)
    assert [name(t, pick) for pick in t.options] == ["lift hantu_banyu", "lift draugr"]
    assert "Take a curse from Draugr°" in options(t)


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("id", ["hantu_banyu", "kasha", "tolvar_darkened", "incense_burner", "hydra"])
def test_a_card_that_is_looked_up_says_where_it_comes_from(id: str, lang: str) -> None:
    it = next(it for it in telling("vale", lang).cards() if it["id"] == id)
    said = drawn(shown(lang).card(it))
    assert str(it["provenance_name"]) in said
    assert ("†" in said) == (id == "hantu_banyu")

"""What the screen shows of Heroes of Thargos: everything that matters, in 80 columns, and nothing that is hidden."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from cardwright.cli.as_json import position
from cardwright.cli.screen import screen
from cardwright.cli.thargos.pieces import Pieces
from cardwright.cli.thargos.screen import ThargosScreen
from cardwright.cli.thargos.view import BY_ID, card, see
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.game import OPEN, SPECTATOR
from cardwright.kernel.paper import Page
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from cardwright.text.thargos.languages import speak
from tests.cli.terminal import run, typing
from tests.cli.thargos.screens import cards_in, drawn, options, shown, table
from tests.shelf import slow_but
from tests.thargos.table import Table, lay

MISSIONS = ["1:infiltrate_the_enemy_colony", "2:hold_the_rarlonn_pass"]


def duel() -> Table:
    return lay(
        "krisoss",
        "imperial_healer",
        facing=("noruk", "child_of_the_eclipse"),
        missions=MISSIONS,
        hand=["guardian", "troll_raid", "night_march", "hunt_the_darkwolf"],
        lastings={"krisoss": ["tower_shield"]},
        injured=["imperial_healer"],
        posts=[["archers_on_the_ridge", 2, 2]],
        discard=["extortion"],
        scored=[[1, "racket_in_kurnor", False]],
        seals=[0, 0, 2, 0],
        turns=7,
        theirs={"hand": ["forged_orders", "double_bluff"], "rolled": {"child_of_the_eclipse": 0o251}},
    )


def test_everything_that_matters_is_shown() -> None:
    said = table(duel(), 0)
    for part in (
        "Turn 7: Ann · First player: Ann",
        "* named in the rulebook · ° original",
        "Bob  VP 0/",
        "Ann (you)  VP 2/",
        "Hand 4",
        "Discard pile 1",
        "Ann  Krisoss, the Blade of Condar*",
        "Active 10 pts  Mig 5 Min 3 Mys 2",
        "+ Tower Shield°",
        "» Archers on the Ridge° ×2",
        "◆ Infiltrate the Enemy Colony* 3 VP",
        "Requires Mind 2  Mysticism 1",
        "Look at the top 3 cards",
        "Injured 7 pts",
        "As your action ×2",
        "Mig 1 Min 5 Mys 2",
        "3 · sealed by Bob",
        "Hand (PAM 8)",
        "Lastings  Guardian* 2",
        "Actions   Troll Raid* 2",
        "Missions  Hunt the Darkwolf* 2",
    ):
        assert part in said, part


def test_a_conflict_shows_how_it_stands_and_what_lies_face_down() -> None:
    it = duel().pick("attempt 1", "lay night_march mind", "lay hunt_the_darkwolf mysticism")
    mine, theirs = table(it, 0), table(it, 1)
    assert "⚔ Ann attacks" in mine
    assert "Mind 3 < 5  2 behind" in mine
    assert "Mysticism 2 = 2" in mine
    assert "▪ Mind +2  Night March° 2" in mine
    assert "▪ Mind  ?" in theirs
    assert "▪ Mysticism  ?" in theirs
    assert "Lastings  Guardian* 2\n" in mine, "in a conflict the hand is short"
    it.pick("stop", "stop")
    assert "⚔" not in table(it, 0)


def test_a_hero_with_dice_has_values_once_they_are_rolled() -> None:
    it = lay(facing=("child_of_the_eclipse",))
    assert "Active 9 pts  three dice" in table(it, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_hidden_is_shown_and_nothing_is_too_wide(lang: str) -> None:
    it = duel().pick("attempt 1", "lay night_march mind")
    mine, theirs = {"guardian", "troll_raid", "night_march", "hunt_the_darkwolf"}, {"forged_orders", "double_bluff"}
    for seat, hidden in ((0, theirs), (1, mine), (SPECTATOR, mine | theirs)):
        said = table(it, seat, lang)
        assert not hidden & cards_in(said, lang)
        assert max(len(line) for line in said.splitlines()) <= 80
    assert mine | theirs <= cards_in(table(it, OPEN, lang), lang)


@pytest.mark.parametrize(("width", "lines"), [(60, 4), (80, 2), (160, 1)])
def test_tracks_stand_side_by_side_where_there_is_room(width: int, lines: int) -> None:
    said = table(duel(), 0, width=width).splitlines()
    assert max(len(line) for line in said) <= width
    assert sum(re.match(r"\d .*─", line) is not None for line in said) == lines


def test_in_a_circle_the_tracks_of_others_are_short() -> None:
    it = lay("krisoss", others=[{}, {}], turn=2)
    said = table(it, 1)
    assert re.findall(r"(?:^|  )(\d) ─", said, re.MULTILINE) == ["1", "2", "3", "4"]
    assert [line[0] for line in said.splitlines() if re.match(r"[5-8]  ", line)] == ["5", "6", "7", "8"]
    assert [line.split()[0] for line in said.splitlines() if "VP 0/" in line] == ["Cem", "Dee", "Ann", "Bob"]
    assert re.findall(r"(?:^|  )(\d) ─", table(it, SPECTATOR), re.MULTILINE) == [*"12345678"]


def test_a_conflict_of_others_is_shown_in_full() -> None:
    it = lay(others=[{"hand": ["guardian"]}, {}], turn=3).pick("attempt 5")
    assert "⚔ Cem attacks" in table(it, 0)


def test_attempts_say_how_they_would_stand_and_passing_comes_last() -> None:
    said = options(duel())
    assert "with Krisoss, the Blade of Condar" in " ".join(said.split())
    assert "Mind 3 < 5  Mysticism 2 = 2" in said
    assert re.findall(r"^ +\d+  (\w+)", said, re.MULTILINE)[-1] == "Pass"


def test_attempts_are_shown_as_they_will_stand_when_they_are_declared() -> None:
    it = lay(
        "mason_knight_of_the_compact",
        facing=("iskreth",),
        missions=MISSIONS,
        hand=["guardian"],
        theirs={"injured": ["iskreth"]},
    )
    asked = " ".join(options(it).split())
    it.pick("attempt 1")
    attack, defence = it.totals
    assert "Mind 1 < 4 Mysticism 0 < 2" in asked
    assert (attack[1], defence[1], attack[2], defence[2]) == (1, 4, 0, 2)


def test_what_a_card_does_is_told_where_it_is_picked_and_lies_elsewhere() -> None:
    missions = ["2:steal_the_eclipse_codex"]
    it = lay("krisoss", missions=missions, discard=["extortion", "night_march"]).pick("attempt 1")
    assert it.options == ["recover extortion", "recover night_march"]
    said = " ".join(options(it).split())
    for id in ("extortion", "night_march"):
        assert Pieces(speak("en")).text(card(id)) in said


def test_what_is_given_up_is_told_with_its_pam() -> None:
    assert note("discard guardian").startswith("PAM 2 · ")
    assert note("discard night_march").startswith("PAM 2. ")


def test_effects_that_happen_together_are_told_whoever_has_them() -> None:
    assert note("resolve tower_shield krisoss") == Pieces(speak("en")).reading(card("tower_shield")).plain


def note(answer: str) -> str:
    """What stands beside an answer."""
    t = duel().t
    to_show = shown(t)
    assert isinstance(to_show, ThargosScreen)
    return to_show.note(t, answer, see(THARGOS, t, 0)).plain


def test_in_a_conflict_is_told_what_both_sides_have_on_the_track() -> None:
    it = duel()
    texts = ("take 1 of your face-down cards back", "this Hero gets +1 Might")
    assert not any(text in " ".join(table(it, 0, width=70).split()) for text in texts)
    it.pick("attempt 1")
    assert all(text in " ".join(table(it, 0, width=70).split()) for text in texts)


def test_attributes_below_zero_have_a_real_minus() -> None:
    assert Pieces(speak("en")).figures([2, -1, 0]).plain == "Mig 2 Min −1 Mys 0"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_below_the_options_stands_how_to_read_more(lang: str) -> None:
    assert options(duel(), lang).splitlines()[-1].strip() == speak(lang).ui["read_more"]


def test_before_the_first_turn_heroes_are_read_and_put_on_tracks_in_order() -> None:
    t = THARGOS.new(THARGOS.setup(2, 1, {}))
    assert isinstance(t, Thargos)
    said = table(Table(t), int(t.seat()))
    assert "Before the first turn" in said
    assert "To place" in said
    assert "Might 3, Mind 3, Mysticism 1. In a conflict of" in said
    tracks = re.findall(r"on track (\d)", options(Table(t)))
    assert tracks == [*"1234"] * 4


@pytest.mark.parametrize("command", ["hand", "heroes", "discards"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_more_to_read(command: str, lang: str) -> None:
    it = duel()
    to_show = shown(it.t, lang)
    assert command in to_show.commands()
    said = drawn(to_show.shown(command, it.t, 0))
    there = {
        "hand": {"guardian", "hunt_the_darkwolf"},
        "heroes": {"krisoss", "tower_shield", "archers_on_the_ridge", "noruk"},
        "discards": {"extortion", "racket_in_kurnor"},
    }[command]
    assert there <= cards_in(said, lang)
    assert max(len(line) for line in said.splitlines()) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_names_every_card_within_80_columns_and_marks_what_is_not_printed(lang: str) -> None:
    said = run("cards", "thargos", "--lang", lang).stdout
    assert max(len(line) for line in said.splitlines()) <= 80
    assert cards_in(said, lang) >= {id for id, it in BY_ID.items() if len(speak(lang).card_name(it)) < 24}
    assert said.count("°") > 100


def test_a_hero_is_told_with_both_faces() -> None:
    for typed in ("krisoss", "krisoss_injured", "Krisoss, the Blade"):
        said = run("cards", "thargos", typed).stdout
        assert "Active   Might 4, Mind 3, Mysticism 2" in said
        assert "Injured   Might 3, Mind 2, Mysticism 2" in said
        assert "Base game · named in the rulebook" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_looked_up_says_where_it_comes_from(lang: str) -> None:
    for record in telling("thargos", lang).cards()[::25]:
        said = drawn(screen(THARGOS, lang, [], 80).card(record))
        assert str(record["provenance_name"]) in said


def test_a_card_of_a_box_that_is_not_played_is_not_explained() -> None:
    t = THARGOS.new(THARGOS.setup(2, 1, {}))
    ids = {str(it["set"]) for it in screen(THARGOS, "en", [], 80).in_play(t)}
    assert ids == {"base"}


def test_json_counts_from_one_and_hides_what_a_seat_does_not_see() -> None:
    it = duel().pick("attempt 1", "lay night_march mind")
    whole = position(THARGOS, it.t, OPEN)
    seen = position(THARGOS, it.t, 1)
    assert whole["turn"] == 1
    first, second = json.loads(json.dumps([whole["seats"], seen["seats"]]))
    assert first[0]["laid"] == [["mind", "night_march"]]
    assert first[0]["hand"] == ["guardian", "troll_raid", "hunt_the_darkwolf"]
    assert second[0]["laid"] == {"on": ["mind"], "known": []}
    assert second[0]["hand"] == {"size": 3, "known": []}
    assert first[0]["heroes"][0] == {
        "track": 1, "hero": "krisoss", "face": "active", "might": 5, "mind": 3, "mysticism": 2,
        "lastings": ["tower_shield"],
    }  # fmt: skip
    assert seen["conflict"] == {
        "track": 1, "attacker": 1, "defender": 2, "revealed": False, "repelled": False,
        "face_up": {"attacker": {"might": 0, "mind": 3, "mysticism": 2},
                    "defender": {"might": 0, "mind": 5, "mysticism": 2}},
    }  # fmt: skip


def test_what_is_shown_in_french_keeps_its_spaces() -> None:
    it = duel().pick("attempt 1")
    said = table(it, 0, "fr") + options(it, "fr") + drawn(shown(it.t, "fr").shown("discards", it.t, 0))
    assert not re.findall(r"[^\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}]:", said)


@pytest.mark.parametrize(("players", "mode", "lang"), slow_but(
    [(2, "duel", "fr")],
    [(1, "solo", "nl"), (1, "story-solo", "fr"), (2, "duel", "fr"), (3, "circle", "en"), (6, "circle", "nl")],
))  # fmt: skip
def test_any_moment_can_be_shown(players: int, mode: str, lang: str) -> None:
    options_ = {"mode": mode, "condar": "with", "undead": "with"}
    t = THARGOS.new(THARGOS.setup(players, 5, options_))
    assert isinstance(t, Thargos)
    dice = Random(players)
    for n in range(400):
        if t.over():
            break
        if n % 12 == 0:
            said = table(Table(t), int(t.seat()) if n % 24 else SPECTATOR, lang) + options(Table(t), lang)
            assert max(len(line) for line in said.splitlines()) <= 80
        t.answer(dice.choice(list(t.options)))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_the_terminal(lang: str, home: Path) -> None:
    people = ("--seats", "human,human", "--names", "Ann,Bob", "--seed", "1", "--lang", lang)
    result = run("play", "thargos", *people, "--save", home / "g.log", typed=typing(3, 8000))
    assert result.exit_code == 0, result.output
    assert max(len(line) for line in result.stdout.splitlines() if str(home) not in line) <= 80
    told = run("replay", home / "g.log", "--lang", lang).stdout
    assert len(told.splitlines()) > 100


def test_two_people_at_one_screen_see_their_own_hands_alone(home: Path) -> None:
    people = ("--seats", "human,human", "--names", "Ann,Bob", "--seed", "1")
    said = run("play", "thargos", *people, "--save", home / "g.log", typed="\n1\n\n").stdout
    bob, handed_over, ann = said.partition("Pass the screen to Ann")
    assert handed_over
    assert "Bob (you)" in bob
    assert "Ann (you)" not in bob
    assert "Bob draws a card. (×6)" in ann, "what is said six times is said once"
    t = THARGOS.new(THARGOS.setup(2, 1, {}))
    hands = [{*Page(THARGOS.view(t, OPEN), "").pages("sides")[seat].page("hand").texts("known")} for seat in (0, 1)]
    tables = [part[part.index("Before the first turn") :] for part in (bob, ann)]
    assert hands[1] - hands[0] <= cards_in(tables[0], "en")
    assert not (hands[0] - hands[1]) & cards_in(tables[0], "en")
    assert hands[0] - hands[1] <= cards_in(tables[1], "en")
    assert not (hands[1] - hands[0]) & cards_in(tables[1], "en")


def test_so_many_players_sit_in_a_circle(home: Path) -> None:
    run("play", "thargos", "--seats", "human,random,random", "--seed", "1", "--save", home / "g.log")
    assert "option mode circle\n" in (home / "g.log").read_text()
    result = run("play", "thargos", "--players", "3", "--option", "mode=duel")
    assert (result.exit_code, result.stderr) == (2, "players: thargos is for 2 players, got 3\n")


# Alone.

"""The commands of `cardwright deck`."""

import re
import tomllib
from pathlib import Path

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.checking import objections
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.text.language import LANGUAGES
from tests.cli.terminal import run

CODES = {team.id: code_of(team.deck) for team in TEAMS}
BAD = 'heroes = ["krisoss", "krisoss", "guardian"]\n[cards]\nguardian = 5\ndrill = 1\n'
SAID = {
    "en": [
        "Guardian is not a Hero: it belongs among the cards.",
        "There is no card called “drill”; perhaps legion_drill?",
        "A team has 4 Heroes; this one has 3.",
        "A team has one Hero of a name: Krisoss, the Blade of Condar is one too many.",
        "A deck holds a card at most 4 times; Guardian is there 5 times.",
        "A deck has 60 cards; this one has 6.",
        "A deck has at least 8 Missions; this one has 0.",
    ],
    "fr": [
        "Gardien n’est pas un Héros\u202f: sa place est parmi les cartes.",
        "Aucune carte ne s’appelle «\u202fdrill\u202f»\u202f; peut-être legion_drill\u202f?",
        "Une équipe compte 4 Héros\u202f; celle-ci en a 3.",
        "Une équipe n’a qu’un Héros d’un même nom\u202f: Krisoss - La Lame de Condar est de trop.",
        "Un deck contient au plus 4 exemplaires d’une carte\u202f; Gardien s’y trouve 5 fois.",
        "Un deck compte 60 cartes\u202f; celui-ci en a 6.",
        "Un deck compte au moins 8 Missions\u202f; celui-ci en a 0.",
    ],
    "nl": [
        "Wachter is geen Held: die hoort bij de kaarten.",
        "Er is geen kaart met de naam ‘drill’; misschien legion_drill?",
        "Een team telt 4 Helden; dit heeft er 3.",
        "Een team heeft maar één Held van een naam: Krisoss, de Kling van Condar is er een te veel.",
        "Van een kaart zitten hoogstens 4 exemplaren in een deck; van Wachter zijn het er 5.",
        "Een deck telt 60 kaarten; dit heeft er 6.",
        "Een deck telt minstens 8 Missies; dit heeft er 0.",
    ],
}


# new


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("team", CODES)
def test_a_new_deck_is_a_file_of_a_ready_made_one(team: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    made = run("deck", "new", "thargos", file, "--from", team, "--lang", lang)
    assert (made.exit_code, made.stdout) == (0, "")
    assert code_of(read(file.read_text(encoding="utf-8"))) == CODES[team]


def test_a_new_deck_begins_with_the_first_and_can_go_to_the_screen() -> None:
    made = run("deck", "new", "thargos")
    assert code_of(read(made.stdout)) == CODES["vanguard"]
    assert made.stdout == run("deck", "new", "thargos", "--from", CODES["vanguard"].lower()).stdout


@pytest.mark.parametrize("boxes", [["base"], ["base", "condar"], ["base", "condar", "undead"]])
def test_every_card_that_the_options_allow_stands_in_a_new_deck(boxes: list[str]) -> None:
    made = run("deck", "new", "thargos", *(["--with", ",".join(boxes[1:])] if boxes[1:] else [])).stdout
    everything = tomllib.loads(re.sub(r'^(\s*)# (?="|\w+ = 1 )', r"\1", made, flags=re.M))
    assert everything["heroes"] == [hero.id for hero in HEROES if hero.box in boxes]
    assert set(everything["cards"]) == {card.id for card in DESIGNS if card.box in boxes}


def test_a_line_without_its_hash_is_a_card_more(tmp_path: Path) -> None:
    text = run("deck", "new", "thargos").stdout.replace("# blood_frenzy = 1", "blood_frenzy = 1")
    assert tomllib.loads(text)["cards"]["blood_frenzy"] == 1
    assert len(read(text).cards) == 61


def test_a_line_says_what_a_card_is() -> None:
    text = run("deck", "new", "thargos", "--lang", "fr").stdout
    assert (
        '    "krisoss",                              # C1 · PH 10 · Puissance 4, Esprit 3, Mysticisme 2 · Krisoss'
        in text
    )
    assert "# L2 · PAM 2 · Puissance +1 · Gardien*" in text


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine")
    made = run("deck", "new", "thargos", file)
    assert (made.exit_code, file.read_text()) == (2, "mine")
    assert "is there already" in made.stderr


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    made = run("deck", "new", "thargos", tmp_path / "none" / "mine.toml")
    assert made.exit_code == 2
    assert "cannot be written: No such file or directory" in made.stderr


# check


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_wrong_is_said_at_once(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD)
    found = run("deck", "check", "thargos", file, "--lang", lang)
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr.splitlines() == SAID[lang]


def test_a_deck_is_read_from_stdin_too() -> None:
    assert run("deck", "check", "thargos", "-", typed=BAD).stderr.splitlines() == SAID["en"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "This deck fits."), ("fr", "Ce deck convient."), ("nl", "Dit deck klopt.")]
)
def test_a_deck_that_fits_is_told_so(lang: str, said: str) -> None:
    found = run("deck", "check", "thargos", CODES["knives"], "--lang", lang)
    assert (found.exit_code, found.stdout) == (0, f"{said}\n")


def test_what_fits_depends_on_the_options() -> None:
    assert run("deck", "check", "thargos", "grave").exit_code == 2
    assert run("deck", "check", "thargos", "grave", "--with", "undead").exit_code == 0
    found = run("deck", "check", "thargos", "grave", "--with", "undead", "--option", "points=120")
    assert found.stderr == "The PAM of a deck is at most 120 in this game; here it is 128.\n"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This deck is for games with: Undead."),
        ("fr", "Ce deck est fait pour des parties avec\u202f: Morts-Vivants."),
        ("nl", "Dit deck is voor spellen met: Ondoden."),
    ],
)
def test_a_deck_of_an_expansion_is_shown_with_a_word_about_it(lang: str, said: str) -> None:
    shown = run("deck", "show", "thargos", "grave", "--lang", lang).stdout
    assert shown.endswith(f"{said}\n")
    assert said not in run("deck", "show", "thargos", "grave", "--with", "undead", "--lang", lang).stdout


def test_few_missions_are_advised_against_and_fit() -> None:
    lines = run("deck", "new", "thargos").stdout.replace("legion_drill = 2", "legion_drill = 3")
    text = lines.replace("hold_the_rarlonn_pass = 1", "hold_the_rarlonn_pass = 0")
    found = run("deck", "check", "thargos", "-", typed=text)
    assert found.exit_code == 0
    assert found.stdout.splitlines() == [
        "This deck fits.",
        "There are 19 Missions where 20 are advised: digging for the next will burn your own deck.",
    ]


def test_a_damaged_code_is_told() -> None:
    found = run("deck", "check", "thargos", CODES["vanguard"][:-1])
    assert (found.exit_code, found.stderr.startswith("This share code is damaged")) == (2, True)


def test_a_name_nearly_right_is_suggested() -> None:
    found = run("deck", "check", "thargos", "vangard")
    assert (found.exit_code, found.stderr) == (2, "nothing is called 'vangard'; did you mean vanguard?\n")


def test_a_file_that_is_not_there_is_named_too() -> None:
    found = run("deck", "check", "thargos", "none.toml")
    assert (found.exit_code, found.stderr) == (2, "none.toml: cannot be read: No such file or directory\n")


def test_nonsense_is_no_deck() -> None:
    found = run("deck", "show", "thargos", "xyz")
    assert (found.exit_code, found.stderr.startswith("This is neither a deck in TOML nor a share code")) == (2, True)


# show


def test_the_ready_made_decks_are_listed() -> None:
    shown = run("deck", "show", "thargos")
    assert shown.exit_code == 0
    assert [line.split()[0] for line in shown.stdout.splitlines()[1:]] == list(CODES)
    assert "The Crimson Banner · 34 points" in shown.stdout
    assert "needs --with undead" in shown.stdout.splitlines()[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("team", CODES)
def test_a_deck_fits_on_the_screen(team: str, lang: str) -> None:
    shown = run("deck", "show", "thargos", team, "--with", "undead", "--lang", lang)
    assert shown.exit_code == 0
    assert max(map(len, shown.stdout.splitlines())) <= 80
    assert CODES[team] in shown.stdout
    assert "…" not in shown.stdout


def test_a_deck_shows_what_it_is_made_of() -> None:
    shown = run("deck", "show", "thargos", "vanguard").stdout
    for text in (
        "The Crimson Banner · 34 points",
        "Target: 17 in a quick game, 34 in a full one",
        "Lastings · 20 · PAM",
        "Actions · 20 · PAM",
        "Missions · 20 · PAM",
        "PAM: 120 in all",
        "2×  L2   Guardian*",
        "Might 4",
        "lock",
    ):
        assert text in shown


def test_what_is_wrong_with_a_deck_stands_below_it() -> None:
    shown = run("deck", "show", "thargos", "grave", "--option", "points=120")
    assert shown.exit_code == 0
    assert shown.stdout.splitlines()[-1] == "The PAM of a deck is at most 120 in this game; here it is 128."


# code and random


def test_a_code_is_made_of_a_file_and_a_file_of_a_code(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("deck", "new", "thargos", file, "--from", "blood")
    assert run("deck", "code", "thargos", file).stdout == f"{CODES['blood']}\n"
    assert run("deck", "code", "thargos", "grave").stdout == f"{CODES['grave']}\n"


def test_there_is_no_code_of_what_cannot_be_read() -> None:
    found = run("deck", "code", "thargos", "-", typed=BAD)
    assert (found.exit_code, found.stdout, found.stderr.splitlines()) == (2, "", SAID["en"])


def test_a_random_deck_fits_the_options() -> None:
    options = {"condar": "with", "undead": "without", "points": "120"}
    dealt = run("deck", "random", "thargos", "--with", "condar", "--option", "points=120", "--seed", "7")
    assert objections(options, dealt.stdout) == []
    again = run("deck", "random", "thargos", "--with", "condar", "--option", "points=120", "--seed", "7")
    assert again.stdout == dealt.stdout


def test_another_random_deck_each_time() -> None:
    assert len({run("deck", "random", "thargos").stdout for _ in range(4)}) > 1


# The game


def test_a_game_without_decks_says_so() -> None:
    found = run("deck", "random", "vale")
    assert (found.exit_code, found.stderr) == (2, "vale is played without decks of one's own\n")


@pytest.mark.parametrize("command", ["new", "check", "show", "code", "random"])
def test_the_help_teaches_by_example(command: str) -> None:
    helped = run("deck", command, "--help").stdout
    assert helped.count(f"cardwright deck {command} thargos") >= 1
    assert f"cardwright deck {command} thargos" in run("deck", "--help").stdout

"""The commands of `cardwright story`, and stories that are played."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardwright.games.thargos.stories.checking import story_objections
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.text.language import LANGUAGES
from tests.cli.terminal import run

BAD = 'name = "Mine"\n\n[[mission]]\ncard = "guardian"\n\n[[mission]]\ncard = "M22"\nneeds = ["M3"]\n'
SAID = {
    "en": ["Line 4: Guardian is not a Mission.", "Line 8: “M3” is no Mission of this story."],
    "fr": [
        "Ligne 4\u202f: Gardien n’est pas une Mission.",
        "Ligne 8\u202f: «\u202fM3\u202f» n’est pas une Mission de ce récit.",
    ],
    "nl": ["Regel 4: Wachter is geen Missie.", "Regel 8: ‘M3’ is geen Missie van dit verhaal."],
}
PLAYER = {"en": "Player 1: ", "fr": "Joueur 1\u202f: ", "nl": "Speler 1: "}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_wrong_is_said_with_its_line(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BAD, encoding="utf-8")
    result = run("story", "check", file, "--lang", lang)
    assert (result.exit_code, result.stderr.splitlines()) == (2, SAID[lang])


def test_a_sound_story_is_drawn_as_text_and_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "map.svg"
    result = run("story", "check", "kurnor", "--svg", picture)
    assert result.exit_code == 0
    assert "└─ M23 Racket in Kurnor · Might 1, Mind 1 · 2 VP · town" in result.stdout
    assert result.stdout.endswith("12 Missions, at least 28 VP on every way.\n")
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [None, *STORIES])
def test_a_new_story_is_a_sound_file_to_edit(name: str | None, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    result = run("story", "new", file, *(["--from", name] if name else []), "--lang", lang)
    assert (result.exit_code, result.stdout) == (0, "")
    text = file.read_text(encoding="utf-8")
    assert story_objections(text) == []
    assert run("story", "check", file, "--lang", lang).exit_code == 0
    assert run("story", "new", file).exit_code == 2, "it is not written over"


def test_a_new_story_goes_to_the_screen_and_comes_from_there() -> None:
    made = run("story", "new").stdout
    assert run("story", "check", "-", typed=made).exit_code == 0


def test_ready_made_stories_are_listed_and_drawn() -> None:
    listed = run("story", "show").stdout
    assert all(name in listed for name in STORIES)
    assert run("story", "show", "condar", "--lang", "fr").stdout.startswith("Le Traître de Condar\n")
    missing = run("story", "show", "nowhere.toml")
    assert (missing.exit_code, "cannot be read" in missing.stderr) == (2, True)


def test_a_picture_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    result = run("story", "show", "road", "--svg", tmp_path / "nowhere" / "map.svg")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


# Playing one.


@pytest.mark.parametrize("mode", ["story", "story-solo"])
def test_a_story_of_ones_own_is_played_and_gone_on_with(mode: str, tmp_path: Path) -> None:
    mine, save = tmp_path / "mine.toml", tmp_path / "g.log"
    road = STORIES["road"].replace("The Road to Elios", "My Road").replace("card = ", "card\t= ")
    mine.write_text(road, encoding="utf-8")
    result = run("play", "thargos", "--mode", mode, "--story", mine, "--seed", "3", "--save", save)
    assert result.exit_code == 0, result.stderr
    assert "My Road" in result.stdout
    assert "\nbrought 1 --- story ---\n" in save.read_text(encoding="utf-8")
    assert "My Road" in run("play", "thargos", "--resume", save).stdout


def test_a_ready_made_story_is_an_option(tmp_path: Path) -> None:
    save = tmp_path / "g.log"
    result = run("play", "thargos", "--mode", "story-solo", "--story", "condar", "--seed", "3", "--save", save)
    assert "The Traitor of Condar" in result.stdout
    assert re.search(r"^Rival  VP 0/\d+  Deck 40  Discard pile 0$", result.stdout, re.MULTILINE)
    assert "option story condar\n" in save.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_wrong_with_ones_own_is_said_before_it_is_played(lang: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(BAD, encoding="utf-8")
    result = run("play", "thargos", "--mode", "story", "--story", mine, "--lang", lang)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [PLAYER[lang] + said for said in SAID[lang]]


@pytest.mark.parametrize(("arguments", "complaint"), [
    (("vale", "--story", "kurnor"), "--story: vale has no stories"),
    (("thargos", "--mode", "story", "--story", "kurnour"), "expected a file, or one of kurnor, condar, road"),
    (("thargos", "--story", "condar"), "belongs to mode; add --option mode=story or story-solo"),
])  # fmt: skip
def test_a_story_that_does_not_fit_is_refused(arguments: tuple[str, ...], complaint: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert complaint in " ".join(result.stderr.split())

"""A game that has nothing but its line on the shelf is played, told, tried and listed in a plain way."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from cardwright.cli.screen import Screen, screen
from cardwright.cli.session import Session, reopen
from cardwright.games.vale.game import VALE
from cardwright.kernel.game import OPEN, SPECTATOR
from cardwright.kernel.log import read_log
from cardwright.kernel.notation import names, parse
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import telling
from tests.cli.terminal import answers_in, run, typing
from tests.kernel.conflict.game import CONFLICT

PEOPLE = ("--seats", "human,random", "--names", "Ann", "--seed", "1")
BEGUN = ("attach nothing", "attempt 1")


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, CONFLICT.name, CONFLICT)


def drawn(part: RenderableType) -> str:
    page = io.StringIO()
    Console(file=page, width=80, highlight=False, emoji=False, markup=False).print(part)
    return page.getvalue()


def answered(*answers: str) -> Session:
    session = Session(CONFLICT, CONFLICT.setup(2, 1, {}))
    for answer in answers:
        session.answer(parse(session.t, answer))
    return session


@pytest.mark.parametrize(
    ("lang", "over"),
    [("en", "The game is over."), ("fr", "La partie est terminée."), ("nl", "Het spel is afgelopen.")],
)
def test_a_whole_game(lang: str, over: str, home: Path) -> None:
    result = run("play", "conflict", *PEOPLE, "--lang", lang, "--save", home / "g.log", typed=typing(3))
    assert result.exit_code == 0, result.output
    assert over in result.stdout
    assert "1  Attempt 1\n" in result.stdout
    assert CONFLICT.outcome(reopen(CONFLICT, read_log((home / "g.log").read_text())).t) is not None


def test_commands_answer_and_a_game_goes_on(home: Path) -> None:
    log = home / "g.log"
    said = run(
        "play", "conflict", *PEOPLE, "--save", log, typed="?\n? hydra\nhand\nlog\nattach nothing\nundo\natt no\natt 2\n"
    )
    assert "Welcome to Conflict." in said.stdout
    assert "choose the option with that number" in said.stdout
    assert "explain a card" not in said.stdout, "there are none to explain"
    assert "“hand” is not one of the options." in said.stdout
    assert "Your last move is undone." in said.stdout
    assert answers_in(log) == ["1 attach nothing", "1 attempt 2"]
    again = run("play", "conflict", "--resume", log, typed=typing(4))
    assert "The game is over." in again.stdout
    assert answers_in(log)[:2] == ["1 attach nothing", "1 attempt 2"]


def test_a_bot_plays_and_gives_advice(home: Path) -> None:
    said = run("play", "conflict", "--seed", "1", "--seconds", "0.05", "--save", home / "g.log", typed="hint\n1\n1\n")
    assert "Advice: Attach " in said.stdout
    assert "% to win)" in said.stdout, "there is no lead to speak of"
    assert '"seats": ["human", "normal"]' in (home / "g.log.seats").read_text()


def test_what_is_hidden_stays_hidden() -> None:
    """Two games that differ in a card laid face down look and read the same to everybody but who laid it."""
    lays = [answer.split() for answer in names(answered(*BEGUN).t)[1:]]
    first, other = lays[0], next(lay for lay in lays if lay[1] != lays[0][1] and lay[2] == lays[0][2])
    worlds = [answered(*BEGUN, " ".join(lay)) for lay in (first, other)]
    for viewer, alike in ((0, False), (1, True), (SPECTATOR, True), (OPEN, False)):
        tables = {drawn(screen(CONFLICT, "en", ["Ann", "Bob"], 80).table(world.t, viewer)) for world in worlds}
        assert (len(tables) == 1) == alike
        say = telling("conflict", "en")
        told = [[say.lines(world.t, events, [], viewer) for events in world.told] for world in worlds]
        assert told[0] == told[1]


def test_a_saved_game_is_told_shown_and_made_a_scenario(home: Path) -> None:
    log = home / "g.log"
    run("play", "conflict", *PEOPLE, "--save", log, typed=typing(3))
    said = run("replay", log).stdout
    assert "  Ann · injured" in said
    assert said.rstrip().endswith(("wins.", "share the victory."))
    moment = run("replay", log, "--at", "2", "--seat", "2").stdout
    assert moment.startswith("After answer 2 of ")
    assert '"seat": 1' in moment
    made = run("replay", log, "--at", "0", "--scenario").stdout
    everything = json.loads(run("try", "-", typed=made).stdout)
    assert (everything["game"], everything["question"]["seat"]) == ("conflict", 1)
    assert len(everything["teams"][1]["hand"]) == 4
    assert everything["question"]["options"][0] == {"name": "attach nothing", "words": "Attach nothing"}
    seen = json.loads(run("try", "-", "--seat", "2", typed=made).stdout)
    assert (seen["view_of"], seen["question"], "hand" in seen["teams"][0]) == (2, {"seat": 1}, False)


def test_a_box_without_cards_is_empty() -> None:
    assert json.loads(run("cards", "conflict", "--json").stdout) == []
    assert run("cards", "conflict", "hero").stderr == "no card is called 'hero'\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_listed_plainly(lang: str) -> None:
    cards = telling("vale", lang).cards()
    listed = " ".join(drawn(part) for part in Screen(VALE, lang, [], 80).catalogue(cards))
    assert all(str(card["name"]) in listed for card in cards if " " not in str(card["name"]))
    assert str(cards[0]["name"]) in drawn(Screen(VALE, lang, [], 80).card(cards[0]))


@pytest.mark.parametrize("game", [game for game in GAMES if game != CONFLICT.name])
def test_a_game_on_the_shelf_has_a_screen_of_its_own(game: str) -> None:
    assert type(screen(GAMES[game], "en", [], 80)) is not Screen


OWN = "# Mine\n3 ambush\n2 feint\n1 storm\n3 spy\n3 tome\n2 charm"


def test_a_player_brings_a_deck_and_the_other_is_lent_one(home: Path) -> None:
    deck, log = home / "mine.txt", home / "g.log"
    deck.write_text(OWN)
    result = run("play", "conflict", *PEOPLE, "--brings", deck, "--save", log, typed=typing(3))
    assert result.exit_code == 0, result.output
    assert read_log(log.read_text()).setup.brought == [OWN, CONFLICT.lent(CONFLICT.complete({}))[1]]
    run("play", "conflict", *PEOPLE, "--brings", f",{deck}", "--save", home / "h.log", typed=typing(3))
    assert read_log((home / "h.log").read_text()).setup.brought == [CONFLICT.lent(CONFLICT.complete({}))[0], OWN]


@pytest.mark.parametrize(
    ("brings", "said"),
    [
        ("none.txt", "none.txt: cannot be read: No such file or directory"),
        ("a,b,c", "--brings: 3 things for 2 players"),
        ("{bad}", "Player 1: deck_size right=14 n=3"),
    ],
)
def test_what_cannot_be_brought_is_told(brings: str, said: str, home: Path) -> None:
    (home / "bad.txt").write_text("3 ambush")
    result = run("play", "conflict", *PEOPLE, "--brings", brings.format(bad=home / "bad.txt"))
    assert (result.exit_code, result.stderr) == (2, f"{said}\n")


def test_to_a_game_that_goes_on_nothing_is_brought(home: Path) -> None:
    result = run("play", "conflict", "--resume", home / "g.log", "--brings", "mine.txt")
    assert result.exit_code == 2
    assert "leave out" in result.stderr


def test_to_vale_nothing_is_brought(home: Path) -> None:
    (home / "mine.txt").write_text(OWN)
    result = run("play", "vale", "--brings", home / "mine.txt", "--lang", "fr")
    assert (result.exit_code, result.stderr) == (2, "Joueur 1\u202f: On n’apporte rien à ce jeu.\n")

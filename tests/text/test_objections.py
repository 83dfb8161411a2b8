"""What is wrong with something that a player brings is said whole, in the language of whoever brought it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.kernel.game import Objection, Unfit
from cardwright.shelf import GAMES
from cardwright.text.language import LANGUAGES
from cardwright.text.speech import objected, telling
from tests.cli.terminal import run
from tests.kernel.conflict.game import CONFLICT
from tests.kernel.conflict.telling import OBJECTIONS, speaking
from tests.table.company import Server, open_server
from tests.text.codes import codes_in

BAD_DECK = "4 sword\n2 crown\n1 citizen\n1 dragon\nx spy\n2 feint"
SAID = {
    "en": [
        "There is no card called “dragon”.",
        "“x spy” is not a number from 1 to 9 and a card.",
        "A deck holds Sword at most 3 times, not 4 times.",
        "A deck holds Crown at most 1 time, not 2 times.",
        "Citizen belongs to Condar, and this game is played without it.",
        "A deck has 14 cards; this one has 9.",
    ],
    "fr": [
        "Aucune carte ne s’appelle «\u202fdragon\u202f».",
        "«\u202fx spy\u202f» n’est pas un nombre de 1 à 9 suivi d’une carte.",
        "Un paquet compte Épée au plus 3 fois, et non 4.",
        "Un paquet compte Couronne au plus 1 fois, et non 2.",
        "Citoyen fait partie de Condar, et cette partie se joue sans.",
        "Un paquet compte 14 cartes\u202f; celui-ci en a 9.",
    ],
    "nl": [
        "Er is geen kaart met de naam ‘dragon’.",
        "‘x spy’ is geen getal van 1 tot 9 met een kaart.",
        "Zwaard mag hoogstens 3 keer in een deck zitten, niet 4 keer.",
        "Kroon mag hoogstens 1 keer in een deck zitten, niet 2 keer.",
        "Burger hoort bij Condar, en dit spel wordt zonder gespeeld.",
        "Een deck telt 14 kaarten; dit heeft er 9.",
    ],
}
PLAYER = {"en": "Player 1: ", "fr": "Joueur 1\u202f: ", "nl": "Speler 1: "}
NOTHING_FITS = ("brought_nothing", "brought_needlessly", "brought_no_text", "begun_elsewhere", "not_yours")


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, CONFLICT.name, CONFLICT)
    speaking(monkeypatch)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as found:
        yield found


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_set_up_says_everything_at_once(code: str) -> None:
    with pytest.raises(Unfit) as caught:
        CONFLICT.setup(2, 1, {}, brought=[BAD_DECK, CONFLICT.lent(CONFLICT.complete({}))[0]])
    assert objected(caught.value, code) == [PLAYER[code] + it for it in SAID[code]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_says_it(code: str, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(BAD_DECK)
    result = run("arena", "conflict", "--bots", f"random:{deck},random", "--games", "1", "--lang", code)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [PLAYER[code] + it for it in SAID[code]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_whoever_lays_a_table_is_told(code: str, server: Server) -> None:
    chairs = [{"kind": "me", "brings": BAD_DECK}, {"kind": "open"}]
    answer = server.guest("Ann").ask("POST", f"/api/tables?lang={code}", json={"game": "conflict", "chairs": chairs})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "unfit")
    assert answer.json()["error"]["message"].split("\n") == [PLAYER[code] + it for it in SAID[code]]


@pytest.mark.parametrize("code", LANGUAGES)
def test_whoever_sits_down_is_told(code: str, server: Server) -> None:
    table = server.guest("Ann").lay(game="conflict", chairs=[{"kind": "open"}, {"kind": "open"}])
    with server.guest("Bob").at(table) as ear:
        ear.send(f'{{"type": "speak", "lang": "{code}"}}')
        refusal = next(it for it in ear.say("sit", seat=1, brings=BAD_DECK) if it["type"] == "refusal")
    assert (refusal["code"], refusal["message"].split("\n")) == ("unfit", SAID[code])


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_no_game_accepts_is_said_by_the_table(code: str) -> None:
    said = [telling("vale", code).objection(Objection(it)) for it in NOTHING_FITS]
    assert len(set(said)) == len(NOTHING_FITS)
    assert all(it.endswith(".") for it in said)


def test_a_game_without_words_names_its_objections() -> None:
    assert telling("vale", "fr").objection(Objection("too_many", {"n": 2})) == "too_many n=2"


def test_every_objection_of_the_double_has_words() -> None:
    found = codes_in(Path(__file__).parents[1] / "kernel" / "conflict")
    assert found == set(OBJECTIONS["en"]) == set(OBJECTIONS["fr"]) == set(OBJECTIONS["nl"])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_objection_of_a_game_has_words(game: str, code: str) -> None:
    """Those about a story have a test of their own besides: some of them are made by other words."""
    found = codes_in(Path(__file__).parents[2] / "src" / "cardwright" / "games" / game)
    words = set(telling(game, code).objections)
    assert found <= words
    assert {it for it in words - found if not it.startswith("story_")} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_objection_of_kernel_and_table_has_words(code: str) -> None:
    source = Path(__file__).parents[2] / "src" / "cardwright"
    found = codes_in(source / "kernel") | codes_in(source / "table")
    assert found == {key.removeprefix("objection_") for key in LANGUAGES[code].ui if key.startswith("objection_")}

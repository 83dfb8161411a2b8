"""A share code says a deck in one short word; a slip of whoever copies it is noticed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks import sharing
from cardwright.games.thargos.decks.checking import objections
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.sharing import PREFIX, SIGNS, code_of, printed_numbers
from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.kernel.paper import BadPaper

CODES = [code_of(team.deck) for team in TEAMS]
DAMAGED = "code_damaged"
VANGUARD = "HT14444X94M5CD8885C44444X4488M8H45G489C448XM84884C888C44C444448EHP8X1"

decks = st.builds(
    Deck,
    st.lists(st.integers(0, len(HEROES) - 1), max_size=6),
    st.lists(st.integers(0, len(DESIGNS) - 1), max_size=70),
)


def complaint(code: str) -> str:
    """What is wrong with a code that cannot be read."""
    with pytest.raises(BadPaper) as caught:
        printed_numbers(code)
    return str(caught.value)


@settings(deadline=None, derandomize=True)
@given(decks)
def test_any_deck_comes_back_legal_or_not(deck: Deck) -> None:
    code = code_of(deck)
    back = read(code)
    assert (back.heroes, back.cards, code_of(back)) == (deck.heroes, deck.cards, code)


@settings(deadline=None, derandomize=True)
@given(decks)
def test_equal_decks_have_equal_codes(deck: Deck) -> None:
    assert code_of(Deck(deck.heroes[::-1], deck.cards[::-1])) == code_of(deck)


def test_a_code_is_short_and_of_letters_and_digits() -> None:
    for code in CODES:
        assert len(code) < 80
        assert set(code) <= set(SIGNS)


def test_a_code_stays_what_it_was() -> None:
    """The Crimson Banner as it was once, before its cards were exchanged."""
    assert code_of(read(VANGUARD)) == VANGUARD, (
        "codes that people have kept must be read for good: make it another version"
    )


def test_a_code_survives_small_letters_line_breaks_and_misread_signs() -> None:
    deck = read(VANGUARD)
    broken = "-".join([VANGUARD[i : i + 5] for i in range(0, len(VANGUARD), 5)])
    misread = PREFIX + VANGUARD[2:].replace("0", "O").replace("1", "l")
    for text in (VANGUARD.lower(), f"  {VANGUARD}\n", broken, f"{VANGUARD[:30]}\n{VANGUARD[30:]}", misread):
        assert read(text).cards == deck.cards


@pytest.mark.parametrize("code", CODES)
def test_one_wrong_sign_is_noticed(code: str) -> None:
    for place in range(len(PREFIX), len(code)):
        for sign in SIGNS:
            if sign != code[place]:
                assert complaint(code[:place] + sign + code[place + 1 :]) == DAMAGED


@pytest.mark.parametrize("code", CODES)
def test_neighbours_that_changed_places_are_noticed(code: str) -> None:
    for i in range(len(PREFIX), len(code) - 1):
        if code[i] != code[i + 1]:
            assert complaint(code[:i] + code[i + 1] + code[i] + code[i + 2 :]) == DAMAGED


@pytest.mark.parametrize("code", CODES)
def test_a_missing_or_a_doubled_sign_is_noticed(code: str) -> None:
    for i in range(len(PREFIX), len(code)):
        assert complaint(code[:i] + code[i + 1 :]) == DAMAGED
        assert complaint(code[:i] + code[i] + code[i:]) == DAMAGED


@settings(deadline=None, derandomize=True)
@given(st.sampled_from(CODES), st.integers(3, 90))
def test_a_code_cut_short_is_noticed(code: str, length: int) -> None:
    if length < len(code):
        assert complaint(code[:length]) == DAMAGED


@pytest.mark.parametrize("text", ["", "HT", "HT1", "HT1!", "HTTP", "HT1ÄÖÜ", "HT" + "1" * 500])
def test_what_only_looks_like_a_code_is_damaged_or_no_deck(text: str) -> None:
    assert complaint(text) in (DAMAGED, "no_deck")


def signed(*signs: int) -> str:
    """A code of these signs with a good checksum."""
    return PREFIX + "".join([SIGNS[sign] for sign in [*signs, *sharing.checksum(list(signs))]])


def test_a_code_of_another_version_is_named() -> None:
    assert complaint(signed(2, 4, sharing.END, sharing.END, sharing.END)) == "code_version version=2 known=1"


def test_a_card_that_is_not_known_yet_is_named() -> None:
    code = sharing.coded(["C1", "C99", "L2", "L300", "M1"])
    assert printed_numbers(code) == ["C1", "C99", "L2", "L300", "M1"]
    said = [str(it) for it in objections({}, code)]
    assert said[:2] == ["unknown name='C99'", "unknown name='L300'"]
    assert "deck_size right=60 n=3" in said


def test_there_is_one_way_to_write_a_code() -> None:
    """A longer way to say the same deck is refused, though its checksum is good."""
    ends = [sharing.END] * 3
    assert printed_numbers(signed(sharing.VERSION, 4, *ends)) == ["C1"]
    for longer in ([4, *ends, sharing.END], [4, sharing.NONE, *ends], [4, 31, *ends]):
        assert complaint(signed(sharing.VERSION, *longer)) == DAMAGED

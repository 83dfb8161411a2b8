"""Log lines and outcomes: what has happened, as far as a viewer may know."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import (
    APPEASED,
    BROKE,
    CHOSE_FAMILY,
    CHOSE_SUMMONER,
    COUNTED,
    CURSED,
    DREW,
    FLIPPED,
    FREED,
    GAINED,
    HAUNTED,
    LIFTED,
    NAMED,
    RAISED,
    REMOVED,
    REPAIRED,
    RETRIEVED,
    RETURNED_TILE,
    REVEALED,
    SEAL,
    SHELTERED,
    SHOWED,
    SUMMONED,
    SWAPPED,
    TOOK_TILE,
    TURN_BEGAN,
    USED_TILE,
    WATER,
    WIDENED,
    purse,
)
from cardwright.kernel.machine import Event
from cardwright.text.vale.languages import speak
from tests.text.positions import CODES, NAMES, NUMBERS, at_table


@pytest.mark.parametrize(("kind", "verb"), [(DREW, "draws"), (SHELTERED, "shelters"), (RETRIEVED, "retrieves")])
def test_a_card_is_named_only_to_those_who_may_know_it(kind: int, verb: str) -> None:
    named, unnamed = f"Bob {verb} Hydra.", f"Bob {verb} a card."
    for seen_by, lines in ((0b010, [unnamed, named, unnamed]), (0b111, [named] * 3), (-1, [named] * 3)):
        e = Event(kind, 1, NUMBERS["hydra"], 0, seen_by)
        assert [speak("en").event(at_table(), e.heard_by(seats), NAMES) for seats in (0b001, 0b010, 0b111)] == lines


def test_log_lines() -> None:
    t = at_table()
    say = speak("en")
    assert say.event(t, Event(REVEALED, -1, NUMBERS["imp"], 0, -1), NAMES) == "Imp is revealed."
    assert say.event(t, Event(SUMMONED, 1, NUMBERS["imp"], 0, -1), NAMES) == "Bob summons Imp without paying."
    assert (
        say.event(t, Event(SUMMONED, 1, NUMBERS["imp"], purse(1), -1), NAMES) == "Bob summons Imp, paying 1 red stone."
    )
    assert say.event(t, Event(NAMED, 0, -1, 2, -1), NAMES) == "Ann names Éloïse."
    assert say.event(t, Event(NAMED, 0, -1, 0, -1), NAMES) == "Ann names themselves."
    assert say.event(t, Event(RAISED, 0, -1, 0, -1), NAMES) == "Ann raises 1 red stone to 1 blue stone."
    assert say.event(t, Event(GAINED, 0, -1, 0, -1), NAMES) == ""
    assert speak("fr").event(t, Event(TURN_BEGAN, 0, -1, 0, -1), NAMES) == "C’est à Ann de jouer."


def told(kind: int, card: str = "", n: int = 0, seat: int = 0) -> list[str]:
    """A log line in every language, with plain spaces."""
    e = Event(kind, seat, NUMBERS[card] if card else -1, n, -1)
    lines = [speak(code).event(at_table(), e, NAMES) for code in CODES]
    return [line.replace("\N{NARROW NO-BREAK SPACE}", " ") for line in lines]


def test_log_lines_of_payments_with_a_seal() -> None:
    assert told(SUMMONED, "imp", SEAL | purse(3)) == [
        "Ann summons Imp, paying 3 red stones and breaking a seal.",
        "Ann invoque Diablotin en payant 3 pierres rouges et en rompant un sceau.",
        "Ann roept Duiveltje op, betaalt 3 rode stenen en breekt een zegel.",
    ]
    assert told(SUMMONED, "imp", SEAL)[0] == "Ann summons Imp, breaking a seal."
    assert told(REMOVED, "imp", SEAL)[0] == "Ann removes Imp, breaking a seal."
    assert (
        told(REMOVED, "imp", SEAL | purse(1))[2]
        == "Ann verwijdert Duiveltje, betaalt 1 rode steen en breekt een zegel."
    )
    assert told(BROKE) == ["", "", ""], "the payment has told it"


def test_log_lines_of_artifacts() -> None:
    assert told(TOOK_TILE, "golden_fleece")[0] == "Ann takes the Golden Fleece."
    assert told(USED_TILE, "golden_fleece")[0] == "Ann uses the Golden Fleece."
    assert told(RETURNED_TILE, "golden_fleece")[0] == "Ann puts the Golden Fleece back."
    assert told(WIDENED) == [
        "Ann gets one more space in the area.",
        "Ann gagne un emplacement dans son arène.",
        "Ann krijgt een extra speelveld.",
    ]
    assert told(SWAPPED, "hydra", 1) == [
        "Bob gives Hydra to Ann in exchange.", "Bob donne Hydre à Ann en échange.", "Bob geeft Hydra in ruil aan Ann.",
    ]  # fmt: skip
    assert told(SHOWED, "hydra") == ["Ann shows Hydra.", "Ann montre Hydre.", "Ann toont Hydra."]
    assert told(CHOSE_FAMILY, "kraken", WATER) == [
        "Ann chooses the family Water.", "Ann choisit la famille Eau.", "Ann kiest de kaartsoort Water.",
    ]  # fmt: skip


def test_log_lines_of_curses() -> None:
    assert told(HAUNTED, "nian", 3) == ["Nian gets 3 curses.", "Nian reçoit 3 malédictions.", "Nian krijgt 3 vloeken."]
    assert told(CURSED, n=1) == ["Ann takes 1 curse.", "Ann reçoit 1 malédiction.", "Ann neemt 1 vloek."]
    assert told(FREED, n=2) == ["Ann discards 2 curses.", "Ann défausse 2 malédictions.", "Ann legt 2 vloeken af."]
    assert told(LIFTED, "nian", 1) == [
        "Ann takes a curse off Nian.", "Ann retire une malédiction à Nian.", "Ann haalt een vloek van Nian af.",
    ]  # fmt: skip
    assert told(APPEASED, "nian") == ["Ann appeases Nian.", "Ann apaise Nian.", "Ann brengt Nian tot bedaren."]
    assert told(REPAIRED) == ["Ann repairs a seal.", "Ann répare un sceau.", "Ann herstelt een zegel."]
    assert told(CHOSE_SUMMONER, "iwo_mocked")[0].startswith("Ann takes a summoner: Iwo")
    assert told(FLIPPED, "iwo_acclaimed")[0].startswith("Ann flips the summoner: Iwo")


def test_the_final_count_adds_takes_away_or_leaves_alone() -> None:
    assert [told(COUNTED, n=n)[0] for n in (3, -1, 0)] == [
        "Final count (seals, appeased cards, curses): Ann scores 3 points.",
        "Final count (seals, appeased cards, curses): Ann loses 1 point.",
        "Final count (seals, appeased cards, curses): nothing changes for Ann.",
    ]


def finished(*seats: tuple[int, int]) -> Vale:
    """A finished game: the points and the number of cards in the area of each player."""
    t = at_table(len(seats))
    for s, (score, cards) in zip(t.seats, seats):
        s.score = score
        s.area = vec[i64](range(cards))
    return t


def test_outcomes() -> None:
    say = speak("en")
    assert say.outcome(finished((62, 3), (61, 9)), NAMES) == "Ann wins with 62 points."
    assert say.outcome(finished((62, 5), (62, 7), (62, 6)), NAMES) == (
        "Bob wins with 62 points: as many as Ann and Éloïse, but with more cards in the area (7 cards)."
    )
    assert say.outcome(finished((62, 7), (62, 7), (60, 8)), NAMES) == (
        "Ann and Bob share the victory with 62 points and 7 cards in the area each."
    )
    assert speak("fr").outcome(finished((1, 0), (0, 0)), NAMES) == "Ann l’emporte avec 1 point."
    assert speak("nl").outcome(finished((2, 0), (2, 0)), NAMES).startswith("Ann en Bob delen de overwinning met elk 2")

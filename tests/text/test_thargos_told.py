"""What is asked, answered and told at a table of Heroes of Thargos, sentence by sentence."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.cards.sets import DESIGNS, HERO_NUMBERS, NUMBERS
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.laying import conflict_of
from cardwright.games.thargos.moves.leaving import BARE, BURNT_OUT, DECKLESS, LAST_LEFT, RIVAL, STALEMATE, TARGET, WAYS
from cardwright.games.thargos.rules.turns import AttachStep
from cardwright.games.thargos.seat import Tally
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import (
    ATTEMPTED,
    ATTITUDE_ROLLED,
    BOOSTED,
    DIE_ATTEMPT,
    DIE_PLACE,
    DREW,
    LEFT,
    LOOKED,
    PUSHED_BACK,
    ROLLED,
    SCORED,
    SPIED,
    TALLIED,
    TOOK_TURN,
)
from cardwright.games.thargos.words.conflicts import BoostOne
from cardwright.games.thargos.words.decks import PutUnder
from cardwright.games.thargos.words.hands import Draw
from cardwright.games.thargos.words.heroes import Injure
from cardwright.games.thargos.words.joining import Opponent
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Outcome, Setup
from cardwright.kernel.machine import Event
from cardwright.text.language import LANGUAGES, language
from cardwright.text.thargos.languages import speak
from cardwright.text.thargos.telling import TELLINGS
from cardwright.text.thargos.walk.events import outcome
from tests.text.thargos import NAMES, alone, asking, at_table, in_story
from tests.thargos.table import lay

CODES = list(LANGUAGES)
KRISOSS = len(DESIGNS) + HERO_NUMBERS["krisoss"]
GUARDIAN = NUMBERS["guardian"]


def test_prompts() -> None:
    t = asking(at_table(), BoostOne(3), 0, 2, card=NUMBERS["barricade"])
    assert [TELLINGS[code].prompt(t, NAMES).replace("\u202f", " ") for code in CODES] == [
        "Barricade: choose an attribute to add 3 to.",
        "Barricade : choisissez un attribut auquel ajouter 3.",
        "Barricade: kies een eigenschap waar je 3 bij optelt.",
    ]
    assert [TELLINGS[code].option(t, 2, NAMES) for code in CODES] == ["Mysticism", "Mysticisme", "Mystiek"]
    t.asked = None
    assert [TELLINGS[code].prompt(t, NAMES) for code in CODES] == [language(code).ui["game_over"] for code in CODES]


def test_who_can_only_do_nothing_is_told_so() -> None:
    t = at_table()
    mission = speak("en").card_name(t.mission(conflict_of(t).track))
    laying = TELLINGS["en"].prompt(t, NAMES)
    assert laying == f"Attempt at “{mission}”: lay a card face down, or finish."
    t.listed, t.unlisted = vec[i64]([-1]), False
    assert TELLINGS["en"].prompt(t, NAMES) == f"“{mission}”: none of the cards in your hand can be laid."
    asking(t, AttachStep(), -1)
    assert [TELLINGS[code].prompt(t, NAMES) for code in CODES] == [
        "You have no Lasting to attach.",
        "Vous n’avez aucun Avantage à attacher.",
        "Je hebt geen Versterking om aan te leggen.",
    ]


def test_who_has_laid_cards_is_told_that_the_list_is_behind_them() -> None:
    it = lay(hand=["guardian", "night_march"]).pick("attempt 1")
    order = "A card that stands above it in the list cannot be laid after it."
    mission = "“Drive Off the Carrion Pack”"
    assert TELLINGS["en"].prompt(it.t, NAMES) == f"Attempt at {mission}: lay a card face down, or finish. {order}"
    it.pick("lay night_march might")
    assert it.options == ["stop"]
    assert TELLINGS["en"].prompt(it.t, NAMES) == f"{mission}: no card further down the list can be laid."


def test_a_single_card_on_top_is_kept_and_not_the_rest() -> None:
    t = at_table()
    for left, kept in ((2, "Keep the rest on top"), (1, "Keep it on top")):
        asking(t, PutUnder(), -1, 0, memo=left)
        assert TELLINGS["en"].option(t, -1, NAMES) == kept
    assert TELLINGS["en"].prompt(t, NAMES) == "Put the card under your deck, or keep it on top."


def test_a_number_below_zero_has_a_real_minus() -> None:
    tally = Tally(1, 1, -1, 2, True).packed()
    assert line(at_table(), Event(TALLIED, 0, -1, tally, -1), "en") == "Mind: Ann has −1, Bob has 2 (3 short)."


def test_another_players_hero_is_named_with_that_player() -> None:
    t = at_table()
    theirs, mine = (speak("en").card_name(t.heroes[t.stand(hero).hero]) for hero in (4, 0))
    asking(t, Injure(4), 4, 0, card=NUMBERS["poisoned_cup"])
    assert TELLINGS["en"].option(t, 4, NAMES) == f"Injure {theirs} (Bob)"
    assert TELLINGS["en"].option(t, 0, NAMES) == f"Injure {mine}"


def test_a_player_is_called_by_the_name_as_it_is_written() -> None:
    t, names = at_table(), ["ann [x]", "bob|<y>"]
    assert (
        TELLINGS["nl"].lines(t, [Event(DREW, 0, GUARDIAN, 0, -1)], names, OPEN)[0]["text"] == "ann [x] trekt Wachter."
    )
    asking(t, Opponent(Draw(1)), 1, card=NUMBERS["troll_raid"])
    assert [TELLINGS[code].option(t, 1, names) for code in CODES] == [
        "Choose bob|<y>", "Choisir bob|<y>", "Kies bob|<y>",
    ]  # fmt: skip


def line(t: Thargos, e: Event, code: str, viewer: int = OPEN) -> str:
    return TELLINGS[code].lines(t, [e], NAMES, viewer)[0]["text"].replace("\u202f", " ")


def test_lines() -> None:
    t = at_table()
    attempt = Event(ATTEMPTED, 0, NUMBERS["hold_the_rarlonn_pass"], 2, -1, it=KRISOSS)
    assert [line(t, attempt, code) for code in CODES] == [
        "Ann attempts “Hold the Rarlonn Pass” with Krisoss, the Blade of Condar.",
        "Ann tente « Tenir le Col de Rarlonn » avec Krisoss - La Lame de Condar.",
        "Ann probeert ‘Houd de Rarlonnpas’ met Krisoss, de Kling van Condar.",
    ]
    assert line(t, Event(BOOSTED, 0, KRISOSS, 199, -1), "en") == (
        "Krisoss, the Blade of Condar (Ann) gets −1 Mysticism."
    )
    assert line(t, Event(BOOSTED, 0, KRISOSS, 102, -1), "en") == "Krisoss, the Blade of Condar (Ann) gets +2 Mind."
    assert line(t, Event(ROLLED, 0, -1, 6, -1), "en") == "Ann rolls a 6."
    assert line(t, Event(ROLLED, 0, KRISOSS, 316, -1), "nl").endswith("gooit Kracht 3, Geest 1, Mystiek 6.")
    short = Event(TALLIED, 0, -1, Tally(1, 0, 5, 7, True).packed(), -1)
    assert [line(t, short, code) for code in CODES] == [
        "Might: Ann has 5, Bob has 7 (2 short).",
        "Puissance : Ann a 5, Bob a 7 (il manque 2).",
        "Kracht: Ann heeft 5, Bob heeft 7 (2 te weinig).",
    ]
    assert line(t, Event(LEFT, 0, -1, DECKLESS, -1), "en") == "Ann has a burnt deck and is out of the game."
    assert line(t, Event(LEFT, 0, -1, BARE, -1), "en") == "Ann has no Hero left and is out of the game."
    assert line(t, Event(SCORED, 0, -1, 4, -1), "fr") == f"Ann a 4 PV sur {t.sides[0].target}."


def test_a_turn_opens_a_part_of_the_log() -> None:
    t = at_table()
    told = [TELLINGS[code].lines(t, [Event(TOOK_TURN, 1, -1, 0, -1)], NAMES, 0)[0]["opens"] for code in CODES]
    assert [it.replace("\u202f", " ") for it in told] == ["Bob’s turn", "Tour : Bob", "Beurt: Bob"]


@pytest.mark.parametrize(("kind", "unknown"), [
    (DREW, "Ann draws a card."),
    (SPIED, "Ann spies on a card on Mind."),
    (LOOKED, "Ann looks at a card of Bob."),
])  # fmt: skip
def test_a_card_is_told_only_to_those_who_may_know_it(kind: int, unknown: str) -> None:
    t = at_table()
    e = Event(kind, 0, GUARDIAN, 1, 1)
    assert "Guardian" in line(t, e, "en", 0)
    assert "Guardian" in line(t, e, "en", OPEN)
    for viewer in (1, SPECTATOR):
        assert line(t, e, "en", viewer) == unknown
        assert TELLINGS["en"].lines(t, [e], NAMES, viewer)[0]["cards"] == []


def test_what_every_player_has_spied_is_not_told_to_those_who_look_on() -> None:
    t = THARGOS.new(Setup(2, 1, {}))
    assert isinstance(t, Thargos)
    for seen_by, said in ((3, "Bob draws a card."), (int(t.everyone()), "Bob draws Guardian.")):
        assert line(t, Event(DREW, 1, GUARDIAN, 0, seen_by), "en", SPECTATOR) == said


def test_the_order_in_which_cards_were_drawn_is_not_told() -> None:
    t = at_table()
    drawn = [
        Event(DREW, 0, NUMBERS[card], 0, -1 if card != "barricade" else 2)
        for card in ("troll_raid", "barricade", "guardian")
    ]
    told = [TELLINGS["en"].lines(t, events, NAMES, 0) for events in (drawn, drawn[::-1])]
    assert told[0] == told[1]
    assert [it["cards"] for it in told[0]] == [["guardian"], ["troll_raid"], []]


def test_who_won() -> None:
    t = at_table()
    told = [outcome(t, Outcome([1, 2], [9, 3], WAYS[way]), NAMES.__getitem__) for way in (TARGET, LAST_LEFT, STALEMATE)]
    score = f"{t.sides[0].points} of {t.sides[0].target} VP"
    assert [speak("en").book.text(it) for it in told] == [
        f"Ann wins with {score}.",
        "Ann wins: nobody else is left.",
        f"Ann wins, being nearest to the target: {score}.",
    ]
    both = outcome(t, Outcome([1, 1], [9, 9], WAYS[STALEMATE]), NAMES.__getitem__)
    assert speak("en").book.text(both) == "Ann and Bob share the victory, equally near to their targets."


TOLD = [
    (2, {"mode": "story", "story": "condar", "undead": "with"}),
    (1, {"mode": "solo", "effects": "all", "infamy": "5"}),
    (1, {"mode": "story-solo", "story": "condar", "effects": "all", "undead": "with"}),
    (2, {}),
    (3, {"mode": "circle", "undead": "with", "first": "die"}),
]


@pytest.mark.parametrize(("players", "options"), TOLD)
def test_a_whole_game_is_told_in_every_language(players: int, options: dict[str, str]) -> None:
    told: list[Event] = []
    t, dice = THARGOS.new(THARGOS.setup(players, 5, options), told), seeded(5)
    while t.asked is not None:
        for code, telling in TELLINGS.items():
            assert telling.prompt(t, NAMES)
            answers = [telling.option(t, int(pick), NAMES) for pick in t.options]
            assert len(set(answers)) == len(answers), (code, answers)
        told = []
        t.events = told
        t.answer(t.options[dice.roll(len(t.options))])
        for telling in TELLINGS.values():
            assert all(it["text"][-1] == "." for it in telling.lines(t, told, NAMES, 0))
    assert all(telling.outcome(t, NAMES) for telling in TELLINGS.values())


@pytest.mark.rule("TS2.7")
def test_the_dice_of_the_rival_say_what_they_decide() -> None:
    t = alone()
    assert [line(t, Event(ATTITUDE_ROLLED, 1, -1, 2, -1), code) for code in CODES] == [
        "The Attitude die shows 2: the Rival is Aggressive, attacks with 5 cards and defends with 3 cards.",
        "Le dé d’Attitude donne 2 : Attitude Agressive, le Rival attaque avec 5 cartes et défend avec 3 cartes.",
        "De houdingsdobbelsteen toont 2: de Rivaal is Agressief, valt aan met 5 kaarten en verdedigt met 3 kaarten.",
    ]
    assert [line(t, Event(DIE_ATTEMPT, 1, -1, n, -1), "en") for n in (1, 2, 6)] == [
        "The Decision die shows 1: the Rival has doubts and backs off.",
        "The Decision die shows 2: the Rival turns to track 1.",
        "The Decision die shows 6: the Rival adds a card to its attack and rolls again.",
    ]
    assert line(t, Event(DIE_PLACE, 1, KRISOSS, 5, -1), "en").endswith("Krisoss, the Blade of Condar goes to track 4.")


def test_the_rival_is_called_so_and_has_no_seat() -> None:
    t = alone()
    drawn = Event(SCORED, 1, -1, 4, -1)
    told = [TELLINGS[code].lines(t, [drawn], ["Ann"], 0)[0] for code in CODES]
    assert [it["text"].split(" ")[:2] for it in told] == [["The", "Rival"], ["Le", "Rival"], ["De", "Rivaal"]]
    assert {it["seat"] for it in told} == {-1}
    turn = [TELLINGS[code].lines(t, [Event(TOOK_TURN, 1, -1, 0, -1)], ["Ann"], 0)[0]["opens"] for code in CODES]
    assert [it.replace("\u202f", " ") for it in turn] == ["The Rival’s turn", "Tour : le Rival", "Beurt: de Rivaal"]


def test_who_lost_alone() -> None:
    t = alone()
    told = [outcome(t, Outcome([2], [3], WAYS[way]), NAMES.__getitem__) for way in (RIVAL, BURNT_OUT, STALEMATE)]
    score = f"0 of {t.sides[1].target} VP"
    assert [speak("en").book.text(it) for it in told] == [
        f"The Rival has reached its target, with {score}: Ann loses.",
        "Ann loses: the deck is burnt.",
        f"The Rival is nearer to its target, with {score}: Ann loses.",
    ]


def test_what_thargos_rolls_is_told_with_why_it_matters() -> None:
    pushed = Event(PUSHED_BACK, -1, -1, 100_042, -1)
    assert [line(in_story(), pushed, code) for code in CODES] == [
        "Thargos pushes back on Mind: 4 + 2, on top of the Mission’s 2.",
        "Thargos repousse sur Esprit : 4 + 2, en plus des 2 de la Mission.",
        "Thargos slaat terug op Geest: 4 + 2, boven op de 2 van de Missie.",
    ]


def test_how_far_somebody_is_ahead() -> None:
    assert [TELLINGS["en"].lead(lead) for lead in (2.6, -0.7, 0.2)] == [
        "about 3 VP ahead", "about 1 VP behind", "level on VP",
    ]  # fmt: skip

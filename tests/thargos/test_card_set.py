"""The set keeps its limits: how many cards, how strong, how varied."""

from collections import Counter

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HERO_NUMBERS, HEROES, NUMBERS
from cardwright.games.thargos.state import Card, Face, Hero
from cardwright.games.thargos.terms import ACTION, ANYWHERE, COPIES, FACTIONS, LASTING, MISSION, URBAN, WILD
from cardwright.games.thargos.words.always import HandLimit, MoreLastings
from cardwright.games.thargos.words.conflicts import Spy
from cardwright.games.thargos.words.heroes import Heal, OnHero
from cardwright.games.thargos.words.tags import ASKING, CHOICE, card_tags, face_tags
from cardwright.kernel.machine import Effect
from cardwright.kernel.words import Word
from cardwright.text.thargos.languages import speak

BOX = [card for card in DESIGNS if card.box != "undead"]
CORE = [card for card in BOX if card.box == "base"]
BOXED_HEROES = [hero for hero in HEROES if hero.box == "base"]
FACES = [face for hero in BOXED_HEROES for face in (hero.active, hero.injured)]
KURNOR = [3, 10, 11, 16, 17, 20, 21, 22, 23, 24, 26, 29]
DICE_SUM = 10  # what three dice are taken for, their mean being 10.5


def of_kind(cards: list[Card], kind: int) -> list[Card]:
    return [card for card in cards if card.kind == kind]


def physical(cards: list[Card]) -> list[Card]:
    """Every copy for itself."""
    return [card for card in cards for _ in range(card.copies)]


def counted(numbers: list[int]) -> list[int]:
    """How many ones, twos, threes and fours there are."""
    found = Counter(numbers)
    assert set(found) <= {1, 2, 3, 4}
    return [found[n] for n in (1, 2, 3, 4)]


def parts_of(effect: Effect) -> list[Effect]:
    return [effect, *(inner for part in effect.parts() for inner in parts_of(part))]


def numbered(*numbers: str) -> list[str]:
    return [card.id for card in DESIGNS if card.number in numbers]


# How many.


@pytest.mark.rule("T1.1")
def test_the_box_holds_210_cards() -> None:
    kinds = [len(physical(of_kind(BOX, kind))) for kind in (LASTING, ACTION, MISSION)]
    assert [len(BOXED_HEROES), *kinds] == [33, 56, 55, 66]


@pytest.mark.rule("T1.3", "T1.4")
def test_27_of_them_are_condar_cards_and_183_are_not() -> None:
    condar = [card for card in BOX if card.box == "condar"]
    assert [len(physical(of_kind(condar, kind))) for kind in (LASTING, ACTION, MISSION)] == [2, 7, 18]
    assert [card.id for card in of_kind(condar, LASTING)] == ["citizen_of_condar"]
    assert "access_the_city_of_condar" in [card.id for card in of_kind(condar, MISSION)]
    assert [len(physical(of_kind(CORE, kind))) for kind in (LASTING, ACTION, MISSION)] == [54, 48, 48]


@pytest.mark.rule("TU1.1")
def test_the_undead_are_13_designs_beyond_the_box() -> None:
    undead = [card for card in DESIGNS if card.box == "undead"]
    assert len(HEROES) - len(BOXED_HEROES) == 4
    assert [len(of_kind(undead, kind)) for kind in (LASTING, ACTION, MISSION)] == [3, 3, 3]


def test_there_are_enough_designs_of_every_kind() -> None:
    assert len(BOXED_HEROES) == 33
    assert [len(of_kind(BOX, kind)) for kind in (LASTING, ACTION, MISSION)] == [38, 42, 55]


@pytest.mark.rule("T1.5")
def test_every_id_and_every_number_is_one_cards_own() -> None:
    cards: list[Hero | Card] = [*HEROES, *DESIGNS]
    assert len({card.id for card in cards}) == len({card.number for card in cards}) == len(cards)
    letters = {LASTING: "L", ACTION: "A", MISSION: "M"}
    assert {hero.number[0] for hero in HEROES} == {"C"}
    assert all(card.number[0] == letters[int(card.kind)] for card in DESIGNS)


@pytest.mark.rule("T3.5", "T3.6")
def test_one_design_in_five_is_locked_and_comes_once_but_for_the_spinocanth() -> None:
    locked = [card for card in BOX if card.locked]
    assert len(locked) == 26
    assert [card.id for card in locked if card.copies != 1] == ["spinocanth_lightning_attack"]
    assert DESIGNS[NUMBERS["spinocanth_lightning_attack"]].copies == 2
    assert all(1 <= card.copies <= COPIES for card in DESIGNS)
    assert not DESIGNS[NUMBERS["makden_warrior_scout"]].locked


# Heroes.


@pytest.mark.rule("T2.4")
def test_hero_points_run_from_3_to_11_around_7() -> None:
    points = Counter(int(hero.points) for hero in BOXED_HEROES)
    assert points == {3: 1, 4: 2, 5: 4, 6: 6, 7: 7, 8: 6, 9: 4, 10: 2, 11: 1}
    assert sum(hero.points for hero in BOXED_HEROES) == 7 * 33


@pytest.mark.rule("T2.2", "T15.1")
def test_attributes_run_from_1_to_4_and_two_heroes_have_dice() -> None:
    dice = [hero.id for hero in BOXED_HEROES if hero.active.dice]
    assert dice == ["jethreki_abomination", "child_of_the_eclipse"]
    for face in [face for hero in HEROES for face in (hero.active, hero.injured)]:
        assert face.dice or all(1 <= n <= 4 for n in (face.might, face.mind, face.mysticism))


def sum_of(face: Face) -> int:
    return DICE_SUM if face.dice else int(face.might + face.mind + face.mysticism)


@pytest.mark.rule("T2.3")
@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_hero_points_follow_the_attributes_and_an_injury_costs_up_to_three(hero: Hero) -> None:
    assert -1 <= hero.points - sum_of(hero.active) <= 2
    assert 1 <= sum_of(hero.active) - sum_of(hero.injured) <= 3


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_both_faces_of_a_hero_have_an_effect_and_not_the_same(hero: Hero) -> None:
    active, injured = (speak("en").face_lines(face) for face in (hero.active, hero.injured))
    assert active
    assert injured
    assert active != injured


@pytest.mark.rule("T2.5", "T2.6")
def test_fifteen_factions_have_heroes_and_three_heroes_have_none() -> None:
    factions = Counter("" if hero.faction < 0 else FACTIONS[hero.faction] for hero in BOXED_HEROES)
    assert len(FACTIONS) == len(set(FACTIONS)) == 15
    alone = {"": 3, "imperial": 4, "pure": 1, "black_scorpion": 1}
    assert factions == {**dict.fromkeys(FACTIONS, 2), **alone}


def test_every_faction_has_a_lasting_for_it_but_the_renegades_who_take_all() -> None:
    served = {faction for card in of_kind(BOX, LASTING) for faction in range(15) if card.factions >> faction & 1}
    assert [FACTIONS[i] for i in range(15) if i not in served] == ["renegade"]


@pytest.mark.rule("T3.11")
def test_the_imperial_team_counts_34_and_the_darkun_team_32() -> None:
    def points(*team: str) -> int:
        return sum(int(HEROES[HERO_NUMBERS[hero]].points) for hero in team)

    assert points("krisoss", "imperial_general", "imperial_tracker", "imperial_healer") == 34
    darkun = ("vashkael", "spider_darkun_slayer", "noruk", "iskreth")
    assert points(*darkun) == 32
    assert all("darkun" in HEROES[HERO_NUMBERS[hero]].keywords for hero in darkun)


def test_the_heroes_whom_the_rulebook_speaks_of_are_there() -> None:
    limits = {p.n for face in FACES for p in face.always if isinstance(p, HandLimit)}
    assert limits == {5, 6, 7}
    assert any(isinstance(p, MoreLastings) for face in FACES for p in face.always)
    effects = [it for face in FACES for clause in face.clauses for it in parts_of(clause.effect)]
    assert any(isinstance(it, Spy) for it in effects)
    assert any(isinstance(it, Heal) for it in effects)
    assert {hero.who for hero in BOXED_HEROES if hero.id.startswith("raskor")} == {"raskor"}


# PAM.


@pytest.mark.rule("T1.6")
@pytest.mark.parametrize(
    ("kind", "pams"), [(LASTING, [16, 24, 14, 2]), (ACTION, [15, 24, 13, 3]), (MISSION, [22, 26, 16, 2])]
)
def test_pam_is_1_to_3_and_rarely_4(kind: int, pams: list[int]) -> None:
    assert counted([int(card.pam) for card in physical(of_kind(BOX, kind))]) == pams


@pytest.mark.rule("TO5.1")
def test_an_average_deck_of_60_counts_about_120() -> None:
    pams = [int(card.pam) for card in physical(BOX)]
    assert counted(pams) == [53, 74, 43, 7]
    assert round(60 * sum(pams) / len(pams)) == 121


def test_every_card_of_pam_4_is_locked() -> None:
    assert [card.id for card in DESIGNS if card.pam == 4 and not card.locked] == []


@pytest.mark.rule("TO5.2", "TO5.3")
@pytest.mark.parametrize("kind", [LASTING, ACTION, MISSION])
def test_the_weakest_and_the_strongest_points_build_can_be_made_of_the_core(kind: int) -> None:
    free = [card for card in of_kind(CORE, kind) if not card.locked]
    assert sum(card.pam == 1 for card in free) >= 5
    assert sum(card.pam >= 3 for card in free) >= 5


def test_a_lasting_is_worth_less_in_play_the_more_it_is_worth_when_laid() -> None:
    def worth(pam: int) -> float:
        cards = [card for card in physical(of_kind(BOX, LASTING)) if card.pam == pam]
        halves = [2 * sum(int(n) for n in card.gives) + (1 if card.clauses or card.always else 0) for card in cards]
        return sum(halves) / len(halves)

    assert worth(1) > worth(2) > worth(3) > worth(4)


# Lastings and Actions.


@pytest.mark.rule("T2.13", "T2.14")
def test_lastings_give_one_to_three_in_all_and_some_take_something() -> None:
    lastings = of_kind(DESIGNS, LASTING)
    assert all(1 <= sum(card.gives) <= 3 for card in lastings)
    assert sum(min(card.gives) < 0 for card in of_kind(BOX, LASTING)) == 6


@pytest.mark.rule("T14.1", "T14.2")
def test_seven_actions_stay_on_a_track_for_two_or_three_uses() -> None:
    posts = [card for card in BOX if card.post is not None]
    assert len(posts) == 7
    assert all("track" in card.keywords for card in posts)
    assert {int(card.post.uses) for card in posts if card.post is not None} == {2, 3}


@pytest.mark.rule("T14.8")
def test_three_raids_burn_a_deck() -> None:
    raids = [card.id for card in BOX if "raid" in card.keywords]
    assert raids == ["cyclops_of_slavit", "troll_raid", "darkun_commando_raid"]


# Missions.


@pytest.mark.rule("T2.10")
def test_missions_of_the_core_are_worth_1_to_4_points() -> None:
    points = [int(card.vp) for card in physical(of_kind(CORE, MISSION))]
    assert counted(points) == [14, 18, 11, 5]
    assert all(1 <= card.vp <= 4 for card in of_kind(DESIGNS, MISSION))


@pytest.mark.rule("T2.10")
def test_missions_of_the_core_ask_for_one_two_or_three_attributes_evenly() -> None:
    missions = physical(of_kind(CORE, MISSION))
    assert counted([sum(n > 0 for n in card.asks) for card in missions]) == [24, 16, 8, 0]
    assert [sum(card.asks[i] > 0 for card in missions) for i in range(3)] == [28, 27, 25]
    assert all(0 <= n <= 3 for card in of_kind(DESIGNS, MISSION) for n in card.asks)


def test_a_mission_asks_for_about_what_it_is_worth() -> None:
    for card in of_kind(BOX, MISSION):
        assert card.vp - 1 <= sum(card.asks) <= card.vp + 2, card.id


def test_every_mission_and_every_action_does_something() -> None:
    assert [card.id for card in of_kind(DESIGNS, MISSION) if card.complete is None] == []
    assert [card.id for card in of_kind(DESIGNS, ACTION) if (card.play is None) == (card.post is None)] == []


@pytest.mark.rule("T2.12")
def test_the_missions_that_the_rulebook_describes_are_as_it_says() -> None:
    escort, city = DESIGNS[NUMBERS["escort_the_wounded"]], DESIGNS[NUMBERS["burn_the_enemy_city"]]
    assert ([int(n) for n in escort.asks], escort.vp) == ([0, 1, 0], 2)
    assert city.vp == 4
    assert city.asks[0] > 0


def test_the_missions_of_kurnor_have_the_numbers_of_the_rulebook() -> None:
    assert numbered(*(f"M{n}" for n in KURNOR)) == [
        "counter_the_meloks_attack",
        "locate_the_beasts_lair",
        "infiltrate_the_enemy_colony",
        "hunt_the_darkwolf",
        "locate_the_secret_gate_of_rund",
        "scatter_your_enemies",
        "secret_hoard_discovered",
        "spy_on_the_guilds_of_kurnor",
        "racket_in_kurnor",
        "fear_as_a_weapon",
        "survive_the_jethreki_hordes_attack",
        "uncover_the_secrets_of_metbetoch",
    ]


def test_outside_kurnor_twenty_missions_can_be_light_or_heavy() -> None:
    outside = [card for card in of_kind(CORE, MISSION) if int(card.number[1:]) not in KURNOR]
    pams = sorted(int(card.pam) for card in physical(outside))
    assert counted(pams) == [14, 11, 10, 1]
    assert (sum(pams[:20]), sum(pams[-20:])) == (26, 52)


# What an effect leaves to its player, and where cards belong.


@pytest.mark.rule("T12.3")
def test_every_effect_is_permanent_automatic_or_a_choice() -> None:
    tags = [tag for face in FACES for tag in face_tags(face)] + [tag for card in BOX for tag in card_tags(card)]
    assert Counter(tags) == {"permanent": 27, "automatic": 70, "choice": 110}
    assert all(face_tags(face) for face in FACES)
    assert all(card_tags(card) for card in DESIGNS if card.kind != LASTING)


def test_every_word_that_asks_is_known_to_the_tags() -> None:
    clauses = [clause for face in FACES for clause in face.clauses] + [it for card in DESIGNS for it in card.clauses]
    effects: list[Effect] = [clause.effect for clause in clauses]
    effects += [face.action for face in FACES if face.action is not None]
    effects += [it for card in DESIGNS for it in (card.play, card.complete) if it is not None]
    effects += [card.post.effect for card in DESIGNS if card.post is not None]
    asking = {type(it) for effect in effects for it in parts_of(effect) if asks(it)}
    told = {it.__name__ for it in asking if not issubclass(it, (*ASKING, OnHero))}
    # Which opponent it is, what follows from a decision, what others decide, and a track that is always known.
    assert told == {"Opponent", "Leader", "PutBack", "DiscardTheirs", "DiscardOwn", "SetAside", "Seal"}


def asks(effect: Effect) -> bool:
    """Whether a word offers options of its own."""
    return any("options" in it.__dict__ for it in type(effect).__mro__ if it not in (Word, Effect))


@pytest.mark.rule("T12.3")
def test_these_missions_and_37_faces_leave_nothing_to_decide() -> None:
    plain = [int(card.number[1:]) for card in of_kind(BOX, MISSION) if CHOICE not in card_tags(card)]
    assert plain == [5, 13, 14, 15, *range(22, 27), 30, 31, 32, *range(34, 38), 39, 45, 46, 48, 50, 51, 54]
    assert sum(CHOICE not in face_tags(face) for face in FACES) == 37


@pytest.mark.rule("TO6.3")
def test_every_mission_has_a_place_and_beasts_live_in_the_wild() -> None:
    assert {card.place for card in of_kind(DESIGNS, MISSION)} == {URBAN, WILD}
    assert {card.place for card in DESIGNS if card.kind != MISSION} == {URBAN, WILD, ANYWHERE}
    assert {card.place for card in of_kind(DESIGNS, ACTION) if "beast" in card.keywords} == {WILD}


def test_some_missions_are_passive_and_one_is_for_the_team() -> None:
    assert [card.number for card in DESIGNS if card.passive] == ["M17", "M21", "M29", "M43", "M52"]
    assert [card.number for card in DESIGNS if card.team] == ["M45"]


# No two alike.


def test_no_two_designs_have_the_same_effect_and_figures() -> None:
    english = speak("en")
    seen = Counter(
        (
            int(card.kind),
            int(card.pam),
            int(card.vp),
            tuple(card.gives),
            tuple(card.asks),
            str(english.card_lines(card)),
        )
        for card in DESIGNS
    )
    assert [it for it, n in seen.items() if n > 1] == []


def test_no_two_faces_have_the_same_effect() -> None:
    english = speak("en")
    seen = Counter(str(english.face_lines(face)) for hero in HEROES for face in (hero.active, hero.injured))
    assert [it for it, n in seen.items() if n > 1] == []


def test_no_two_actions_have_the_same_effect() -> None:
    english = speak("en")
    seen = Counter(str(english.card_lines(card)) for card in of_kind(DESIGNS, ACTION))
    assert [it for it, n in seen.items() if n > 1] == []

"""A deck is read as a person writes it, and everything that is wrong with it is said at once."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.games.thargos.cards.sets import DESIGNS, HERO_NUMBERS, HEROES, NUMBERS
from cardwright.games.thargos.decks.checking import advice, objections
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import EVEN, TEAMS, lent, teams_for
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.games.thargos.terms import ACTION, ATTRIBUTES, LASTING, MISSION
from cardwright.kernel.game import Setup
from cardwright.kernel.paper import BadPaper

VANGUARD, KNIVES = TEAMS[0].deck, TEAMS[1].deck
IMPERIAL = ["krisoss", "imperial_general", "imperial_tracker", "imperial_healer"]


def written(heroes: list[str], cards: dict[str, int]) -> str:
    """A deck as somebody writes it."""
    lines = [f"{card} = {n}" for card, n in cards.items()]
    return "\n".join([f"heroes = {heroes!r}", "[cards]", *lines]).replace("'", '"')


def changed(heroes: list[str] | None = None, /, **cards: int) -> str:
    """The deck of the vanguard, with other Heroes or another number of some cards."""
    held = {DESIGNS[number].id: n for number, n in VANGUARD.held().items()}
    return written(heroes or IMPERIAL, {**held, **cards})


def wrong(text: str, **options: str) -> list[str]:
    """What is wrong, each with what it says."""
    return [str(it) for it in objections(options, text)]


@pytest.mark.rule("T3.1")
def test_a_deck_in_toml_is_read() -> None:
    deck = read(changed())
    assert deck.heroes == VANGUARD.heroes == [HERO_NUMBERS[hero] for hero in IMPERIAL]
    assert deck.cards == VANGUARD.cards
    assert wrong(changed()) == []


def test_printed_numbers_capitals_spaces_and_hyphens_are_good_names() -> None:
    assert read('heroes = ["C1", "Imperial General", "c3"]\n[cards]\nL2 = 2\n"War-Hound of Krill" = 1').cards == [
        NUMBERS["guardian"],
        NUMBERS["guardian"],
        NUMBERS["war_hound_of_krill"],
    ]


def test_a_card_named_in_two_ways_is_counted_together() -> None:
    assert "too_many card='guardian' most=4 n=5" in wrong(changed(guardian=3, L2=2))


def test_none_of_a_card_is_a_number_too() -> None:
    assert wrong(changed(feral_blood=0)) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no_deck"),
        ("hello", "no_deck"),
        ("# nothing", "no_deck"),
        ('heroes = ["krisoss"', "not_toml line=1"),
        ("[cards]\nguardian = 2\nguardian = 1\n", "not_toml line=3"),
        ("[cards]\nguardian =\n", "not_toml line=2"),
        ("x = " + "[" * 5000, "not_toml line=1"),
    ],
)
def test_what_is_no_deck_at_all_is_one_complaint(text: str, said: str) -> None:
    assert wrong(text) == [said]
    with pytest.raises(BadPaper, match=said.split()[0]):
        read(text)


def test_what_a_deck_does_not_say_is_named() -> None:
    assert "unknown_key key='lastings'" in wrong("[lastings]\nguardian = 2\n" + "[cards]\nguardian = 1")


def test_heroes_are_a_list_of_names() -> None:
    assert wrong('heroes = "krisoss"\n[cards]\nguardian = 1')[0] == "no_list"
    assert wrong("heroes = [1, 2, 3, 4]\n[cards]\nguardian = 1")[0] == "no_list"


def test_cards_are_a_table() -> None:
    assert wrong('heroes = ["krisoss"]\ncards = ["guardian"]')[0] == "no_table"


@pytest.mark.parametrize("n", ["-1", "61", "1.5", '"two"', "true", "[2]"])
def test_how_many_is_a_whole_number(n: str) -> None:
    assert wrong(f"[cards]\nguardian = {n}\nlegion_drill = 1")[0] == "no_number name='guardian' most=60"


def test_an_unknown_name_comes_with_what_may_be_meant() -> None:
    found = wrong(changed(["krisos", "imperial_general", "imperial_tracker", "zzz"], field_surgeons=1))
    assert "unknown_near name='krisos' near='krisoss'" in found
    assert "unknown name='zzz'" in found
    assert "unknown_near name='field_surgeons' near='field_surgeon'" in found


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("drill", "legion_drill"),
        ("Gaurdian", "guardian, temple_guardian"),
        ("oracle", "oracle_bones, wake_the_stone_oracle"),
        ("ab", ""),
    ],
)
def test_a_part_of_a_name_or_a_slip_is_enough_to_find_it(name: str, near: str) -> None:
    said = f"unknown_near name='{name}' near='{near}'" if near else f"unknown name='{name}'"
    assert wrong(changed(legion_drill=1, **{name: 1})) == [said]


def test_an_unknown_name_is_counted_all_the_same() -> None:
    assert wrong(changed(legion_drill=1, drill=1)) == ["unknown_near name='drill' near='legion_drill'"]


@pytest.mark.rule("T3.4")
def test_a_card_is_no_hero_and_a_hero_no_card() -> None:
    found = wrong(changed([*IMPERIAL[:3], "guardian"], tebezil=1))
    assert {"card_as_hero card='guardian'", "hero_as_card card='tebezil'"} <= set(found)


@pytest.mark.rule("T3.2")
def test_a_team_has_four_heroes() -> None:
    assert wrong(changed(IMPERIAL[:3])) == ["team_size right=4 n=3"]
    assert wrong(changed([*IMPERIAL, "tebezil"])) == ["team_size right=4 n=5"]
    assert wrong(written([], {})) == [
        "team_size right=4 n=0",
        "deck_size right=60 n=0",
        "too_few_missions fewest=8 n=0",
    ]


@pytest.mark.rule("T3.3")
def test_a_team_has_one_hero_of_a_name() -> None:
    assert wrong(changed([*IMPERIAL[:3], "krisoss"])) == ["same_name card='krisoss'"]
    two_versions = changed([*IMPERIAL[:2], "raskor_champion", "raskor_slayer"])
    assert wrong(two_versions) == ["same_name card='raskor_slayer'"]


@pytest.mark.rule("T3.1")
@pytest.mark.rule("T3.2")
def test_a_deck_has_60_cards() -> None:
    assert wrong(changed(legion_drill=1)) == ["deck_size right=60 n=59"]
    assert wrong(changed(legion_drill=3)) == ["deck_size right=60 n=61"]


@pytest.mark.rule("T3.5")
def test_a_locked_card_is_there_once() -> None:
    assert wrong(changed(spinocanth_lightning_attack=2, legion_drill=1)) == [
        "locked card='spinocanth_lightning_attack' n=2"
    ]


@pytest.mark.rule("T3.5")
def test_four_copies_of_a_card_are_the_most() -> None:
    assert wrong(changed(makden_warrior_scout=4, legion_drill=0, field_surgeon=1)) == []
    assert "too_many card='makden_warrior_scout' most=4 n=5" in wrong(changed(makden_warrior_scout=5))


@pytest.mark.rule("TO6.1")
@pytest.mark.rule("TO6.2")
@pytest.mark.rule("TU1.1")
def test_cards_of_a_box_come_only_to_games_with_it() -> None:
    deck = changed([*IMPERIAL[:3], "ulmareth"], legion_drill=0, citizen_of_condar=1, bone_hook_chain=1)
    condar, undead = (
        ["of_condar card='citizen_of_condar'"],
        ["of_undead card='ulmareth'", "of_undead card='bone_hook_chain'"],
    )
    assert wrong(deck, condar="without", undead="without") == [undead[0], *condar, undead[1]]
    assert wrong(deck, condar="with") == undead
    assert wrong(deck, undead="with") == condar
    assert wrong(deck, condar="with", undead="with") == []


@pytest.mark.rule("TO5.1")
@pytest.mark.rule("TO5.2")
def test_a_points_build_limits_the_pam() -> None:
    assert VANGUARD.pam() == 120
    assert wrong(changed(), points="none") == wrong(changed(), points="180") == []
    assert wrong(changed(), points="110") == ["too_much_pam most=110 n=120"]
    assert wrong(changed(), points="60") == ["too_much_pam most=60 n=120"]
    assert (wrong(changed(), points="119"), wrong(changed(), points="120")) == (["too_much_pam most=119 n=120"], [])


@pytest.mark.parametrize("points", ["59", "241", "0120", "+120", " 120", "1e2", "a lot", ""])
def test_a_points_build_is_a_number_that_makes_sense(points: str) -> None:
    with pytest.raises(BadPaper, match="expected one of none, 60, 120, 180, or a number from 60 to 240"):
        THARGOS.complete({"points": points})


@pytest.mark.parametrize("points", ["60", "61", "119", "150", "240"])
def test_any_points_build_can_be_played(points: str) -> None:
    options = THARGOS.complete({"points": points})
    assert options["points"] == points
    t = THARGOS.new(Setup(2, 1, options))
    assert THARGOS.write(THARGOS.read(THARGOS.write(t))) == THARGOS.write(t)


def with_missions(n: int) -> Deck:
    """A deck with so many Missions and no other fault."""
    pools = [[i for i, card in enumerate(DESIGNS) if card.kind in kinds and card.box == "base" and not card.locked]
             for kinds in ((MISSION,), (LASTING, ACTION))]  # fmt: skip
    return Deck(VANGUARD.heroes, (pools[0] * 4)[:n] + (pools[1] * 4)[: 60 - n])


@pytest.mark.rule("T3.8")
def test_a_deck_has_at_least_eight_missions() -> None:
    assert wrong(code_of(with_missions(8))) == []
    assert wrong(code_of(with_missions(7))) == ["too_few_missions fewest=8 n=7"]


@pytest.mark.rule("T3.7")
def test_fewer_than_twenty_missions_are_advised_against() -> None:
    assert [str(it) for it in advice(with_missions(19))] == ["few_missions right=20 n=19"]
    assert advice(with_missions(20)) == []


@pytest.mark.rule("T3.17")
def test_everything_is_said_at_once() -> None:
    bad = written(
        ["krisoss", "raskor_champion", "raskor_slayer", "ulmareth", "nobody_at_all"],
        {"spinocanth_lightning_attack": 2, "guardian": 5, "citizen_of_condar": 1, "guardain": 1, "legion_drill": -1},
    )
    assert [it.split()[0] for it in wrong("x = 1\n" + bad, points="60")] == [
        "unknown_key", "unknown", "unknown_near", "no_number", "team_size", "same_name", "of_undead",
        "too_many", "locked", "of_condar", "deck_size", "too_few_missions",
    ]  # fmt: skip


@pytest.mark.rule("T3.10")
def test_the_points_of_the_heroes_are_what_must_be_scored() -> None:
    heroes = [HERO_NUMBERS[hero] for hero in ("moonless_runner", "cobra_sorceress", "velasque", "noruk")]
    assert [HEROES[i].points for i in heroes] == [6, 7, 4, 8]
    assert Deck(heroes, []).points() == 25


@pytest.mark.rule("TO5.3")
def test_a_deck_of_60_points_has_nothing_but_pam_1() -> None:
    for code in lent({"points": "60"}):
        assert {DESIGNS[i].pam for i in read(code).cards} == {1}


# The eight ready-made teams.


@pytest.mark.rule("T3.7")
@pytest.mark.rule("T3.11")
@pytest.mark.rule("T3.16")
def test_the_ready_made_teams_are_legal_and_have_their_points() -> None:
    assert {team.id: team.deck.points() for team in TEAMS} == {
        "vanguard": 34, "knives": 32, "rampart": 30, "siege": 24, "guilds": 20, "blood": 25, "fates": 31, "grave": 31,
    }  # fmt: skip
    for team in TEAMS:
        assert objections({"undead": "with"}, code_of(team.deck)) == []
        assert advice(team.deck) == []
        assert [len(team.deck.of_kind(kind)) for kind in (LASTING, ACTION, MISSION)] == [20, 20, 20]


def test_a_team_needs_no_box_but_its_own() -> None:
    for team in TEAMS:
        boxes = {HEROES[i].box for i in team.deck.heroes} | {DESIGNS[i].box for i in team.deck.cards}
        assert boxes == {"base", team.box}
    assert [team.id for team in TEAMS if team.box != "base"] == ["grave"]


@pytest.mark.rule("T3.6")
@pytest.mark.rule("T3.14")
@pytest.mark.rule("T3.16")
def test_the_first_two_can_be_built_together_from_one_box() -> None:
    assert [team.id for team in TEAMS[:2]] == ["vanguard", "knives"]
    needed = Counter(TEAMS[0].deck.cards) + Counter(TEAMS[1].deck.cards)
    assert all(n <= DESIGNS[number].copies for number, n in needed.items())
    assert not set(TEAMS[0].deck.heroes) & set(TEAMS[1].deck.heroes)
    spinocanth = NUMBERS["spinocanth_lightning_attack"]
    assert DESIGNS[spinocanth].copies == needed[spinocanth] == 2


@pytest.mark.parametrize("undead", ["with", "without"])
@pytest.mark.parametrize("points", ["none", "60", "120", "180"])
def test_what_is_lent_fits(points: str, undead: str) -> None:
    options = {"points": points, "condar": "without", "undead": undead}
    codes = lent(options)
    assert len(codes) == (8 if undead == "with" else 7)
    assert [objections(options, code) for code in codes] == [[]] * len(codes)
    assert [read(code).heroes for code in codes] == [team.deck.heroes for team in TEAMS[: len(codes)]]


def attributes_of(code: str) -> list[int]:
    """What the Lastings of a deck give of each attribute, without what they take away."""
    lastings = [DESIGNS[number] for number in read(code).of_kind(LASTING)]
    return [sum(max(int(card.gives[a]), 0) for card in lastings) for a in range(len(ATTRIBUTES))]


@pytest.mark.parametrize("undead", ["with", "without"])
def test_in_a_story_the_lastings_that_are_lent_give_of_everything(undead: str) -> None:
    options = {"mode": "story", "story": "road", "undead": undead, "points": "none"}
    teams, codes = teams_for(options), lent(options)
    for team, code in zip(teams, codes, strict=True):
        before, after = attributes_of(code_of(team.deck)), attributes_of(code)
        assert min(after) >= min(before), team.id
        assert min(after) >= 4, team.id
        assert read(code).pam() <= team.deck.pam(), "a Lasting goes for one of the same PAM"
    fair = [team.id for team, code in zip(teams, codes) if min(attributes_of(code)) >= 0.2 * sum(attributes_of(code))]
    assert {"knives", "guilds", "vanguard", "rampart", "siege"} <= set(fair)
    kept = next(code for team, code in zip(teams, codes) if team.id == "knives")
    assert Counter(read(kept).of_kind(LASTING)) == Counter(KNIVES.of_kind(LASTING)), "these were fair before"


@pytest.mark.parametrize("story", STORIES)
def test_in_a_story_the_first_seats_are_lent_teams_that_are_even_there(story: str) -> None:
    found = [team.id for team in teams_for({"mode": "story", "story": story})]
    assert found[:2] == [*EVEN]
    assert found[2:] == [team.id for team in TEAMS if team.box == "base" and team.id not in EVEN]
    assert teams_for({"mode": "solo", "story": story}) == [team for team in TEAMS if team.box == "base"]


def test_a_deck_that_is_trimmed_keeps_what_it_can() -> None:
    kept = Counter(read(lent({"points": "116"})[0]).cards) & Counter(VANGUARD.cards)
    assert kept.total() >= 55


@pytest.mark.rule("T3.15")
def test_two_players_may_bring_the_same() -> None:
    assert [wrong(text) for text in (changed(), code_of(VANGUARD))] == [[], []]
    assert code_of(read(changed())) == code_of(VANGUARD)


@settings(deadline=None, derandomize=True)
@given(st.text())
def test_no_text_is_too_strange_to_be_refused(text: str) -> None:
    assert objections({}, text)


@settings(deadline=None, derandomize=True)
@given(st.text())
def test_no_toml_is_too_strange_to_be_refused(text: str) -> None:
    assert objections({}, f"[cards]\n{text}= 1")

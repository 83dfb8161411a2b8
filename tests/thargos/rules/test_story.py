"""TN: a story. Parties compete on a map of Missions; a Hero opposes an attempt, or the world does with dice."""

import pytest

from cardwright.games.thargos.decks.reading import read
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.stories.checking import story_objections
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.games.thargos.terms import MISSION
from tests.thargos.rules.told import KURNOR, STRONG, attempts, led, named, on_map, outcome, told
from tests.thargos.rules.whole import of_kind, start
from tests.thargos.table import PLAIN
from tests.thargos.test_stories import test_the_story_of_kurnor_is_that_of_the_rulebook

MASON, HEALER, MARSHAL, HRAGGA = PLAIN
SPY, LAIR, WOLF, RACKET, HOARD, METBETOCH, FEAR, SCATTER, COLONY, MELOK, JETHREKI, GATE = KURNOR
STORY = {"mode": "story"}
UP_TO_COLONY = [SPY, RACKET, METBETOCH, FEAR, SCATTER, COLONY]


# The story.


@pytest.mark.rule("TN1.1")
def test_heroes_lie_before_their_players_and_missions_on_a_map() -> None:
    table = start(2, 1, None, **STORY)
    assert not any(option.startswith("place") for option in table.options)
    sides = table.view(1)["sides"]
    assert [[stand["hero"] for stand in side["stands"]] for side in sides[:2]] == [side["team"] for side in sides[:2]]
    assert on_map(table)[:12] == KURNOR


@pytest.mark.rule("TN1.2")
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_parties_play_any_story(players: int, story: str) -> None:
    table = start(players, 1, None, mode="story", story=story)
    assert (table.t.players, len(table.t.sides)) == (players, players + 1)
    assert list(THARGOS.seats(THARGOS.complete(STORY))) == [1, 2, 3, 4]


@pytest.mark.rule("TN1.3")
def test_a_deck_for_a_story_has_twenty_of_each_kind_and_weak_missions() -> None:
    options = THARGOS.complete(STORY)
    for text in THARGOS.lent(options):
        assert THARGOS.objections(options, text) == []
    strong = THARGOS.lent(THARGOS.complete({}))[5]
    assert [it.code for it in THARGOS.objections(options, strong)] == ["mission_pam"]
    deck = read(strong)
    cards = [THARGOS.variant(options).cards[number] for number in deck.cards]
    lines = "\n".join(f"{card.id} = {sum(it is card for it in cards)}" for card in dict.fromkeys(cards))
    heroes = [THARGOS.variant(options).heroes[number].id for number in deck.heroes]
    fewer = f"heroes = {heroes}\n[cards]\n{lines}\n".replace("scout = 2\n", "scout = 1\ntripwire = 1\n", 1)
    codes = [it.code for it in THARGOS.objections(options, fewer)]
    assert "split" in codes
    assert [it.code for it in THARGOS.objections(THARGOS.complete({}), fewer)] == []


@pytest.mark.rule("TN1.3")
def test_missions_of_a_deck_are_modifiers_only() -> None:
    table = told(hand=["break_the_toll_gate", "guardian"])
    assert attempts(table) == [SPY]
    table.pick(f"attempt {SPY} {HEALER}")
    assert "lay break_the_toll_gate mind" in table.options


@pytest.mark.rule("TN1.4")
def test_each_shows_one_card_and_the_first_to_reach_the_target_wins() -> None:
    table = start(4, 3, None, **STORY)
    shown = [int(e.seat) for e in of_kind(table, "showed")]
    assert shown[:4] == [0, 1, 2, 3]
    ended = told(target=2, boosts={MASON: STRONG}).pick(f"attempt {SPY} {MASON}", "decline")
    assert outcome(ended) == ("target", [1, 2])


@pytest.mark.rule("TN1.5")
def test_a_first_hand_is_six_cards_whatever_they_are() -> None:
    few = set()
    for seed in range(12):
        table = start(1, seed, None, **STORY)
        assert len(table.hand()) == 6
        assert "bottomed" not in table.kinds
        few.add(sum(table.t.cards[THARGOS.book.number(card, "")].kind == MISSION for card in table.hand()))
    assert min(few) < 2


@pytest.mark.rule("TN1.6")
def test_who_plays_alone_can_lose() -> None:
    burnt = told(parties=1, step="turn", list=["guardian"], discard=["guardian"])
    assert outcome(burnt) == ("burnt", [2])
    assert outcome(told(parties=1, quiet=1).pick("pass")) == ("stalemate", [2])
    won = told(parties=1, target=2, boosts={MASON: STRONG}).pick(f"attempt {SPY} {MASON}")
    assert outcome(won) == ("target", [1])


# The map.


@pytest.mark.rule("TN2.1", "TN2.9")
@pytest.mark.parametrize(("won", "there"), [
    ([], [SPY]),
    ([SPY], [LAIR, RACKET]),
    ([SPY, LAIR], [WOLF, RACKET]),
    ([SPY, RACKET], [LAIR, HOARD, METBETOCH]),
    ([SPY, RACKET, METBETOCH], [LAIR, HOARD, FEAR]),
    ([SPY, RACKET, METBETOCH, FEAR], [LAIR, HOARD, SCATTER]),
    ([SPY, RACKET, METBETOCH, FEAR, SCATTER], [LAIR, HOARD, COLONY]),
    (UP_TO_COLONY, [LAIR, HOARD, MELOK, JETHREKI]),
    ([*UP_TO_COLONY, MELOK], [LAIR, HOARD, GATE]),
    ([*UP_TO_COLONY, JETHREKI], [LAIR, HOARD, GATE]),
])  # fmt: skip
def test_what_is_won_opens_what_comes_behind_it(won: list[str], there: list[str]) -> None:
    assert attempts(told(won=won)) == there
    test_the_story_of_kurnor_is_that_of_the_rulebook()


@pytest.mark.rule("TN2.2")
def test_a_mission_stays_for_the_others_and_is_won_once_by_each() -> None:
    table = told(boosts={MASON: STRONG}).pick(f"attempt {SPY} {MASON}", "decline")
    assert table.points() == 2
    table.pick("pass" if "pass" in table.options else "attach nothing")
    assert SPY not in attempts(told(won=[SPY]))
    assert attempts(told(won=[], others=[{"won": [SPY]}])) == [SPY]


@pytest.mark.rule("TN2.3")
def test_one_of_two_closes_the_other_to_its_party_alone() -> None:
    table = told(won=[*UP_TO_COLONY, MELOK], others=[{"won": UP_TO_COLONY}])
    assert JETHREKI not in attempts(table)
    other = told(won=UP_TO_COLONY, others=[{"won": [*UP_TO_COLONY, MELOK]}])
    assert {MELOK, JETHREKI} <= set(attempts(other))


@pytest.mark.rule("TN2.4", "TN2.5")
def test_a_secret_mission_lies_face_down_until_somebody_may_attempt_it() -> None:
    way = ["access_the_city_of_condar", "read_the_cracked_bell"]
    table = told(story="condar")
    assert on_map(table, 1).count("?") == on_map(table, 2).count("?") == on_map(table, 0).count("?") == 2
    before = told(story="condar", won=way[:1], boosts={MASON: STRONG})
    before.pick(f"attempt {way[1]} {MASON}")
    assert named(before, "turned_up") == ["sextons_whispers"]
    for seat in (0, 1, 2):
        assert on_map(before, seat).count("?") == 1
        assert "sextons_whispers" in on_map(before, seat)
    assert before.t.secrets > 0


@pytest.mark.rule("TN2.6")
def test_a_secret_mission_goes_to_the_first_and_bars_nobody() -> None:
    way = ["access_the_city_of_condar", "read_the_cracked_bell"]
    table = told(story="condar", won=way, others=[{"won": way}], boosts={MASON: STRONG})
    assert "sextons_whispers" in attempts(table)
    table.pick(f"attempt sextons_whispers {MASON}", "decline")
    assert named(table, "taken") == ["sextons_whispers"]
    assert "sextons_whispers" not in on_map(table)
    archive = [*way, "the_prefects_errand", "open_the_old_empires_archive"]
    ids = {card.id for card in table.t.cards}
    assert "tenth_gate" in ids
    late = told(story="condar", won=[it for it in archive if it in ids], gone=["sextons_whispers"])
    assert "sextons_whispers" not in attempts(late)


@pytest.mark.rule("TN2.6")
def test_what_is_gone_counts_as_done_for_the_others() -> None:
    way = ["access_the_city_of_condar", "archive"]
    archive = next(it for it in on_map(told(story="condar")) if it.startswith("open_the_old"))
    way[1] = archive
    assert "tenth_gate" not in attempts(told(story="condar", won=way))
    assert "tenth_gate" in attempts(told(story="condar", won=way, gone=["sextons_whispers"]))


@pytest.mark.rule("TN2.7", "TN2.8")
def test_a_side_mission_is_turned_up_as_an_action_and_may_be_attempted_at_once() -> None:
    table = told(pile=["break_the_toll_gate"], boosts={MASON: STRONG})
    assert "seek" in table.options
    table.pick("seek")
    assert named(table, "sought") == ["break_the_toll_gate"]
    assert table.options[0] == "pass"
    table.pick(f"attempt break_the_toll_gate {MASON}", "decline")
    assert table.points() == 1
    assert "break_the_toll_gate" not in on_map(table), "it goes to the first"
    left = told(pile=["break_the_toll_gate"]).pick("seek", "pass")
    assert "break_the_toll_gate" in on_map(left, 2)
    assert "break_the_toll_gate" in attempts(told(found=["break_the_toll_gate"]))
    assert len(left.view(1)["sides"][2]["deck"]["known"]) == 0


@pytest.mark.rule("TN2.10")
def test_a_story_is_checked() -> None:
    assert all(story_objections(text) == [] for text in STORIES.values())
    assert [it.code for it in story_objections('[[mission]]\ncard = "M22"\n')] == ["story_poor"]


# Places.


@pytest.mark.rule("TN3.1")
def test_a_creature_serves_in_the_wild_alone() -> None:
    town = told(hand=["troll_raid", "guardian"], won=[SPY])
    assert "play troll_raid" not in town.options
    wild = told(hand=["troll_raid", "guardian"], won=[SPY, LAIR])
    assert "play troll_raid" in wild.options
    town.pick(f"attempt {RACKET} {HRAGGA}")
    assert "lay troll_raid might" in town.options, "as a modifier it always serves"
    assert "play question_chamber" not in told(hand=["question_chamber"], won=[SPY, LAIR]).options


@pytest.mark.rule("TN3.2")
def test_so_it_is_with_lastings_and_with_actions_on_heroes() -> None:
    town = told(step="attach", hand=["earth_elemental", "guardian"], won=[SPY])
    assert f"attach earth_elemental {MASON}" not in town.options
    assert f"attach guardian {MASON}" in town.options
    wild = told(step="attach", hand=["earth_elemental"], won=[SPY, LAIR])
    assert f"attach earth_elemental {MASON}" in wild.options
    kept = told(lastings={MASON: ["earth_elemental"]}, won=[SPY])
    assert kept.column(MASON) == (4, 2, 1), "what is attached stays"
    posts = [["archers_on_the_ridge", 1, 2]]
    assert "use archers_on_the_ridge" not in led(RACKET, won=[SPY], posts=posts).options
    assert "use archers_on_the_ridge" in led(LAIR, won=[SPY], posts=posts).options


@pytest.mark.rule("TN3.3")
def test_a_party_is_where_it_last_won_or_where_the_story_begins() -> None:
    assert "play question_chamber" in told(hand=["question_chamber"], others=[{"hand": ["guardian"]}]).options
    assert "play troll_raid" in told(hand=["troll_raid"], won=[SPY, LAIR]).options
    assert "play troll_raid" not in told(hand=["troll_raid"], won=[SPY, LAIR, RACKET]).options

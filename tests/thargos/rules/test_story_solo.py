"""TX: a story alone. The Rival goes its way on the same map, and its dice choose Heroes."""

from typing import Any

import pytest

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.checking import BANDS, mission_pam
from cardwright.games.thargos.decks.reading import read, with_story
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.rival.teams import RESERVES
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.games.thargos.terms import BAR_BIG_MISSIONS, KINDS, MOST_SPOTS
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Unfit
from cardwright.kernel.log import Log, read_log, replay
from cardwright.kernel.paper import BadPaper, Page
from tests.thargos.rules.alone import dice_of, laid_on, temper, told_of, until
from tests.thargos.rules.told import KURNOR, STRONG, attempts, faced, on_map, rivals_turn
from tests.thargos.rules.whole import of_kind, start
from tests.thargos.table import PLAIN, Table

MASON, HEALER, MARSHAL, HRAGGA = PLAIN
SPY, LAIR, WOLF, RACKET, HOARD, METBETOCH, FEAR, SCATTER, COLONY, MELOK, JETHREKI, GATE = KURNOR
ALONE = {"mode": "story-solo"}
# What the Rival's turn begins with where a Lasting goes to its first Hero.
LASTING = 2


def begun(seed: int = 1, brought: list[str] | None = None, **options: str) -> Table:
    return start(1, seed, brought, **ALONE, **options)


def outcome(table: Table) -> tuple[str, list[int]]:
    found = THARGOS.outcome(table.t)
    assert found is not None
    return found.way, found.ranks


def attacked(*shows: int, mission: str = SPY, **more: Any) -> Table:
    """My first Hero attempts a Mission with a card, and the dice of the Rival begin so."""
    more = {"hand": ["guardian", "tripwire"], **more}
    table = faced(shows=shows, **more).pick(f"attempt {mission} {MASON}")
    return table.pick("lay guardian mind", "stop")


def defenders(table: Table) -> list[str]:
    return told_of(table, "opposed")


# Set-up.


@pytest.mark.rule("TX1.1")
@pytest.mark.parametrize("story", STORIES)
def test_the_map_is_the_same_and_the_rival_has_forty_cards(story: str) -> None:
    table, several = begun(story=story), start(2, 1, None, mode="story", story=story)
    assert on_map(table) == on_map(several)
    assert [len(side.cards) for side in table.t.sides[:2]] == [60, 40]
    deck = read(THARGOS.lent(THARGOS.complete(ALONE))[0])
    assert [len(deck.of_kind(kind)) for kind in (1, 2, 3)] == [20, 20, 20]


@pytest.mark.rule("TX1.2")
@pytest.mark.parametrize("name", RESERVES)
def test_the_rivals_deck_has_a_part_of_each_kind(name: str) -> None:
    view = begun(rival=name).view(1)["sides"][1]
    kinds = [KINDS[DESIGNS[THARGOS.book.number(card, "")].kind] for card in view["list"]]
    assert {kind: kinds.count(kind) for kind in KINDS[1:]} == {"lasting": 14, "action": 13, "mission": 13}
    assert set(RESERVES[name].split()) <= set(view["team"])


@pytest.mark.rule("TX1.2")
def test_infamy_rises_when_its_deck_is_used_up() -> None:
    table = rivals_turn(LASTING, 3, theirs=[SPY], rival={"list": ["guardian", "tripwire"], "deck": ["guardian"]})
    assert (table.kinds.count("infamy_rose"), temper(table)) == (0, ("wary", 0)), "the deck is not needed any more"
    few = {"list": ["guardian", "tripwire", "troll_raid"], "deck": ["guardian"], "discard": ["tripwire", "troll_raid"]}
    assert temper(rivals_turn(LASTING, 3, theirs=[SPY], rival=few)) == ("wary", 1)


@pytest.mark.rule("TX1.3")
@pytest.mark.parametrize(("band", "least", "most"), [("easy", 50, 80), ("medium", 30, 49), ("hard", 20, 29)])
def test_how_hard_it_is_says_the_pam_of_the_missions(band: str, least: int, most: int) -> None:
    assert BANDS[band] == (least, most)
    options = THARGOS.complete({**ALONE, "missions": band})
    for text in THARGOS.lent(options):
        assert THARGOS.objections(options, text) == []
        assert least <= mission_pam(read(text)) <= most
    others = [THARGOS.lent(THARGOS.complete({**ALONE, "missions": other}))[0] for other in BANDS if other != band]
    assert [[it.code for it in THARGOS.objections(options, text)] for text in others] == [["mission_band"]] * 2


@pytest.mark.rule("TX1.4")
def test_no_other_limit_holds_for_the_deck() -> None:
    options = THARGOS.complete({**ALONE, "missions": "easy", "points": "60"})
    assert [choice.name for choice in THARGOS.relevant(options)].count("points") == 0
    assert THARGOS.objections(options, THARGOS.lent(options)[0]) == []
    harder = begun(difficulty="hard", infamy="3", effects="all").view(1)
    assert sum(harder["piles"]) == 8
    assert harder["rival"]["infamy"] == 3


@pytest.mark.rule("TX1.5")
def test_four_of_six_stand_in_a_row_and_the_player_begins() -> None:
    table = begun()
    rival = table.view(1)["sides"][1]
    row = [stand["hero"] for stand in rival["stands"]]
    assert (len(set(row)), sorted([*row, *rival["bench"]])) == (4, sorted(rival["team"]))
    points = {hero.id: int(hero.points) for hero in table.t.heroes}
    assert rival["target"] == (sum(points[hero] for hero in row) + 1) // 2
    assert told_of(table, "placed") == row
    assert [purpose for purpose, _ in dice_of(table)] == ["attitude"]
    assert (table.asked, len(table.hand()), table.view(1)["first"]) == (1, 6, 0)
    assert len({tuple(begun(seed, rival="knives").t.sides[1].bench) for seed in range(20)}) > 4


# The Rival on the map.


@pytest.mark.rule("TX2.1")
def test_the_rival_goes_its_own_way_and_takes_what_goes_to_the_first() -> None:
    table = rivals_turn(LASTING, 3, theirs=[SPY, RACKET], won=[SPY])
    assert told_of(table, "attempted") == [LAIR]
    assert attempts(faced(won=[SPY], theirs=[SPY, RACKET])) == [LAIR, RACKET], "what it has won stays for me"
    found = faced(found=["break_the_toll_gate"], theirs=[SPY])
    assert "break_the_toll_gate" in attempts(found)
    strong = {"boosts": {MASON: STRONG}}
    turn = rivals_turn(LASTING, 2, found=["break_the_toll_gate"], theirs=[SPY], rival=strong).pick("decline")
    assert told_of(turn, "taken") == ["break_the_toll_gate"]
    assert "break_the_toll_gate" not in attempts(turn.pick("attach nothing"))


@pytest.mark.rule("TX2.1")
def test_a_secret_mission_is_turned_up_when_the_rival_may_attempt_it() -> None:
    options = {"story": "condar"}
    gate, bells = (next(card.id for card in DESIGNS if card.number == number) for number in ("M38", "M43"))
    assert on_map(faced(options=options, theirs=[gate])).count("?") == 2
    assert on_map(faced(options=options, theirs=[gate, bells])).count("?") == 1


@pytest.mark.rule("TX2.2")
@pytest.mark.parametrize("rolled", [2, 3, 4, 5])
def test_the_die_chooses_heroes_from_left_to_right(rolled: int) -> None:
    hero = PLAIN[rolled - 2]
    table = rivals_turn(rolled, rolled, theirs=[SPY])
    lasting = of_kind(table, "die_lasting")[0]
    assert table.t.heroes[lasting.it - len(table.t.cards)].id == hero
    attempt = of_kind(table, "attempted")[0]
    assert table.t.heroes[attempt.it - len(table.t.cards)].id == hero


@pytest.mark.rule("TX2.2")
def test_where_nobody_stands_the_die_is_rolled_again() -> None:
    row = {"heroes": ["", *PLAIN[1:]]}
    table = rivals_turn(3, 2, 2, 4, rival=row)
    assert [int(e.n) for e in of_kind(table, "die_again")] == [2, 2]
    assert [n for purpose, n in dice_of(table) if purpose == "attempt"] == [2, 2, 4]
    assert defenders(attacked(2, 5, rival=row)) == [HRAGGA]


@pytest.mark.rule("TX2.3")
def test_the_rival_attaches_a_lasting_and_attempts_the_mission_with_the_lowest_number() -> None:
    table = rivals_turn(1, 4, theirs=[SPY, RACKET], rival={"deck": ["troll_raid", "guardian", "tripwire"]})
    assert told_of(table, "dug_lasting") == ["troll_raid", "guardian"]
    assert (told_of(table, "attached"), told_of(table, "attempted")) == (["guardian"], [LAIR])
    assert [purpose for purpose, _ in dice_of(table)] == ["lasting", "attempt"]


@pytest.mark.rule("TX2.3")
def test_with_1_the_rival_backs_off_and_with_6_it_adds_a_card() -> None:
    quiet = rivals_turn(LASTING, 1)
    assert "attempted" not in quiet.kinds
    assert quiet.asked == 1
    table = rivals_turn(LASTING, 6, 6, 3)
    assert len(laid_on(table)) == 3 + 2
    assert table.view(1)["rival"]["added"] == 0
    back = rivals_turn(LASTING, 6, 1)
    assert len(told_of(back, "discarded")) == 1


@pytest.mark.rule("TX2.3")
def test_a_hero_who_may_not_lead_holds_the_rival_back() -> None:
    barred = next(hero.id for hero in HEROES if hero.active.traits & BAR_BIG_MISSIONS)
    row = {"heroes": [barred, *PLAIN[1:]]}
    table = rivals_turn(3, 6, 2, theirs=[SPY, LAIR], rival=row)
    assert (told_of(table, "held_back"), len(told_of(table, "discarded"))) == ([barred], 1)
    assert "attempted" not in table.kinds


@pytest.mark.rule("TX2.4")
def test_without_an_open_mission_the_rival_does_not_roll() -> None:
    every = [mission for mission in KURNOR if mission != JETHREKI]
    table = rivals_turn(LASTING, theirs=every)
    assert [purpose for purpose, _ in dice_of(table)] == ["lasting"]
    assert "sought" not in table.kinds
    assert told_of(rivals_turn(LASTING, 3, theirs=every, found=["break_the_toll_gate"]), "attempted") == [
        "break_the_toll_gate"
    ]


@pytest.mark.rule("TX2.5")
def test_the_rival_lays_against_the_missions_values_before_i_oppose() -> None:
    table = rivals_turn(LASTING, 2, theirs=[SPY, LAIR, WOLF], boosts={HEALER: STRONG})
    assert told_of(table, "attempted") == [RACKET]
    assert laid_on(table) == ["might", "mind", "might"], "level with one of each, behind nowhere"
    assert table.options == ["decline", *(f"oppose {hero}" for hero in PLAIN)]
    assert table.pick(f"oppose {HEALER}", *(["stop"] if table.hand() else [])).kinds.count("pushed_back") == 0
    dice = rivals_turn(LASTING, 2, theirs=[SPY, LAIR, WOLF]).pick("decline")
    assert len(of_kind(dice, "pushed_back")) == 2


# The Rival opposes.


@pytest.mark.rule("TX3.1")
@pytest.mark.parametrize("rolled", [2, 3, 4, 5])
def test_the_die_says_which_hero_opposes_with_how_many_cards(rolled: int) -> None:
    table = attacked(rolled, rival={"attitude": "defensive", "infamy": 1})
    assert defenders(table) == [PLAIN[rolled - 2]]
    assert len([e for e in of_kind(table, "revealed") if e.seat == 1]) == 4 + 1
    assert ("opposition", rolled) in dice_of(table)


@pytest.mark.rule("TX3.1")
def test_with_1_thargos_pushes_back_and_with_6_a_card_is_added() -> None:
    nobody = until(attacked(1), "pushed_back")
    assert (defenders(nobody), told_of(nobody, "laid")) == ([], [])
    table = attacked(6, 6, 3)
    assert len([e for e in of_kind(table, "revealed") if e.seat == 1]) == 3 + 2
    assert table.t.temper.added == 0


@pytest.mark.rule("TX3.1")
def test_added_cards_are_forgotten_where_the_rival_may_not_lay() -> None:
    table = faced(shows=(6, 3), won=[SPY], hand=["guardian"]).pick(f"attempt {LAIR} {MASON}", "stop")
    assert [e for e in of_kind(table, "revealed") if e.seat == 1] == [], "it follows nobody"
    assert table.t.temper.added == 0


@pytest.mark.rule("TX3.2")
def test_if_nobody_opposes_after_a_6_the_added_cards_are_gone() -> None:
    table = attacked(6, 6, 1, rival={"deck": ["guardian", "tripwire", "troll_raid"]})
    assert told_of(table, "discarded") == ["guardian", "tripwire"]
    assert defenders(table) == []


@pytest.mark.rule("TX3.3")
def test_against_passive_missions_there_are_dice_only() -> None:
    mine = faced(won=[SPY, RACKET], hand=["guardian"]).pick(f"attempt {HOARD} {MASON}", "stop")
    assert ("pushed_back" in mine.kinds, [it for it in dice_of(mine) if it[0] == "opposition"]) == (True, [])
    theirs = rivals_turn(LASTING, 2, theirs=[SPY, LAIR, WOLF, RACKET])
    assert (told_of(theirs, "attempted"), "pushed_back" in theirs.kinds) == ([HOARD], True)


# The end.


@pytest.mark.rule("TX4.1")
def test_who_reaches_the_target_first_has_won() -> None:
    strong = {MASON: STRONG}
    assert outcome(faced(target=1, boosts=strong).pick(f"attempt {SPY} {MASON}")) == ("target", [1])
    lost = rivals_turn(LASTING, 2, rival={"target": 1, "boosts": strong}).pick("decline")
    assert outcome(lost) == ("rival", [2])
    burnt = faced(step="turn", hand=["guardian"], list=["guardian"])
    assert outcome(burnt) == ("burnt", [2])


@pytest.mark.rule("TX4.2")
def test_if_nothing_moves_who_is_nearer_to_the_target_has_won() -> None:
    every = [mission for mission in KURNOR if mission != JETHREKI]
    six = ["guardian", "guardian", "guardian", "tripwire", "tripwire", "tripwire"]
    quiet: dict[str, Any] = {"quiet": 3, "hand": six, "list": six}
    bare = {"list": ["troll_raid"], "deck": ["troll_raid"], "target": 99}
    assert outcome(faced(theirs=every, rival=bare, **quiet).pick("pass")) == ("stalemate", [2])
    assert outcome(faced(theirs=every, won=every, target=40, rival=bare, **quiet).pick("pass")) == ("stalemate", [1])


@pytest.mark.rule("TX4.2")
def test_a_rival_without_a_hero_is_out() -> None:
    undead = ("ulmareth", "drowned_centurion", "gnawer_of_names", "bell_ringer_of_the_plague_cart")
    last = {"heroes": ["", "", "", HRAGGA], "injured": [HRAGGA]}
    table = faced(*undead, shows=(5,), options={"undead": "with"}, hand=["poisoned_cup"], rival=last)
    table.pick("play poisoned_cup")
    while not table.t.over() and table.options:
        table.pick(table.options[0])
        if "captured" in table.kinds:
            break
    assert outcome(table) == ("last_left", [1])


# What is not to be seen, and what is written down.


def test_nothing_that_the_rival_lays_or_will_draw_is_seen() -> None:
    """Whatever order its deck has, and whatever lies face down, I see the same."""
    table = rivals_turn(LASTING, 3)
    assert laid_on(table)
    side = table.view(1)["sides"][1]
    assert (side["laid"]["known"], side["deck"]["known"], side["hand"]["size"]) == ([], [], 0)
    for seed in range(5):
        other = THARGOS.resample(table.t, 0, seeded(seed))
        assert THARGOS.view(other, 0) == THARGOS.view(table.t, 0)
        assert not THARGOS.faults(other)


# A story of one's own.


SHORT = """\
name = "Three Gates"

[[mission]]
card = "M22"

[[mission]]
card = "M23"
needs = ["M22"]
"""


def own(text: str, mode: str = "story", seats: int = 2) -> list[str]:
    """What everybody brings, where the second player wrote a story."""
    decks = THARGOS.setup(seats, 1, {"mode": mode}).brought
    return [*decks[:-1], with_story(decks[-1], text)]


def enough() -> str:
    """Kurnor under another name, without one of its Missions."""
    return STORIES["kurnor"].replace("The Kurnor Story", "Mine").replace('pile = ["M1", ', "pile = [")


@pytest.mark.rule("TN2.11")
@pytest.mark.parametrize(("mode", "seats"), [("story", 2), ("story-solo", 1)])
def test_a_story_that_a_player_wrote_is_played(mode: str, seats: int) -> None:
    table = start(seats, 3, own(enough(), mode, seats), mode=mode, story="road")
    view = table.view(1)
    assert on_map(table)[:12] == KURNOR
    assert (view["map"]["name"]["en"], view["own_story"]) == ("Mine", enough())
    t = THARGOS.read(THARGOS.write(table.t))
    assert THARGOS.write(t) == THARGOS.write(table.t)
    assert THARGOS.view(THARGOS.resample(table.t, 0, seeded(4)), 0) == view


@pytest.mark.rule("TN2.11")
def test_a_map_of_as_many_missions_as_there_may_be_opens_to_its_end() -> None:
    missions = [card for card in DESIGNS if card.vp and card.box == "base"][:MOST_SPOTS]
    long = 'name = "Long"\n' + "\n".join(
        f'[[mission]]\ncard = "{card.number}"\n' + (f'needs = ["{before.number}"]\n' if before else "")
        for before, card in zip([None, *missions], missions)
    )
    won = [card.id for card in missions[:-1]]
    assert attempts(faced(won=won, own_story=long, target=99)) == [missions[-1].id]
    assert attempts(faced(won=won[:33], own_story=long, target=99)) == [missions[33].id]


@pytest.mark.rule("TN2.11")
def test_it_is_written_in_the_log_and_in_scenarios() -> None:
    setup = THARGOS.setup(1, 3, ALONE, brought=own(enough(), "story-solo", 1))
    log, t = Log("thargos", 1, setup), THARGOS.new(setup)
    for _ in range(5):
        log.add(t, t.options[0])
        t.answer(t.options[0])
    again = replay(THARGOS, read_log(log.text()))
    assert THARGOS.write(again) == THARGOS.write(t)
    lain = faced(own_story=enough(), options={"story": "road"})
    sketched = THARGOS.sketch(lain.t)
    assert sketched is not None
    assert THARGOS.write(THARGOS.lay(Page(sketched, ""))) == THARGOS.write(lain.t)


@pytest.mark.rule("TN2.11")
def test_everything_that_is_wrong_with_it_is_said_at_once() -> None:
    with pytest.raises(Unfit) as caught:
        start(2, 1, own(SHORT.replace("M23", "M99")), mode="story")
    assert [(seat, it.code, it.args["line"]) for seat, it in caught.value.wrong] == [(1, "story_unknown_near", 7)]
    with pytest.raises(Unfit) as caught:
        start(2, 1, own(SHORT), mode="story")
    assert [it.code for _, it in caught.value.wrong] == ["story_poor"]
    with pytest.raises(Unfit) as caught:
        start(2, 1, own(SHORT, "duel"))
    assert [it.code for _, it in caught.value.wrong] == ["needless_story"]
    with pytest.raises(BadPaper, match="own_story: story_poor"):
        faced(own_story=SHORT)


def test_the_world_has_no_list_that_would_name_secret_missions() -> None:
    view = faced(options={"story": "condar"}).view(1)
    assert view["sides"][2]["list"] == view["sides"][2]["met"] == []

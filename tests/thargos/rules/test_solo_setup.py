"""TS1 to TS3, TS7: whom a player alone meets, how the Rival feels, how it begins, how it ends."""

import pytest

from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.rival.teams import RESERVES
from cardwright.games.thargos.terms import MISSION
from tests.thargos.rules.alone import SOLO, STRONG, alone, dice_of, rivals_turn, temper, told_of, until
from tests.thargos.rules.whole import askings, of_kind, opened, small, start
from tests.thargos.table import PLAIN, Table

MASON, HEALER, MARSHAL, HRAGGA = PLAIN
DULL = "drive_off_the_carrion_pack"
GRAVE = ("ulmareth", "drowned_centurion", "gnawer_of_names", "bell_ringer_of_the_plague_cart")


def begun(seed: int = 1, **options: str) -> Table:
    return start(1, seed, None, **SOLO, **options)


def outcome(table: Table) -> tuple[str, list[int], list[int]]:
    found = THARGOS.outcome(table.t)
    assert found is not None
    return found.way, found.ranks, found.scores


def is_mission(table: Table, card: str) -> bool:
    return table.t.cards[THARGOS.book.number(card, "")].kind == MISSION


# The Rival.


@pytest.mark.rule("TS1.1")
def test_one_player_meets_a_rival_without_a_seat() -> None:
    table = begun()
    assert (table.t.players, len(table.t.sides), len(table.t.missions)) == (1, 2, 4)
    for _ in range(40):
        assert table.asked == 1
        table.pick(table.options[0])


@pytest.mark.rule("TS1.2")
def test_the_rival_brings_six_heroes_and_a_deck() -> None:
    table = opened(begun())
    rival = table.view(1)["sides"][1]
    assert (len(rival["team"]), len(set(rival["team"])), len(rival["list"])) == (6, 6, 60)
    assert len([stand for stand in rival["stands"] if stand["hero"]]) == 4


@pytest.mark.rule("TS1.3")
@pytest.mark.parametrize("name", RESERVES)
def test_the_rival_leads_the_team_that_was_chosen(name: str) -> None:
    rival = begun(rival=name).view(1)["sides"][1]
    chosen = next(team for team in TEAMS if team.id == name).deck
    heroes = [THARGOS.variant(THARGOS.complete(SOLO)).heroes[hero].id for hero in chosen.heroes]
    assert set(rival["team"]) == {*heroes, *RESERVES[name].split()}
    assert rival["list"] == [THARGOS.variant(THARGOS.complete(SOLO)).cards[card].id for card in chosen.cards]


@pytest.mark.rule("TS1.3")
def test_chance_decides_whom_to_meet() -> None:
    teams = {tuple(begun(seed).view(1)["sides"][1]["team"]) for seed in range(60)}
    assert len(teams) == len(RESERVES) == 7


def test_no_two_heroes_of_a_rival_are_the_same_person() -> None:
    heroes = THARGOS.variant(THARGOS.complete(SOLO)).heroes
    for name in RESERVES:
        team = begun(rival=name).t.sides[1].team
        assert len({heroes[hero].who for hero in team}) == 6


# How it ends.


@pytest.mark.rule("TS1.4")
def test_who_reaches_the_target_has_won() -> None:
    table = alone(target=1, boosts={MASON: STRONG}).pick("attempt 1")
    assert outcome(table) == ("target", [1], [1])


@pytest.mark.rule("TS1.4", "TS1.5")
def test_the_rival_that_reaches_its_target_has_won_at_the_end_of_its_turn() -> None:
    table = rivals_turn(3, 2, rival={"target": 1, "boosts": {MASON: STRONG}})
    assert outcome(table) == ("rival", [2], [0])
    held = alone(rival={"target": 1, "scored": [[0, DULL, False]]})
    assert held.options, "in the player's turn nobody looks at its target"


@pytest.mark.rule("TS1.4")
def test_who_cannot_draw_has_lost() -> None:
    table = alone(step="turn", **small([], [], discard=["guardian"]))
    assert outcome(table) == ("burnt", [2], [0])


@pytest.mark.rule("TS1.5")
@pytest.mark.parametrize(("length", "part"), [("quick", 2), ("full", 1)])
def test_the_target_of_the_rival_is_that_of_its_heroes_on_the_tracks(length: str, part: int) -> None:
    table = opened(begun(length=length))
    t = table.t
    points = sum(int(t.heroes[stand.hero].points) for stand in t.sides[1].stands)
    assert t.sides[1].target == -(-points // part)
    assert len(table.view(1)["sides"][1]["bench"]) == 2, "the others stay in reserve"


@pytest.mark.rule("TS1.6")
def test_a_rival_that_finds_no_mission_is_out() -> None:
    bare = {"list": [DULL, DULL, "guardian", "troll_raid"], "deck": ["guardian", "troll_raid"]}
    table = alone(missions=[f"2:{DULL}", f"1:{DULL}", f"2:{DULL}", f"1:{DULL}"], rival=bare, boosts={MASON: STRONG})
    assert outcome(table.pick("attempt 1")) == ("last_left", [1], [1])


@pytest.mark.rule("TS1.6")
def test_a_rival_without_heroes_is_out() -> None:
    cards = ["troll_raid"] * 4
    last = {"heroes": [MARSHAL, "", "", ""], "injured": [MARSHAL], "list": [DULL, DULL, *cards], "deck": cards}
    strong, undead = dict.fromkeys(GRAVE, STRONG), {"undead": "with"}
    turns = [alone(*GRAVE, seed=n, step="turn", turn=2, boosts=strong, options=undead, rival=last) for n in range(20)]
    ended = [table for table in turns if not table.options]
    assert ended
    assert [outcome(table) for table in ended] == [("last_left", [1], [0])] * len(ended)


@pytest.mark.rule("TS1.7")
def test_when_nothing_moves_the_rival_must_be_nearer_to_win() -> None:
    assert outcome(alone(quiet=3).pick("pass")) == ("stalemate", [1], [0])
    near = alone(quiet=3, rival={"scored": [[0, DULL, False]]}).pick("pass")
    assert outcome(near) == ("stalemate", [2], [0])
    ahead = alone(quiet=3, scored=[[1, DULL, False]]).pick("pass")
    assert outcome(ahead) == ("stalemate", [1], [1])


# Attitude, Infamy and dice.


@pytest.mark.rule("TS2.1", "TS2.2")
def test_the_attitude_die_says_how_many_cards_the_rival_lays() -> None:
    found = {}
    for seed in range(40):
        table = begun(seed)
        found[dice_of(table)[0]] = (temper(table)[0], table.view(1)["piles"])
    aggressive, wary, defensive = ("aggressive", [4, 2]), ("wary", [3, 3]), ("defensive", [2, 4])
    assert found == {
        ("attitude", 1): aggressive, ("attitude", 2): aggressive, ("attitude", 3): wary, ("attitude", 4): wary,
        ("attitude", 5): defensive, ("attitude", 6): defensive,
    }  # fmt: skip


@pytest.mark.rule("TS2.3")
def test_a_whole_hand_that_is_discarded_is_another_attitude() -> None:
    attitudes = set()
    for seed in range(30):
        table = alone(seed=seed, hand=["panic_in_the_streets", "guardian"], rival={"infamy": 2})
        table = until(table.pick("play panic_in_the_streets"), "took_turn")
        assert len(of_kind(table, "attitude_rolled")) == 1
        assert told_of(table, "discarded") == []
        assert temper(table)[1] == 2
        attitudes.add(temper(table)[0])
    assert attitudes == {"aggressive", "wary", "defensive"}


@pytest.mark.rule("TS2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 6), (6, 6)])
def test_a_deck_that_is_used_up_is_made_anew_and_infamy_rises(before: int, after: int) -> None:
    bare = {"list": ["guardian", "troll_raid", DULL, DULL], "deck": [], "discard": ["guardian", "troll_raid"]}
    table = rivals_turn(3, 1, before=1, rival={**bare, "infamy": before})
    assert temper(table)[1] == after
    assert len(of_kind(table, "infamy_rose")) == after - before
    assert table.lastings(HEALER, 2) == ["guardian"]


@pytest.mark.rule("TS2.5")
def test_infamy_counts_from_the_next_pile_on() -> None:
    bare = {"list": [*["troll_raid"] * 4, DULL, DULL], "deck": ["troll_raid"] * 2, "discard": ["troll_raid"] * 2}
    table = until(alone(hand=["guardian"], rival=bare).pick("attempt 1", "stop"), "revealed")
    assert len(told_of(table, "laid")) == 3, "two of the old deck and one of the new"
    assert len(of_kind(table, "infamy_rose")) == 1
    exact = {"list": [*["troll_raid"] * 4, DULL, DULL], "deck": ["troll_raid"] * 3, "discard": ["troll_raid"]}
    table = until(alone(hand=["guardian"], rival=exact).pick("attempt 1", "stop"), "revealed")
    assert len(told_of(table, "laid")) == 3
    assert of_kind(table, "infamy_rose") == [], "no card is needed yet"


@pytest.mark.rule("TS2.6", "TS5.4")
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_the_decision_die_shows_tracks_from_left_to_right(die: int) -> None:
    table = rivals_turn(3, die, hand=["guardian"])
    conflict = table.view(1)["conflict"]
    assert (conflict["track"], conflict["attacker"]) == (die - 2, 1)


@pytest.mark.rule("TS2.7")
def test_every_die_is_told_and_lies_open_for_a_round() -> None:
    table = begun()
    dice = ("attitude_rolled", "die_place", "die_again", "die_lasting", "die_attempt")
    assert [int(e.n) for e in table.told if table.kinds[table.told.index(e)] in dice] == [n for _, n in dice_of(table)]
    table = rivals_turn(3, 1, hand=["guardian"])
    assert dice_of(table) == [("lasting", 3), ("attempt", 1)]
    told = [int(e.n) for e in table.told if table.kinds[table.told.index(e)] in dice]
    assert told == [3, 1]


# Set-up.


@pytest.mark.rule("TS3.1", "TS3.2")
def test_heroes_come_by_chance_in_turn_with_the_players() -> None:
    table, lines = begun(), set()
    for heroes in range(1, 4):
        assert len(of_kind(table, "placed")) == (2 if heroes > 1 else 1), "the Rival's comes first"
        assert len([stand for stand in table.t.sides[1].stands if stand.hero >= 0]) == heroes
        table.pick(table.options[0])
    for seed in range(60):
        stands = opened(begun(seed, rival="knives")).t.sides[1].stands
        lines.add(tuple(int(stand.hero) for stand in stands))
    assert len(lines) > 50
    assert len({hero for line in lines for hero in line}) == 6, "each of the six comes at times"


@pytest.mark.rule("TS3.2", "TS3.4")
def test_a_die_that_shows_no_free_track_is_rolled_again() -> None:
    seen = set()
    for seed in range(20):
        table = begun(seed)
        while any(option.startswith("place") for option in table.options):
            free: set[int] = set()
            for e in table.told:
                kind = table.kinds[table.told.index(e)]
                if kind in ("die_place", "die_again"):
                    seen.add((kind, int(e.n)))
                if kind == "die_place":
                    assert 2 <= e.n <= 5
                    free.add(int(e.n))
            table.pick(table.options[0])
    assert {n for kind, n in seen if kind == "die_again"} >= {1, 6}
    assert {n for kind, n in seen if kind == "die_place"} == {2, 3, 4, 5}


@pytest.mark.rule("TS3.3")
def test_the_player_takes_a_first_hand_and_the_rival_none() -> None:
    table = begun()
    assert [side["hand"]["size"] for side in table.view(1)["sides"]] == [6, 0]
    assert len([card for card in table.hand() if is_mission(table, card)]) >= 2


@pytest.mark.rule("TS3.6")
def test_the_first_hand_is_there_when_heroes_are_placed() -> None:
    table = begun()
    assert table.options[0].startswith("place "), "a Hero of the player's"
    assert table.view(1)["sides"][0]["hand"]["size"] == 6


@pytest.mark.rule("TS3.4")
def test_missions_are_laid_in_turn_and_the_rival_digs_for_its_own() -> None:
    table = begun(3)
    for _ in range(3):
        table.pick(table.options[0])
    owners = []
    for laid in (1, 3):
        owners.append([it and it[0] for it in table.view(1)["missions"]])
        assert sum(it is not None for it in owners[-1]) == laid
        table.pick(table.options[0])
    assert sorted(it[0] for it in table.view(1)["missions"]) == [0, 0, 1, 1]
    assert not any(is_mission(table, card) for card in table.discard(2))


@pytest.mark.rule("TS3.5")
def test_the_first_turn_is_the_players_with_six_cards() -> None:
    table = begun()
    assert askings(table, "place") == [1] * 5
    view = table.view(1)
    assert (view["turn"], view["turns"], view["sides"][0]["hand"]["size"]) == (0, 1, 6)
    assert view["sides"][1]["hand"]["size"] == 0


# Difficulty.


@pytest.mark.rule("TS7.1")
@pytest.mark.parametrize(("difficulty", "piles"), [("easy", [2, 2]), ("normal", [3, 3]), ("hard", [4, 4])])
def test_difficulty_is_a_card_less_or_more(difficulty: str, piles: list[int]) -> None:
    table = alone(hand=["guardian"], options={"difficulty": difficulty})
    assert table.view(1)["piles"] == piles
    assert len(told_of(until(table.pick("attempt 1", "stop"), "revealed"), "laid")) == piles[1]
    attack = rivals_turn(3, 2, hand=["guardian"], options={"difficulty": difficulty})
    assert len(told_of(attack, "laid")) == piles[0]


@pytest.mark.rule("TS7.2")
@pytest.mark.parametrize("infamy", range(7))
def test_the_rival_may_begin_with_infamy(infamy: int) -> None:
    assert temper(begun(infamy=str(infamy)))[1] == infamy

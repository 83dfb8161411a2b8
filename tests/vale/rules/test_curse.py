"""C1 Set-up, C2 The round, C3 Curses, C4 The Curse phase, C10 End, C11 What is ours."""

from collections import Counter

import pytest

from cardwright.games.vale.cards.sets import CURSE, faces
from cardwright.games.vale.cards.summoners import SUMMONERS
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import DREW, FAMILIES, REVEALED, SHELTERED
from cardwright.kernel.game import Outcome
from cardwright.kernel.paper import Record
from tests.vale.rules.whole import course, dull, view
from tests.vale.table import Table, lay, resolve

CURSED = {"curse": "with"}
BOTH = {"artifacts": "with", "curse": "with"}
TABLES = pytest.mark.parametrize("players", [2, 3, 4])
STARTERS = ["tolvar_darkened", "varena_curious", "muura_tormented", "dunia_reckless", "belledin_friendly"]
STARTERS += ["marcosa_devoted", "iwo_mocked", "kang_san_laden"]


def deal(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game with Curse at its first question; what happens is noted."""
    t = VALE.new(VALE.setup(players, seed, {**CURSED, **options}))
    assert isinstance(t, Vale)
    t.events = []
    return Table(t)


def noted(table: Table, *kinds: int) -> list[int]:
    """Which of these kinds of events happened, in their order, repeats left out."""
    found = [int(event.kind) for event in table.t.events or [] if event.kind in kinds]
    return list(dict.fromkeys(found))


def outcome(table: Table) -> Outcome:
    found = VALE.outcome(table.t)
    assert found is not None
    return found


@pytest.mark.rule("C1.1")
def test_curse_has_twenty_eight_cards_and_eight_summoners_of_two_faces() -> None:
    assert len({card.id for card in CURSE}) == 28
    assert len(faces(tiled=True)) == 2 * 8


@pytest.mark.rule("C1.2")
@pytest.mark.rule("C1.3")
def test_the_deck_has_ninety_eight_cards_and_with_artifacts_more() -> None:
    assert len(deal().t.deck) == 70 + 28
    assert len(deal(artifacts="with").t.deck) == 70 + 28 + 28


@pytest.mark.rule("C1.4")
def test_curses_never_run_out() -> None:
    t = lay("draugr", mine={"curses": 60}, tokens={"draugr": 60}).summon("nian")
    assert (t.curses, t.tokens) == (60, {"draugr": 60, "nian": 3})


@pytest.mark.rule("C1.5")
def test_the_tree_asks_nothing_of_anybody() -> None:
    table = lay("salamander", "troll", facing=("goblin", "nessie"), phase="hunting", round=4, options=CURSED)
    plain = lay("salamander", "troll", facing=("goblin", "nessie"), phase="hunting", round=4)
    assert course(table) == course(plain)


@pytest.mark.rule("C1.6")
@TABLES
def test_everybody_starts_with_three_active_seals(players: int) -> None:
    assert [s.seals for s in deal(players).t.seats] == [3] * players


@pytest.mark.rule("C1.7")
@TABLES
def test_summoners_are_taken_from_the_last_player_back_to_the_first(players: int) -> None:
    table = deal(players)
    for seat in range(players, 0, -1):
        taken = table.options[0]
        assert table.asked == seat
        assert taken not in table.pick(taken).options
    assert (table.asked, len({s.gear[0] for s in table.t.seats})) == (1, players)


@pytest.mark.rule("C1.8")
def test_summoners_are_dealt_if_the_players_like() -> None:
    found = [deal(4, seed, summoners="dealt") for seed in range(1, 6)]
    assert {table.options[0].split()[0] for table in found} == {"hunt"}
    assert all(len({s.gear[0] for s in table.t.seats}) == 4 for table in found)
    assert len({table.gear[0] for table in found}) > 1


@pytest.mark.rule("C1.9")
@pytest.mark.rule("C1.12")
def test_kang_san_comes_with_the_artifacts_and_the_others_always() -> None:
    assert deal().options == [f"summoner {face}" for face in STARTERS[:-1]]
    assert deal(artifacts="with").options == [f"summoner {face}" for face in STARTERS]


@pytest.mark.rule("C1.10")
@pytest.mark.parametrize("face", STARTERS)
def test_a_summoner_starts_on_the_face_with_curses(face: str) -> None:
    table = deal(artifacts="with")
    number = table.t.options[STARTERS.index(face)]
    assert table.t.cards[number].start is not None
    assert table.t.cards[number + 1].start is None
    table.pick(next(option for option in table.options if face not in option), f"summoner {face}")
    assert table.gear == [face]
    assert table.curses > 0


@pytest.mark.rule("C1.11")
@pytest.mark.parametrize(("face", "event"), [("varena_curious", DREW), ("kang_san_laden", SHELTERED)])
def test_what_a_summoner_brings_is_there_before_the_first_cards_are_turned_up(face: str, event: int) -> None:
    table = deal(artifacts="with").pick("summoner marcosa_devoted", f"summoner {face}")
    assert noted(table, event, REVEALED) == [event, REVEALED]


@pytest.mark.rule("C2.1")
def test_the_curse_phase_comes_last() -> None:
    cursed = {"draugr": 2, "nian": 2}
    table = lay("salamander", "troll", "kasha", "draugr", "nian", tokens=cursed, phase="hunting", round=5)
    resolution = ["resolution 1", "curse 1"]
    assert course(table) == ["hunting 1", "hunting 2", "action 1", "action 2", *resolution]


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize(("options", "goal"), [(CURSED, 60), (BOTH, 80)])
def test_the_end_comes_with_sixty_points_or_eighty(options: dict[str, str], goal: int) -> None:
    assert not lay(score=goal - 1, round=3, options=options).pick("end", "end").t.over()
    assert lay(score=goal, round=3, options=options).pick("end", "end").t.over()
    assert lay(score=1, round=10, options=options).pick("end", "end").t.over()


@pytest.mark.rule("C3.1")
def test_a_curse_goes_from_the_supply_to_a_card_to_a_player_and_back() -> None:
    t = lay(summons=("draugr",), round=8, mine={"gear": ["marcosa_devoted"]}).summon("draugr")
    assert (t.tokens, t.curses) == ({"draugr": 2}, 0)
    t.pick("end", "end")
    assert (t.tokens, t.curses) == ({"draugr": 1}, 1)
    while t.t.round == 9:
        t.pick(dull(t.options))
    assert (t.tokens, t.curses) == ({}, 1)


@pytest.mark.rule("C3.2")
@pytest.mark.parametrize(("card", "symbols"), [(card.id, card.curses) for card in CURSE if card.curses > 0])
def test_a_card_comes_with_as_many_curses_as_it_has_symbols(card: str, symbols: int) -> None:
    assert lay(summons=(card,)).summon(card).tokens == {card: symbols}


@pytest.mark.rule("C3.3")
def test_what_counts_is_the_curse_and_not_the_symbol() -> None:
    t = lay("nian", "imp", tokens={"imp": 1}, summons=("ammit",)).summon("ammit")
    assert t.options == ["stop", "discard imp"]


@pytest.mark.rule("C3.4")
def test_a_card_that_is_removed_leaves_its_curses_to_the_supply() -> None:
    t = lay("draugr", stones={"red": 3}, tokens={"draugr": 2}, round=3).pick("remove draugr red=3")
    assert (t.tokens, t.curses, t.pile, t.appeased) == ({}, 0, ["draugr"], [])


@pytest.mark.rule("C3.5")
def test_a_card_that_is_taken_back_leaves_its_curses_to_the_player() -> None:
    t = lay("draugr", mine={"curses": 1}, tokens={"draugr": 2}).summon("aeris")
    assert (t.tokens, t.curses, t.hand) == ({}, 3, ["draugr"])
    assert resolve("imp", tokens={"imp": 2}, options=CURSED, round=9).curses == 2


@pytest.mark.rule("C3.6")
@pytest.mark.rule("C3.7")
def test_an_appeased_card_lies_neither_in_the_area_nor_in_the_hand() -> None:
    t = lay("draugr", "kappa", tokens={"draugr": 1, "kappa": 2}, phase="curse", round=2)
    assert (t.appeased, t.area, t.hand) == (["draugr"], ["kappa"], [])
    assert (t.tokens, t.t.room(0)) == ({"kappa": 1}, 3 - 1)


@pytest.mark.rule("C3.8")
def test_an_appeased_card_has_no_effects_and_is_counted_nowhere() -> None:
    t = lay("imp", mine={"appeased": ["agni", "bunyip", "leshy"]})
    assert (t.pile, t.t.limit(0), t.t.values(0)[0]) == ([], 4, 1)
    assert t.summon("draugr").score == 4
    assert t.summon("surtr").score == 4 + 2 * 2
    assert t.summon("ifrit").score == 4 + 2 * 2 + 4


@pytest.mark.rule("C3.9")
def test_everybody_knows_what_was_appeased() -> None:
    t = lay("draugr", tokens={"draugr": 1}, phase="curse", round=9)
    assert [view(t, seat)["seats"][0]["appeased"] for seat in (0, 1, 2)] == [["draugr"]] * 3


@pytest.mark.rule("C3.10")
def test_a_card_without_curses_stays() -> None:
    t = lay("draugr", "kappa", tokens={"kappa": 1}, phase="curse", round=9)
    assert (t.area, t.appeased, t.curses) == (["draugr"], ["kappa"], 1)


@pytest.mark.rule("C3.11")
def test_a_card_that_is_summoned_again_gets_its_curses_again() -> None:
    t = lay("draugr", tokens={"draugr": 1}).summon("aeris")
    assert (t.summon("draugr").tokens, t.curses) == ({"draugr": 2}, 1)


@pytest.mark.rule("C3.12")
def test_a_card_put_on_the_deck_leaves_its_curses_to_the_supply() -> None:
    t = lay("tengu", tokens={"tengu": 2}, options={**CURSED, "copied_other": "copied"}).summon("scorch")
    assert (t.deck[0], t.tokens, t.curses) == ("tengu", {}, 0)


@pytest.mark.rule("C3.12")
def test_a_card_that_is_exchanged_keeps_its_curses() -> None:
    t = lay(facing=("bunyip",), tokens={"bunyip": 2}, summons=("deepdive",)).summon("deepdive")
    assert (t.area, t.area_of(2), t.tokens) == (["bunyip"], ["deepdive"], {"bunyip": 2})


@pytest.mark.rule("C4.1")
def test_one_curse_of_each_cursed_card_moves_to_the_player() -> None:
    t = lay("nian", "imp", "draugr", "kappa", tokens={"nian": 3, "imp": 1, "draugr": 2}, phase="curse", round=9)
    assert (t.curses, t.tokens, t.appeased) == (3, {"nian": 2, "draugr": 1}, ["imp"])


@pytest.mark.rule("C4.2")
@pytest.mark.rule("C4.3")
def test_the_order_is_asked_where_a_card_answers_what_is_appeased() -> None:
    t = lay("simurgh", "nian", "draugr", "imp", tokens={"nian": 1, "draugr": 1, "imp": 1}, phase="curse", round=9)
    assert t.options == ["lift nian", "lift draugr", "lift imp"]
    assert t.pick("lift draugr").options == ["lift nian", "lift imp"]
    assert t.pick("lift imp").appeased == ["draugr", "imp", "nian"]


@pytest.mark.rule("C4.3")
def test_players_take_their_curses_in_turn_order() -> None:
    cursed: list[Record] = [{"area": ["simurgh", "kappa", "goblin"]}]
    tokens = {"imp": 1, "draugr": 1, "kappa": 1, "goblin": 1}
    t = lay("kasha", "imp", "draugr", others=cursed, tokens=tokens, phase="curse", first=2, round=9)
    assert (t.asked, t.pick("lift kappa").asked) == (2, 1)


@pytest.mark.rule("C4.4")
def test_hantu_banyu_works_for_three_rounds() -> None:
    t = lay(summons=("hantu_banyu",), round=3).summon("hantu_banyu")
    there: dict[int, list[str]] = {}
    while t.t.round < 7:
        there[int(t.t.round)] = t.area
        t.pick(dull(t.options))
    assert there == {3: ["hantu_banyu"], 4: ["hantu_banyu"], 5: ["hantu_banyu"], 6: []}
    assert (t.score, t.curses, t.appeased) == (3 * 3, 3, ["hantu_banyu"])


@pytest.mark.rule("C4.5")
def test_the_last_curse_phase_comes_before_the_final_count() -> None:
    t = lay("draugr", score=10, tokens={"draugr": 1}, round=10).pick("end", "end")
    assert (t.appeased, t.curses, t.score) == (["draugr"], 1, 10 + 3 + 1 - 2)


@pytest.mark.rule("C10.1")
def test_the_game_ends_though_curses_take_the_leader_back() -> None:
    t = lay(score=60, mine={"curses": 20}, options=CURSED, round=3).pick("end", "end")
    assert (t.t.over(), t.scores, outcome(t).way) == (True, [60 + 3 - 40, 3], "goal")
    assert outcome(t).winners == [0]


@pytest.mark.rule("C10.2")
@pytest.mark.rule("C3.7")
def test_seals_and_appeased_cards_score_and_curses_cost_two_each() -> None:
    mine: Record = {"seals": 2, "appeased": ["draugr", "apep"], "curses": 1}
    t = lay("nian", "imp", score=20, mine=mine, tokens={"nian": 3}).pick("end", "end")
    assert (t.curses, t.tokens, t.scores) == (2, {"nian": 2}, [20 + 2 + 2 - 2 * 4, 3])


@pytest.mark.rule("C10.2")
def test_the_winner_is_found_after_the_count() -> None:
    t = lay(score=30, mine={"curses": 1, "seals": 0}, others=[{"score": 27}], options=CURSED).pick("end", "end")
    assert (t.scores, outcome(t).winners) == ([28, 30], [1])


@pytest.mark.rule("C10.3")
def test_the_count_stops_at_zero() -> None:
    t = lay(score=4, mine={"curses": 9, "seals": 3}, options=CURSED).pick("end", "end")
    assert t.score == 0


@pytest.mark.rule("C10.4")
def test_the_count_wakes_no_card() -> None:
    assert lay("wendigo", score=20, mine={"curses": 5}, options=CURSED).pick("end", "end").area == ["wendigo"]


@pytest.mark.rule("C10.5")
def test_a_tie_goes_to_the_most_cards_in_the_area() -> None:
    others: list[Record] = [{"score": 21, "area": ["hestia", "kappa"]}]
    t = lay("troll", score=19, mine={"appeased": ["draugr", "nian"]}, others=others).pick("end", "end")
    assert (t.scores, outcome(t).winners, outcome(t).way) == ([24, 24], [1], "cards")


@pytest.mark.rule("C11.1")
def test_the_three_cards_of_the_rulebook_keep_what_it_says() -> None:
    cards = {card.id: card for card in CURSE if card.provenance == "rulebook"}
    assert sorted(cards) == ["hantu_banyu", "inferno", "taniwha"]
    assert (cards["hantu_banyu"].curses, cards["taniwha"].cost) == (3, 5)
    assert lay(stones={"red": 1}, summons=("inferno",)).summon("inferno").options[0].startswith("drop")


@pytest.mark.rule("C11.2")
def test_the_other_cards_are_marked_as_ours() -> None:
    assert sum(card.provenance == "original" for card in CURSE) == 25
    families = Counter(FAMILIES[card.family] for card in CURSE)
    assert families == {"fire": 6, "water": 6, "earth": 6, "wind": 6, "dragon": 4}


@pytest.mark.rule("C11.3")
def test_faces_of_which_the_rulebook_says_something_are_marked_so() -> None:
    named = {*STARTERS, "tolvar_purified", "muura_jovial", "marcosa_bewitched"}
    assert {face.id for face in SUMMONERS if face.provenance == "rulebook"} == named
    assert {face.provenance for face in SUMMONERS if face.id not in named} == {"original"}

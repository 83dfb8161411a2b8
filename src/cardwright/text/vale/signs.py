"""What cards do, in signs: a language of its own, with a phrase for each key of the walk.

A sign is a name (`draw`), with what stands in or beside it behind a colon (`draw:2`, `point:3`, `card:fire`); a number
may stand alone. How a sign is drawn and what it is called is the business of whoever shows it.
"""

from typing import Final

from cardwright.games.vale.state import Card, Permanent, When, Word
from cardwright.text.phrasebook import Phrasebook, Said
from cardwright.text.vale.walk.permanents import change, reaction, rescue
from cardwright.text.vale.walk.sentences import sentence

SIGNS: Final = {
    # How steps are joined.
    "row_and": "{steps: }",
    "row_then": "{steps: | then }",
    "row_if": "{steps: | then }",
    "row_chosen": "{steps: | then }",
    "row_some": "{steps: | then }",
    "next": "{step}",
    "for_each": "{what} per card",
    "if": "if {test} then {then}",
    "if_else": "if {test} then {then} else {otherwise}",
    "choose_one": "{branches: or }",
    "choose_one_or_all": "{branches: andor }",
    "choose_some": "choose:{n} {branches: or }",
    "branch": "{what}",
    "either": "{branches: or }",
    # Points and stones.
    "score": "{amount}",
    "lose": "minus point:{n}",
    "gain": "{stones}",
    "give_one": "minus:1 plus:2 {things: or }",
    "spend": "minus {stones}",
    "spend_all": "minus stones",
    "turn_all": "stones into {colour.bare}",
    "rob": "point:1 from opponent",
    "pay": "minus worth:{n}",
    "pay_to_repair": "minus worth:≤{n} then repair per worth:1",
    "raise_one": "raise:1",
    "raise_some": "raise:{n}",
    "raise_up_to": "raise:≤{n}",
    "raise_earned": "raise:1",
    "may_spend_to_take": "may minus {stone} then card into hand",
    # Cards.
    "draw": "draw:1",
    "draw_some": "draw:{n}",
    "recover": "recover",
    "discard_this": "discard this",
    "to_deck": "this into deck",
    "take": "card into hand",
    "show_hand": "show hand",
    "summon": "summon {card} cost:0",
    "activate_all": "use active area",
    "discard": "discard {card}",
    "take_back": "{card} into hand",
    "take_card": "{card} into hand",
    "hide_on_deck": "{card} into deck",
    "copy_instant": "copy instant {card}",
    "copy_active": "copy active {card}",
    "use_active": "use active {card}",
    "discard_some": "discard:{n} {cards}",
    "discard_up_to": "discard:≤{n} {cards}",
    "discard_any": "discard:≥0 {cards}",
    "name_family": "choose:1 family",
    "name_to_discard": "player discard {card}",
    "name_to_swap": "player {card} swap this",
    # Expansions.
    "shelter": "{card} into shelter",
    "shelter_top": "deck:1 into shelter",
    "shelter_top_some": "deck:{n} into shelter",
    "retrieve": "{card} into hand",
    "retrieve_all": "shelter into hand",
    "reveal_more": "deck:1 into board",
    "widen": "space:+1",
    "take_curse": "curse:{n}",
    "shed": "minus curse:{n}",
    "shed_all": "minus curses",
    "may_curse": "may curse:{n} into {card}",
    "unburden": "minus curse:1 {card}",
    "repair": "repair:{times}",
    "repair_up_to": "repair:≤{times}",
    "break_seals": "broken:3",
    "flip": "flip",
    # How many.
    "points_per": "point:{n} per {what}",
    "points_per_two": "point:{n} per 2 {what}",
    "points_if_paid": "point:{n} if paid {colour.bare}",
    "equal": "point equal {number}",
    "equal_times": "{n} times point equal {number}",
    "worth_of_stones": "worth stones",
    "worth_of_colour": "worth {colour.bare}",
    "its_cost": "cost",
    "round_number": "round",
    "itself_included": "",
    "own_family_included": "",
    "card_in_hand": "card hand",
    "card_of_that_family": "card family area",
    "family_in_area": "family area",
    "family_in_hand": "family hand",
    "stone_held": "{colour.bare}",
    "stone_paid": "paid {colour.bare}",
    "empty_space": "space",
    "any_curse": "curse",
    "appeased_card": "appeased",
    # Whether.
    "without": "no {card}",
    "holding": "{colour.bare}",
    "hand_at_most": "hand:≤{n}",
    "hand_equals_area": "hand equal area",
    "every_cost": "cost:{costs:,}",
    "behind": "point less opponent",
    "it_was": "{card}",
    "many_stones": "stones:≥{n}",
    "many_curses": "curse:≥{n}",
    "many_families": "family:≥{n}",
    "all_families": "family:{n}",
    "all_seals": "seal:{n}",
    "even_curses": "curse even",
    "no_curses": "no curse",
    "empty_shelter": "no shelter",
    # What holds as long as a card lies there.
    "more_stones": "limit:+{n}",
    "fewer_stones": "limit:−{n}",
    "worth_more": "{colours.bare: } worth:+{n}",
    "swap_values": "blue swap purple",
    "cheaper": "{cards} cost:−{n}",
    "costs_exactly": "{cards} cost equal {cost.bare}",
    "wild": "this equal family",
    "pure": "no curse",
    # What an effect waits for.
    "next_round": "round then {what}",
    "as_soon_as": "when {test} then {what}",
    "when": "when {moment} then {what}",
    "each_time": "when {moment} then {what}",
    "you_summon": "summon {card}",
    "you_summon_new_family": "summon new family",
    "you_appease": "appeased",
    "you_tame": "tame {card}",
    "you_gain": "{colour.bare}",
    "you_sell": "sell",
    "you_draw": "draw",
    "you_lose": "minus point",
    "you_break": "broken",
    "another_discarded": "discard card area",
    "instead": "when discard this then {what}",
    "recover_instead": "recover",
    # Nouns.
    "fire": "fire",
    "water": "water",
    "earth": "earth",
    "wind": "wind",
    "dragon": "dragon",
    "points": "point:{n}",
    "once": "1",
    "twice": "2",
    "times": "{n}",
    "stones": "{colours: }",
    "of_colour": "{colour}",
    "red": "red:{n}",
    "blue": "blue:{n}",
    "purple": "purple:{n}",
    "one": "{card}",
    "another": "{card}",
    "card_of_kind": "{cursed} card:{family} {marks} {place}",
    "cards_of_kind": "{cursed} card:{family} {marks} {place}",
    "other": "",
    "cursed": "curse",
    "with": "{marks: }",
    "low_cost": "cost:≤{n}",
    "instant_effect": "instant",
    "permanent_effect": "permanent",
    "active_effect": "active",
    "from": "{zone}",
    "in": "{zone}",
    "of": "{zone}",
    "zone_area": "area",
    "zone_hand": "hand",
    "zone_pile": "pile",
    "zone_shelter": "shelter",
    "zone_board": "board",
}
BOOK: Final = Phrasebook("signs", SIGNS)


def signs_of(card: Card) -> list[list[str]]:
    """The effects of a card in printed order, each as a row of signs."""
    found = [
        *(_instruction(word, card) for word in (card.start, card.instant)),
        _change(card.always),
        _answer(card.when, card),
        None if card.fate is None else rescue(card.fate, card),
        *(_instruction(word, card) for word in (card.action, card.active)),
        _answer(card.flip, card),
    ]
    return [row_of(what) for what in found if what is not None]


def row_of(what: Said) -> list[str]:
    """Something to say as a row of signs; one that could have something behind its colon may have nothing."""
    return [sign.removesuffix(":") for sign in BOOK.text(what).split()]


def _instruction(word: Word | None, card: Card) -> Said | None:
    return None if word is None else sentence(word, card)


def _change(effect: Permanent | None) -> Said | None:
    return None if effect is None else change(effect)


def _answer(when: When | None, card: Card) -> Said | None:
    return None if when is None else reaction(when, card)

"""What cards do, in signs: a language of its own, with a phrase for each key of the walk.

A sign is a name (`draw`), with what stands in or beside it behind a colon (`draw:2`, `might:+1`); a number may stand
alone. How a sign is drawn and what it is called is the business of whoever shows it.
"""

from typing import Final

from cardwright.games.thargos.state import Card, Face
from cardwright.text.phrasebook import Phrasebook, Said
from cardwright.text.thargos.walk.lines import lines_of_card, lines_of_face

SIGNS: Final = {
    # How steps are joined.
    "row": "{steps: then }",
    "row_within": "{steps: then }",
    "row_if": "{steps: then }",
    "next": "{step}",
    "if": "if {test} so {then}",
    "if_else": "if {test} so {then} else {otherwise}",
    "may": "may {what}",
    "may_use": "uses:{n} may {what}",
    "may_pay": "may {cost} so {then}",
    "choose": "{branches: or }",
    "branch": "{what}",
    "on_roll": "die:{rolled} so {then}",
    "on_roll_else": "die:{rolled} so {then} else {otherwise}",
    "roll_one": "{low}",
    "roll_or": "{low}–{high}",
    "roll_to": "{low}–{high}",
    # Cards.
    "draw": "draw:{n} {per}",
    "draw_by": "{who} draw:{n} {per}",
    "discard": "discard:{n}",
    "discard_by": "{who} discard:{n}",
    "discard_hand": "discard hand",
    "discard_hand_by": "{who} discard hand",
    "discard_at_random": "{who} random discard:{n}",
    "take_away": "look {who} hand then discard:{n}",
    "look": "look {who} hand",
    "look_at_some": "look random card:{n} {who} hand",
    "lose_this": "discard self",
    "set_aside": "aside self",
    "burn": "burn:{n}",
    "burn_by": "{who} burn:{n}",
    "burn_one": "burn:1",
    "burn_one_by": "{who} burn:1",
    "scry": "scry:{n}",
    "scry_by": "{who} scry:{n}",
    "scry_one": "scry:1",
    "scry_one_by": "{who} scry:1",
    "cycle": "cycle:≤{n}",
    "cycle_one": "cycle:1",
    "recover": "{card} pile into hand",
    "restore": "pile:{n} into deck",
    # Heroes.
    "injure": "injure {hero}",
    "heal": "heal {hero}",
    "heal_some": "heal:≤{n} yours",
    "trade_places": "yours swap yours",
    "trade_places_by": "enemy swap enemy",
    "reroll": "reroll {hero}",
    "strip": "strip:1 {hero}",
    "strip_by_you": "choose strip:1 {hero}",
    "strip_each": "strip:1 per enemy lasting:≥2",
    "strip_all": "strip {hero}",
    "pass_this_on": "self into other",
    "pass_on": "lasting {hero} into other",
    "attach": "attach {lasting} {source} into {hero}",
    "attach_some": "attach:≤{n} {source}",
    # Conflicts.
    "gets": "{hero.known} {boosts: } {per}",
    "give": "{hero.known} {boosts: } {per}",
    "gets_this_turn": "{hero.known} {boosts: } turn",
    "gets_until_next_turn": "{hero.known} {boosts: } round",
    "boost_one": "{hero.known} any:+{n}",
    "ease": "asks:−{n}",
    "harden": "asks:+{n}",
    "cap": "{foe} lay:≤{n}",
    "spy": "spy:{n}",
    "spy_all": "spy any",
    "add_card": "lay:+1",
    "withdraw": "laid:1 into hand",
    "void": "{foe} lowest equal pam:0",
    "keep": "laid:1 into hand",
    "gamble": "deck:1 into any",
    "feint": "laid:1 swap any",
    "attempt": "may attempt:+1 {hero}",
    "attempt_eased": "may attempt:+1 asks:−{n} {hero}",
    "with_hero": "{hero}",
    # Tracks.
    "seal": "seal",
    "swap_missions": "mission swap mission",
    "replace_mission": "hand mission swap mission",
    "worth_more": "vp:+1",
    "unscore": "{who} aside vp:{n}",
    # Whether.
    "is_injured": "{hero} hurt",
    "behind": "vp less foe",
    "has_lastings": "{hero} lasting:≥{n}",
    "has_no_lasting": "{hero} no lasting",
    "has_keyword": "{hero} {keyword}",
    "you_laid_none": "no laid",
    "you_laid": "laid:≥{n}",
    "foe_laid_none": "{foe} no laid",
    "foe_laid": "{foe} laid:≥{n}",
    "mission_worth": "vp:≤{n}",
    "mission_urban": "urban",
    "mission_wild": "wild",
    # When.
    "clause": "{moment} so {what}",
    "instead_of_action": "uses:{n} {what}",
    "post": "uses:{n} {moment} so {what}",
    "moment_turn": "turn",
    "moment_attach": "attach self",
    "moment_bestow": "attach {hero.known}",
    "moment_attack": "attack {hero.known}",
    "moment_defend": "defend {hero.known}",
    "moment_conflict": "conflict {hero.known}",
    "moment_laid": "defend {hero.known} answer",
    "moment_answered": "attack {hero.known} answer",
    "moment_foe_laid": "conflict {hero.known} answer",
    "moment_reveal": "conflict {hero.known} reveal",
    "moment_won": "won {hero.known}",
    "moment_held": "held {hero.known}",
    "moment_beaten": "beaten {hero.known}",
    "moment_injured": "injure {hero.known}",
    # What holds while a card can be seen.
    "three_dice": "might mind mysticism equal dice",
    "sharpen": "{hero.known} {cards} pam:+{n}",
    "firm": "defend equal held",
    "hand_limit": "limit:{n}",
    "more_lastings": "attach:+{n}",
    "spare": "no injure so {what}",
    "spare_if_you_like": "no injure so may {what}",
    "bar_track_actions": "foe no use track",
    "bar_lay_action": "foe no lay action",
    "bar_lay_mission": "foe no lay mission",
    "bar_spying": "conflict no spy",
    "bar_injury_effects": "foe no injure",
    "bar_strip": "foe no strip",
    "bar_big_missions": "no attempt vp:≥{n}",
    "bar_heal_effects": "no heal",
    "bar_capture": "other hurt so no capture",
    # Figures.
    "might": "might",
    "mind": "mind",
    "mysticism": "mysticism",
    "boost": "{attribute}:{n}",
    "boost_each": "every:{n}",
    "per_injured": "per yours hurt",
    "per_captive": "per capture",
    # Cards.
    "one_card": "card",
    "one_lasting": "lasting",
    "one_action": "action",
    "one_mission": "mission",
    "one_of_keyword": "{keyword}",
    "keyword_guardian": "guardian",
    "from_hand": "hand",
    "from_discard": "pile",
    "first_card": "lay:1",
    "each_card": "lay",
    "each_lasting": "lay lasting",
    "each_action": "lay action",
    "each_mission": "lay mission",
    # Heroes.
    "this_hero": "this",
    "that_hero": "this",
    "winning_hero": "this",
    "facing_hero": "facing",
    "beaten_hero": "facing",
    "hero_there": "this",
    "any_hero": "yours",
    "your_hero": "yours",
    "other_hero": "other",
    "enemy_hero": "enemy",
    "hero_of": "enemy",
    "your_injured_hero": "yours hurt",
    "other_injured_hero": "other hurt",
    "injured_enemy": "enemy hurt",
    "bare_enemy": "enemy no lasting",
    "each_hero": "all",
    "each_injured_hero": "all hurt",
    "each_darkun": "all darkun",
    "other_darkun": "other darkun",
    "each_laden_hero": "all lasting:≥1",
    # Players.
    "foe": "foe",
    "defender": "foe",
    "that_player": "foe",
    "an_opponent": "foe",
    "leader": "leader",
    "each_opponent": "foes",
    "each_player": "everybody",
}
BOOK: Final = Phrasebook("signs", SIGNS)


def face_signs(face: Face) -> list[list[str]]:
    """The effects of a face of a Hero in printed order, each as a row of signs."""
    return [row_of(what) for _, what in lines_of_face(face)]


def card_signs(card: Card) -> list[list[str]]:
    """The effects of a card, as those of a face."""
    return [row_of(what) for _, what in lines_of_card(card)]


def row_of(what: Said) -> list[str]:
    """Something to say as a row of signs."""
    return BOOK.text(what).split()

"""What an effect leaves to its player: nothing while it holds, nothing when it happens, or a decision."""

from typing import Final

from cardwright.games.thargos.state import Card, Face, Permanent
from cardwright.games.thargos.terms import FACING, THIS, YOU
from cardwright.games.thargos.words.conflicts import (
    AddCard,
    AddTurned,
    Attempt,
    BoostOne,
    Feint,
    Keep,
    Spy,
    Withdraw,
)
from cardwright.games.thargos.words.decks import Cycle, PutUnder, Recover
from cardwright.games.thargos.words.hands import Discard, TakeAway
from cardwright.games.thargos.words.heroes import HealSome, OnHero, Reroll, TradePlaces
from cardwright.games.thargos.words.joining import Choose, May
from cardwright.games.thargos.words.lastings import Attach, PassOn
from cardwright.games.thargos.words.tracks import ReplaceMission, Seal, SwapMissions, Unscore
from cardwright.kernel.machine import Effect

PERMANENT: Final = "permanent"
AUTOMATIC: Final = "automatic"
CHOICE: Final = "choice"


# Words in which their player decides something, whatever is printed in them.
ASKING: Final = (
    AddCard, AddTurned, Attach, Attempt, BoostOne, Choose, Cycle, Feint, HealSome, Keep, May, PassOn, PutUnder, Recover,
    ReplaceMission, Reroll, Spy, SwapMissions, TakeAway, TradePlaces, Withdraw,
)  # fmt: skip


def decides(effect: Effect) -> bool:
    """Whether its player decides something in an effect, apart from which opponent it is about."""
    if isinstance(effect, OnHero) and effect.which not in (THIS, FACING):
        return True
    if isinstance(effect, Discard):
        return effect.who == YOU
    if isinstance(effect, Unscore):
        return False
    asks = isinstance(effect, ASKING) or (isinstance(effect, Seal) and effect.any_track)
    return asks or any(decides(part) for part in effect.parts())


def tag(effect: Effect) -> str:
    return CHOICE if decides(effect) else AUTOMATIC


def standing_tag(permanent: Permanent) -> str:
    """What always holds is permanent, but for an injury that need not be spared."""
    return CHOICE if permanent.instead() is not None and not permanent.must() else PERMANENT


def face_tags(face: Face) -> list[str]:
    """The tags of a Hero's face: its dice, what always holds, its clauses in order, its action."""
    found = [PERMANENT] if face.dice else []
    found += [standing_tag(it) for it in face.always] + [tag(clause.effect) for clause in face.clauses]
    return found if face.action is None else [*found, tag(face.action)]


def card_tags(card: Card) -> list[str]:
    """The tags of a card: what always holds, its clauses in order, what it does when it is played or completed."""
    found = [standing_tag(it) for it in card.always] + [tag(clause.effect) for clause in card.clauses]
    if card.post is not None:
        found.append(CHOICE)
    return found + [tag(effect) for effect in (card.play, card.complete) if effect is not None]

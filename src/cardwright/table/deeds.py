"""What people may do at a table: a message becomes an entry, or is refused with a reason. Nothing changes here."""

import secrets
from collections.abc import Sequence
from typing import Final

from cardwright.kernel.deal import seal
from cardwright.kernel.game import Objection
from cardwright.kernel.machine import IllegalAnswer
from cardwright.kernel.notation import name, parse
from cardwright.kernel.paper import BadPaper, Record
from cardwright.table import entry as kinds
from cardwright.table import messages as m
from cardwright.table.entry import Entry
from cardwright.table.plan import Chair, Plan, check_level
from cardwright.table.sitting import FINISHED, NOT_BEGUN, PLAYING, UNSEALING, Sitting
from cardwright.table.words import clean_text

# Lines of chat at one table: more than people say in a game, and every scene carries them all.
CHAT_KEPT: Final = 500
# Before the game anybody may sit down, speak and leave: enough is left for those who play.
CHAT_BEFORE: Final = 200
CHAT_OF_WATCHERS: Final = 100
# A log stays small: so much may be taken back or proposed while the game gets no further, and so often somebody may sit
# down at one table.
LINGERING: Final = 60
SITTINGS: Final = 20
# What forbids to take an answer back.
NO_UNDO: Final = {
    "bot": "a bot plays your seat; come back first",
    "undo_nothing": "you have given no answer yet",
    "undo_other": "somebody else has acted since; propose it instead",
    "undo_secret": "something hidden has become known since; propose it instead",
}


class Refused(Exception):
    """It is not done; `code` is for programs, the message for people, and `objections` are the game's."""

    def __init__(self, code: str, message: str, objections: Sequence[Objection] = ()) -> None:
        super().__init__(message)
        self.code: Final = code
        self.objections: Final = objections


def entry_for(s: Sitting, account: str | None, deed: m.Deed, now: int) -> Entry:
    """The entry that a deed becomes, if it is allowed now."""
    if account is None:
        raise Refused("nobody", "choose a name first")
    if isinstance(deed, m.Sit):
        return sit(s, account, deed, now)
    if isinstance(deed, m.Say):
        return say(s, account, deed, now)
    if isinstance(deed, m.Bot):
        return bot(s, account, deed, now)
    seat = seat_of(s, account)
    if isinstance(deed, m.Stand):
        need(s.status() == NOT_BEGUN, "begun", "the game has begun; resign, or propose that a bot plays on")
        need(not s.full(), "dealing", "everybody has sat down, and the cards are being dealt")
        return Entry(s.number + 1, kinds.STAND, seat, now, account, {}, deed.request)
    if isinstance(deed, m.Unseal):
        return unseal(s, seat, account, deed, now)
    if isinstance(deed, m.Answer):
        return answer(s, account, deed, now)
    if isinstance(deed, m.Rematch):
        raise AssertionError("a rematch makes a table first")
    need(s.status() == PLAYING, "not_playing", "the game is not being played")
    if isinstance(deed, m.Undo):
        return undo(s, seat, account, deed, now)
    if isinstance(deed, m.Propose):
        return propose(s, seat, account, deed, now)
    if isinstance(deed, m.Vote):
        return vote(s, seat, account, deed, now)
    if isinstance(deed, m.Resign):
        need(not s.places[seat].lost, "lost", "you have given up already")
        need(seat not in s.out(), "out", "you are out of this game already")
        return Entry(s.number + 1, kinds.RESIGN, seat, now, account, {}, deed.request)
    need(s.places[seat].level is not None, "playing", "you are playing your seat")
    need(not s.places[seat].lost, "lost", "you have given up this game, or your time is over")
    return Entry(s.number + 1, kinds.RETURN, seat, now, account, {}, deed.request)


def need(true: bool, code: str, message: str) -> None:
    if not true:
        raise Refused(code, message)


def seat_of(s: Sitting, account: str) -> int:
    seats = s.seats_of(account)
    need(len(seats) > 0, "not_seated", "you do not sit at this table")
    return seats[0]


def may_sit(s: Sitting, chair: Chair, account: str) -> bool:
    """A chair that is kept for somebody who is no more is for anybody."""
    return chair.kind == "open" or (chair.kind == "person" and (chair.account == account or chair.account in s.vacant))


def sit(s: Sitting, account: str, deed: m.Sit, now: int) -> Entry:
    need(s.status() == NOT_BEGUN, "begun", "the game has begun; you may watch")
    need(deed.seat < len(s.places), "no_seat", f"expected a seat from 0 to {len(s.places) - 1}, got {deed.seat}")
    need(not s.seats_of(account), "seated", "you sit at this table already")
    need(not s.places[deed.seat].taken(), "taken", "somebody sits there")
    need(may_sit(s, s.plan.chairs[deed.seat], account), "kept", "this seat is kept for somebody else")
    need(s.sat[account] < SITTINGS, "sat_often", "you have sat down here too often; lay a table of your own")
    must_fit(s.plan, deed.brings or "")
    return Entry(s.number + 1, kinds.SIT, deed.seat, now, account, sat(deed.seal, deed.brings), deed.request)


def bot(s: Sitting, account: str, deed: m.Bot, now: int) -> Entry:
    """Whoever laid the table, or sits there, need not wait for somebody to come."""
    need(s.status() == NOT_BEGUN, "begun", "the game has begun; you may watch")
    need(deed.seat < len(s.places), "no_seat", f"expected a seat from 0 to {len(s.places) - 1}, got {deed.seat}")
    need(account == s.plan.owner or bool(s.seats_of(account)), "not_seated", "you do not sit at this table")
    need(s.sat[account] < SITTINGS, "sat_often", "you have seated enough here; lay a table of your own")
    place, chair = s.places[deed.seat], s.plan.chairs[deed.seat]
    if deed.level is None:
        need(place.level is not None and chair.kind != "bot", "no_bot", "no bot has taken this seat")
        return Entry(s.number + 1, kinds.BOT, deed.seat, now, account, {}, deed.request)
    need(not place.taken(), "taken", "somebody sits there")
    try:
        level = check_level(deed.level)
    except BadPaper as error:
        raise Refused("illegal", str(error)) from error
    return Entry(s.number + 1, kinds.BOT, deed.seat, now, account, bots_body(s, level), deed.request)


def bots_body(s: Sitting, level: str) -> Record:
    """What the entry says of a bot that sits down: its level, and what it borrowed to bring."""
    return {"level": level, **({"brings": secrets.choice(s.game.lent(s.plan.options))} if s.brings else {})}


def must_fit(plan: Plan, brings: str) -> None:
    """Refuse what the game does not accept, with everything that is wrong."""
    found = plan.unfit(brings)
    if found:
        raise Refused("unfit", "; ".join(map(str, found)), found)


def sat(seal: str | None, brings: str | None) -> Record:
    """What the entry says of somebody who sits down: what they sealed, and what they brought."""
    return {key: value for key, value in (("seal", seal), ("brings", brings)) if value}


def unseal(s: Sitting, seat: int, account: str, deed: m.Unseal, now: int) -> Entry:
    """Nobody opens theirs before everybody has sealed: so nobody can choose bits by those of others."""
    need(
        s.status() == NOT_BEGUN and s.full(),
        "not_dealing",
        "bits are added when everybody has sat down, before the deal",
    )
    need(seat in s.unopened(), "unsealed", "you have no sealed bits to add")
    need(seal(deed.bits) == s.seals[seat], "seal", "these are not the bits that you have sealed")
    return Entry(s.number + 1, kinds.UNSEAL, seat, now, account, {"bits": deed.bits}, deed.request)


def answer(s: Sitting, account: str, deed: m.Answer, now: int) -> Entry:
    """The answer goes into the log by its proper name."""
    need(s.status() == PLAYING, "not_playing", "the game is not being played")
    seat = s.turn()
    need(seat in s.seats_of(account), "not_your_turn", "somebody else is asked")
    need(s.places[seat].level is None, "bot", "a bot plays your seat; come back first")
    need(
        deed.question == s.question, "stale", f"the question of entry {s.question} is open, not that of {deed.question}"
    )
    need(s.plan.clock is None or s.time_left(seat, now) >= 0, "time", "your time is over")
    try:
        pick = parse(s.t, deed.answer)
    except IllegalAnswer as error:
        raise Refused("illegal", str(error)) from error
    return Entry(s.number + 1, kinds.ANSWER, seat, now, account, {"answer": name(s.t, pick)}, deed.request, pick)


def undo(s: Sitting, seat: int, account: str, deed: m.Undo, now: int) -> Entry:
    need(
        deed.question == s.question, "stale", f"the question of entry {s.question} is open, not that of {deed.question}"
    )
    against = s.no_undo(seat)
    need(not against, against, NO_UNDO.get(against, ""))
    need_not_linger(s)
    return Entry(s.number + 1, kinds.UNDO, seat, now, account, {"to": s.last_of(seat)}, deed.request)


def need_not_linger(s: Sitting) -> None:
    need(s.lingered < LINGERING, "lingering", "enough was taken back and proposed here; the game must go on first")


def propose(s: Sitting, seat: int, account: str, deed: m.Propose, now: int) -> Entry:
    need(s.proposal is None, "proposal", "something else is proposed; answer that first")
    need_not_linger(s)
    need(s.places[seat].level is None, "bot", "a bot plays your seat; come back first")
    if deed.what == "bot":
        need(seat not in s.out(), "out", "you are out of this game already")
        return Entry(s.number + 1, kinds.PROPOSE, seat, now, account, {"what": "bot"}, deed.request)
    mine = [i for i, step in enumerate(s.steps) if step.seat == seat]
    need(len(mine) > 0, "undo_nothing", "you have given no answer yet")
    need(len(s.people()) > 1, "nobody_agrees", "bots do not let you take back what they have seen")
    return Entry(s.number + 1, kinds.PROPOSE, seat, now, account, {"what": "undo", "to": mine[-1]}, deed.request)


def vote(s: Sitting, seat: int, account: str, deed: m.Vote, now: int) -> Entry:
    proposal = s.proposal
    if proposal is None or proposal.number != deed.proposal:
        raise Refused("no_proposal", "this proposal is not open any more")
    withdrawn = deed.type == "decline" and seat == proposal.seat
    need(seat in proposal.waiting or withdrawn, "no_vote", "you are not asked")
    kind = kinds.AGREE if deed.type == "agree" else kinds.DECLINE
    return Entry(s.number + 1, kind, seat, now, account, {}, deed.request)


def say(s: Sitting, account: str, deed: m.Say, now: int) -> Entry:
    """Whoever sits there may speak; after the end so may everybody who watches, and takes no player's word away."""
    seats = s.seats_of(account)
    need(bool(seats) or s.status() == FINISHED, "not_seated", "who does not sit here is silent until the game is over")
    most = CHAT_OF_WATCHERS if not seats else CHAT_BEFORE if s.status() == NOT_BEGUN else CHAT_KEPT
    said = sum((line.seat < 0) == (not seats) for line in s.chat)
    need(said < most, "chat_full", "everything has been said at this table")
    text = clean_text(deed.text)
    return Entry(s.number + 1, kinds.SAY, seats[0] if seats else -1, now, account, {"text": text}, deed.request)


def due(s: Sitting, now: int) -> Entry | None:
    """What time itself does to a table: the deal has waited, a clock runs out, or somebody is gone or absent."""
    if s.full() and not s.begun():
        return Entry(s.number + 1, kinds.DEAL, -1, now) if now - s.full_at > UNSEALING else None
    seat = s.turn()
    if seat < 0 or s.places[seat].level is not None:
        return None
    if s.places[seat].gone():
        return Entry(s.number + 1, kinds.REPLACE, seat, now)
    if s.plan.clock is not None and s.time_left(seat, now) < 0:
        return Entry(s.number + 1, kinds.TIMEOUT, seat, now)
    if s.plan.absence is not None and now - s.asked_at > s.plan.absence * 1000:
        return Entry(s.number + 1, kinds.REPLACE, seat, now)
    return None

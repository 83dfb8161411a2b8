"""What one viewer of a table gets to see: the only way from a sitting to a wire."""

from collections.abc import Sequence

from cardwright.kernel.game import OPEN
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.table.sitting import PLAYING, Sitting
from cardwright.table.state import Place, Proposal
from cardwright.text.cast import bot_name
from cardwright.text.language import language
from cardwright.text.speech import telling
from cardwright.text.telling import Telling

People = dict[str, str]


class Viewer:
    """For whom a scene is made: a seat (or a spectator), a language, the steps told by the entry heard last, and the
    accounts whose words are hidden from them."""

    def __init__(
        self, seat: int, lang: str, told: int = 0, heard: int = 0, hidden: frozenset[str] = frozenset()
    ) -> None:
        self.seat = seat
        self.lang = lang
        self.told = told
        self.heard = heard
        self.hidden = hidden


def called(s: Sitting, people: People, code: str) -> list[str]:
    """What the players are called in a language; alike ones get a number."""
    names = [sitter(s, seat, people) for seat in range(len(s.places))]
    return language(code).called(names, [place.level for place in s.places])


def sitter(s: Sitting, seat: int, people: People) -> str:
    """The name of who sits there: a person's, also while a bot stands in, or a bot's; empty if nobody does."""
    place = s.places[seat]
    if place.account is not None:
        return people.get(place.account, "…")
    return "" if place.level is None else bot_name(s.id, seat, place.level)


def scene(s: Sitting, viewer: Viewer, people: People) -> Record:
    """The whole table for one viewer, with what happened since the part already told."""
    words = telling(s.plan.game, viewer.lang)
    names = called(s, people, viewer.lang)
    told = s.known_of(viewer.told, viewer.heard)
    return {
        "type": "scene",
        "table": s.id,
        "number": s.number,
        "question": s.question,
        "seat": viewer.seat,
        "lang": viewer.lang,
        "plan": plan(s, people),
        "status": s.status(),
        "seats": [seat(s, i, names) for i in range(len(s.places))],
        "turn": s.turn(),
        **board(s, viewer.seat, words, names),
        "story": {
            "from": told,
            "steps": [words.lines(s.t, it.events, names, viewer.seat) for it in s.told[told:]],
            "scores": [it.scores for it in s.told[told:]],
        },
        "deal": deal(s),
        "no_undo": s.no_undo(viewer.seat) if viewer.seat >= 0 else "not_seated",
        "proposal": None if s.proposal is None else proposal(s.proposal),
        "clocks": {"left": list(s.left), "since": s.asked_at} if s.plan.clock is not None else None,
        "result": None if s.finish is None else {**s.finish.record(), "words": ending(s, words, names)},
        "chat": [
            {"number": c.number, "seat": c.seat, "account": c.account, "name": people.get(c.account or "", "…"),
             "text": c.text, "at": c.at}
            for c in s.chat
            if c.account not in viewer.hidden
        ],
        "rematch": s.rematch,
    }  # fmt: skip


def board(s: Sitting, seat: int, words: Telling, names: Sequence[str]) -> Record:
    """The game as one seat sees it: the view, and the open question if the seat is asked; nothing before the deal."""
    if not s.begun():
        return {"view": None, "prompt": "", "options": []}
    t = s.t
    asked = s.status() == PLAYING and s.turn() == seat and s.places[seat].level is None
    return {
        "view": s.game.view(t, seat),
        "prompt": words.prompt(t, names) if asked else "",
        "options": [{"answer": name(t, p), "words": words.option(t, p, names)} for p in t.options] if asked else [],
    }


def deal(s: Sitting) -> Record:
    """Where the cards come from, and what can be checked of it: the secret and its key only when the game is over."""
    dealt = s.deal() if s.finish is not None else None
    return {
        "origin": s.plan.origin(),
        "commitment": s.plan.commitment,
        "seals": s.seals,
        "bits": s.bits,
        "waiting": s.unopened() if s.full() and not s.begun() else [],
        "opened": None if dealt is None else {"secret": dealt.secret, "salt": dealt.salt, "key": dealt.key()},
    }


def plan(s: Sitting, people: People) -> Record:
    """What everybody may know of how the table was made: nothing that would tell the cards."""
    p = s.plan
    return {
        "game": p.game,
        "players": p.players,
        "options": p.options,
        "public": p.public,
        "clock": None if p.clock is None else p.clock.model_dump(),
        "absence": p.absence,
        "hints": p.hints,
        "rated": p.rated,
        "owner": p.owner,
        "host": people.get(p.owner, ""),
        "brings": s.brings,
        "came": [i for i, chair in enumerate(p.chairs) if chair.kind != "bot" and is_bot(s.places[i])],
    }


def is_bot(place: Place) -> bool:
    return place.level is not None and not place.person


def seat(s: Sitting, i: int, names: Sequence[str]) -> Record:
    place, chair = s.places[i], s.plan.chairs[i]
    return {
        "name": names[i],
        "account": place.account,
        "level": place.level,
        "lost": place.lost,
        "kept": chair.account if chair.account not in s.vacant else None,
    }


def proposal(p: Proposal) -> Record:
    return {"number": p.number, "what": p.what, "seat": p.seat, "waiting": sorted(p.waiting)}


def ending(s: Sitting, words: Telling, names: Sequence[str]) -> str:
    """How it ended, in the game's words; it has none for people who give up."""
    return words.outcome(s.t, names) if s.t.over() and not any(place.lost for place in s.places) else ""


def moment(s: Sitting, step: int, seat: int, lang: str, people: People) -> Record:
    """A finished game after its first answers, as one seat saw it or with everything open (`OPEN`)."""
    assert s.finish is not None
    words = telling(s.plan.game, lang)
    names = called(s, people, lang)
    t = s.at(step)
    asked = t.asked is not None and seat in (OPEN, int(t.seat()))
    return {
        "table": s.id,
        "step": step,
        "steps": len(s.steps),
        "seat": seat,
        "turn": int(t.seat()),
        "view": s.game.view(t, seat),
        "prompt": words.prompt(t, names) if asked else "",
        "answer": s.steps[step].answer if step < len(s.steps) else None,
        "lines": words.lines(s.t, s.told[step].events, names, seat),
    }

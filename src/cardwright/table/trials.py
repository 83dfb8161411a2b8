"""What a deck is good at: quick games between bots against everything ready made, played while nobody waits."""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from cardwright.kernel.game import MODE, Game
from cardwright.shelf import game as find
from cardwright.table.deckshelf import SILENT, Deck, Foe, Trial
from cardwright.table.entry import now
from cardwright.table.fairness import Owner
from cardwright.table.problem import Problem
from cardwright.table.schema import DECK_VERSIONS, TRIALS
from cardwright.table.store import Store, Unavailable
from cardwright.table.thinkers import Broken, Closed, Thinkers
from cardwright.text.workshop import Ready, workshop

log: Final = logging.getLogger(__name__)
PLAYERS: Final = 2
SEED_BITS: Final = 48


@dataclass(frozen=True)
class Match:
    """A deck, those that it meets, and the options of the games."""

    id: str
    game: str
    text: str
    options: dict[str, str]
    foes: list[Ready]

    def brought(self, n: int) -> tuple[Ready, int, list[str]]:
        """Whom the deck meets in a game, from which seat, and what both bring: all in turn, then from the other."""
        foe, seat = self.foes[n % len(self.foes)], n // len(self.foes) % PLAYERS
        return foe, seat, [self.text, foe.text] if seat == 0 else [foe.text, self.text]


def options_of(game: Game, options: dict[str, str]) -> dict[str, str]:
    """The options of a trial: those of the deck, in the game's usual mode. A problem if that is not for two."""
    modes = [choice.name for choice in game.choices() if choice.kind == MODE]
    full = game.complete({name: value for name, value in options.items() if name not in modes})
    if PLAYERS not in game.seats(full):
        raise Problem(409, "no_trial", "decks cannot be tried in this game")
    return full


class Trials:
    """Trials that this process plays, one of an account at a time, whichever process it asks."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.playing: Final[set[asyncio.Task[None]]] = set()

    async def begin(self, owner: Owner, deck: Deck, level: str, games: int) -> None:
        """Begin with a trial of a deck that fits."""
        game = find(deck.game)
        options = options_of(game, deck.options)
        foes = workshop(game).ready(options, "en")
        match = Match(secrets.token_urlsafe(12), deck.game, deck.text, options, foes)
        trial = Trial(level=level, games=games, done=0, foes=[Foe(name=it.name, games=0, won=0.0) for it in foes])
        await self.store.write(partial(enter, account=owner.person, deck=deck, id=match.id, trial=trial))
        task = asyncio.create_task(self._play(owner, match, trial))
        self.playing.add(task)
        task.add_done_callback(self.playing.discard)

    async def stop(self, account: str, deck: str) -> None:
        """No more games of a trial; what was played is kept."""
        await self.store.write(partial(conclude, account=account, deck=deck))

    async def close(self) -> None:
        """The server ends: what was played is kept."""
        for task in [*self.playing]:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def _play(self, owner: Owner, match: Match, trial: Trial) -> None:
        """Game after game, each noted when it is over, until all are played or the trial was stopped."""
        try:
            while trial.done < trial.games:
                trial = await self._game(owner, match, trial)
                if not await self.store.write(partial(note, id=match.id, trial=trial)):
                    return
        except (Broken, Unavailable) as error:
            log.error("a trial ends early: %s", error)
        except Closed:
            pass  # the server ends
        finally:
            await self.store.write(partial(conclude, id=match.id))

    async def _game(self, owner: Owner, match: Match, trial: Trial) -> Trial:
        """The trial with one game more."""
        met, seat, brought = match.brought(trial.done)
        seed = secrets.randbits(SEED_BITS)
        shares = await self.thinkers.match(owner, match.game, trial.level, seed, match.options, brought)
        foes = [
            Foe(name=it.name, games=it.games + 1, won=it.won + shares[seat]) if it.name == met.name else it
            for it in trial.foes
        ]
        return trial.model_copy(update={"done": trial.done + 1, "foes": foes})


def enter(connection: Connection, account: str, deck: Deck, id: str, trial: Trial) -> None:
    """Note that a trial begins, if no other of the account goes on."""
    c = TRIALS.c
    going = select(c.id).where(c.account == account, c.beat > now() - SILENT)
    if connection.scalar(going) is not None:
        raise Problem(409, "trial_running", "one of your decks is being tried; wait for it, or stop it")
    conclude(connection, account=account)
    row = {"account": account, "id": id, "deck": deck.id, "version": deck.version}
    connection.execute(insert(TRIALS).values(**row, trial=trial.model_dump(), beat=now()))


def note(connection: Connection, id: str, trial: Trial) -> bool:
    """Note how far a trial is; false if it was stopped."""
    values: dict[str, Any] = {"trial": trial.model_dump(), "beat": now()}
    return connection.execute(update(TRIALS).where(TRIALS.c.id == id).values(values)).rowcount > 0


def conclude(connection: Connection, **which: str) -> None:
    """What a trial has shown is kept with its version, and the trial is over; nothing, if it was before."""
    chosen = [TRIALS.c[name] == value for name, value in which.items()]
    for row in connection.execute(select(TRIALS).where(*chosen)).all():
        c = DECK_VERSIONS.c
        its = update(DECK_VERSIONS).where(c.deck == row.deck, c.number == row.version)
        connection.execute(its.values(trial=row.trial))
        connection.execute(delete(TRIALS).where(TRIALS.c.id == row.id))

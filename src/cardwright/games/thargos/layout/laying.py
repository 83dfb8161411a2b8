"""How a game begins; and scenarios: laying any position between effects, and sketching one that was reached."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.decks.checking import most_copies
from cardwright.games.thargos.decks.deck import Deck
from cardwright.games.thargos.decks.reading import read as read_deck
from cardwright.games.thargos.decks.teams import lent
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.reading import MOST_POINTS, MOST_TURNS, read
from cardwright.games.thargos.rival import opening as rival
from cardwright.games.thargos.rival.opening import RIVAL
from cardwright.games.thargos.rival.teams import rival_deck, shortened
from cardwright.games.thargos.rules.ending import target_of
from cardwright.games.thargos.rules.opening import prepare, push_opening
from cardwright.games.thargos.rules.turns import ACT, ATTACH, BEGIN_TURN, END_TURN, EXTRA_ATTEMPT
from cardwright.games.thargos.seat import Side, nobody
from cardwright.games.thargos.state import Thargos, Variant
from cardwright.games.thargos.stories import opening as stories
from cardwright.games.thargos.stories.opening import world_of
from cardwright.games.thargos.stories.turns import STORY_ACT, STORY_EXTRA
from cardwright.games.thargos.story import Story
from cardwright.games.thargos.terms import MISSION, TEAM, TOOK_TURN
from cardwright.kernel.dice import Dice, read_dice, seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Event, Frame
from cardwright.kernel.paper import BadPaper, Page, Record

# Where a scenario may begin: while Heroes and Missions are placed, before everything in a turn, before Lastings are
# attached, before the action.
OPENING: Final = "opening"
STEPS: Final = [OPENING, "turn", "attach", "act"]
MOST_PARTIES: Final = 4
# What a sketch copies from a position on paper as it stands there.
TABLE_KEYS: Final = ("turns", "quiet", "stirred", "left", "last_ditch", "rolls", "seals", "dice")
SIDE_KEYS: Final = (
    "hand", "hand_seen", "deck", "deck_seen", "discard", "aside", "scored", "target", "captives", "shown", "list",
    "reshuffled", "undead",
)  # fmt: skip
STAND_KEYS: Final = ("used", "rolled", "boosts")
TEMPER_KEYS: Final = ("attitude", "infamy", "added")


def deal(variant: Variant, decks: list[Deck], setup: Setup, told: list[Event] | None) -> Thargos:
    """A new game at its first question."""
    t = Thargos()
    t.variant, t.cards, t.heroes = variant, variant.cards, variant.heroes
    t.players, t.dice, t.events = setup.players, setup.dice(), told
    if variant.solo:
        decks = [*decks, rival_deck(variant.options, t.dice)]
    for deck in decks:
        t.sides = append(t.sides, side_of(variant, deck))
    if variant.story is not None:
        t.sides = append(t.sides, world_of(variant.story))
        stories.prepare(t, variant.story)
    elif variant.solo:
        rival.prepare(t)
    else:
        prepare(t)
    t.advance()
    t.events = None
    return t


def side_of(variant: Variant, deck: Deck) -> Side:
    """What a player brings: a team, a deck, and the target that follows from the team."""
    side = Side(vec[i64](deck.cards), vec[i64](deck.heroes), target_of(variant, deck.heroes), nobody())
    side.undead = is_undead(variant, deck.heroes)
    return side


def is_undead(variant: Variant, team: list[int]) -> bool:
    return variant.undead and all("undead" in variant.heroes[hero].keywords for hero in team)


# Laying.


def lay(page: Page, variant: Variant, book: Book, told: list[Event] | None) -> Thargos:
    """The position that a scenario describes, run on to its first question."""
    pages = pages_of(page, variant)
    dice = seeded(page.number("seed", 1, -(1 << 62), 1 << 62))
    opening = page.text("step", "attach", STEPS) == OPENING
    temper: Record = {key: pages[-1].get(key) for key in TEMPER_KEYS if variant.solo}
    drafts = [Draft(variant, book, it, side, dice, opening) for side, it in enumerate(pages)]
    missions = lay_missions(page, drafts) if variant.story is None else lay_map(page, drafts, variant.story)
    turn = page.number("turn", 1, 1, len(pages)) - 1
    first = page.number("first", turn + 1, 1, len(pages)) - 1
    record: Record = {
        "players": 1 if variant.solo else len(pages),
        "rival": temper,
        "turn": turn,
        "first": first,
        "turns": page.number("turns", 1, 0, MOST_TURNS),
        "quiet": page.number("quiet", 0, 0, MOST_TURNS),
        "stirred": page.get("stirred") or False,
        "left": page.numbers("left", 0, len(pages) - 1),
        "last_ditch": page.get("last_ditch") or False,
        "rolls": page.numbers("rolls", 0, 1 << 40),
        "seals": page.numbers("seals", 0, (1 << len(pages)) - 1) or [0] * len(missions),
        "extra": [0, 0, 0],
        "missions": missions,
        "pending": [],
        "agenda": [],
        "sides": [draft.record(len(drafts)) for draft in drafts] + lay_world(page, variant, missions, drafts, dice),
        "dice": page.get("dice") or dice.written(),
    }
    t = read(record, variant, book)
    t.dice = read_dice(page) if page.has("dice") else dice
    t.events = told
    push_turn(t, turn, page)
    t.alone = []
    t.advance()
    t.events = None
    return t


def pages_of(page: Page, variant: Variant) -> list[Page]:
    """The tables of the players, and alone behind the player's that of the Rival."""
    pages = page.pages("seat")
    if variant.solo and len(pages) != 1:
        raise BadPaper(f"seat: expected one [[seat]] table and a [rival], got {len(pages)}")
    if variant.story is not None and not variant.solo and not 1 <= len(pages) <= MOST_PARTIES:
        raise BadPaper(f"seat: expected one to four [[seat]] tables, got {len(pages)}")
    if variant.story is None and not variant.solo and not 2 <= len(pages) <= 6:
        raise BadPaper(f"seat: expected two to six [[seat]] tables, got {len(pages)}")
    return [*pages, page.page("rival")] if variant.solo else pages


def push_turn(t: Thargos, turn: int, page: Page) -> None:
    """What is left of a turn."""
    step = page.text("step", "attach", STEPS)
    attached = page.number("attached", 0, 0, TEAM)
    if step == OPENING:
        push_rest_of_opening(t)
        return
    if step == "turn":
        t.push(Frame(BEGIN_TURN, turn))
        return
    t.note(TOOK_TURN, turn)
    t.push(Frame(END_TURN, turn))
    story = t.variant.story is not None
    t.push(Frame(STORY_EXTRA if story else EXTRA_ATTEMPT, turn))
    t.push(Frame(STORY_ACT if story else ACT, turn))
    if step == "attach":
        t.push(Frame(ATTACH, turn, memo=attached))


def push_rest_of_opening(t: Thargos) -> None:
    """What is left of placing Heroes and Missions: everything in its order, less what has been placed."""
    if t.variant.solo:
        rival.push_opening(t)
    else:
        push_opening(t)
    placed = sum([1 for it in t.missions if it >= 0])
    placed += sum([1 for s in t.sides for stand in s.stands if stand.hero >= 0])
    t.keep(t.height - placed)


class Draft:
    """A player of a scenario while it is laid: what is named, and the rest of the list, which lies shuffled."""

    def __init__(self, variant: Variant, book: Book, page: Page, side: int, dice: Dice, opening: bool) -> None:
        self.variant: Final = variant
        self.book: Final = book
        self.page: Final = page
        self.side: Final = side
        self.dice: Final = dice
        self.opening: Final = opening
        self.rival: Final[bool] = variant.solo and side == RIVAL
        loans = lent(variant.options)
        self.loan: Final = self.short(read_deck(loans[side % len(loans)]))
        self.named: Final = [book.number(name, page.where) for name in self.names()]
        self.rest: Final[list[int]] = []

    def short(self, loan: Deck) -> Deck:
        """A ready-made deck; the Rival has a part of it in a story."""
        return Deck(loan.heroes, shortened(loan)) if self.rival and self.variant.story is not None else loan

    def names(self) -> list[str]:
        """The cards that this player's table names, but for those of others among them."""
        page = self.page
        found = [*page.texts("hand"), *page.texts("deck"), *page.texts("discard")]
        found += [str(row[0]) for row in page.items("posts") if isinstance(row, list) and row]
        lastings = page.page("lastings")
        return [*found, *(name for hero in lastings.data for name in lastings.texts(hero))]

    def settle(self, elsewhere: list[str]) -> None:
        """Find the list: the one that is given, or what is named and then the cards of a ready-made deck."""
        self.named.extend(self.book.number(name, self.page.where) for name in elsewhere)
        listed = [self.book.number(name, self.page.at("list")) for name in self.page.texts("list")]
        rest = listed or top_up(self.named, self.loan.cards)
        for number in self.named:
            if number not in rest:
                raise BadPaper(f"{self.page.where}: the list has no more {self.variant.cards[number].id}")
            rest.remove(number)
        self.rest.extend(rest)

    def take_mission(self) -> str:
        """A Mission that is named nowhere."""
        for number in self.rest:
            if self.variant.cards[number].kind == MISSION:
                self.rest.remove(number)
                self.named.append(number)
                return self.variant.cards[number].id
        raise BadPaper(f"{self.page.where}: no Mission is left for a track")

    def record(self, sides: int) -> Record:
        """The player as a position on paper has it."""
        page = self.page
        mixed = vec[i64](sorted(self.rest))
        self.dice.shuffle(mixed)
        deck = [*page.texts("deck"), *(self.variant.cards[number].id for number in mixed)]
        hand = sorted(page.texts("hand"), key=lambda name: self.book.numbers[name])
        own = 0 if self.rival else 1 << self.side
        team = self.team()
        scored = page.items("scored")
        table: Record = {
            "team": [self.variant.heroes[hero].id for hero in team],
            "list": [self.variant.cards[number].id for number in sorted([*self.named, *self.rest])],
            "target": page.number("target", self.target(team, sides), 1, MOST_POINTS),
            "points": sum([self.worth(row) for row in scored]),
            "bench": self.bench(team),
            "stands": self.stands(sides),
            "posts": self.posts(sides),
            "scored": scored,
            "discard": page.texts("discard"),
            "aside": page.items("aside"),
            "shown": page.texts("shown"),
            "hand": hand,
            "hand_seen": page.numbers("hand_seen", 0, 0xFFFF) or [own * 257] * len(hand),
            "deck": deck,
            "deck_seen": page.numbers("deck_seen", 0, 0xFFFF) or [own << 8] * len(deck),
            "captives": page.number("captives", 0, 0, MOST_POINTS),
            "reshuffled": page.get("reshuffled") or False,
            "undead": is_undead(self.variant, team) if page.get("undead") is None else page.get("undead"),
        }
        page.done()
        return table

    def target(self, team: list[int], sides: int) -> int:
        """The target of a team; the Rival's is that of the Heroes on the tracks."""
        if self.rival:
            names = [str(stand["hero"]) for stand in self.stands(sides) if stand]
            team = [self.book.hero(name, self.page.at("heroes")) for name in names]
        return max(target_of(self.variant, team), 1)

    def worth(self, row: object) -> int:
        if not isinstance(row, list) or len(row) != 3:
            raise BadPaper(f"{self.page.at('scored')}: expected rows of owner, card and true or false, got {row!r}")
        return int(self.variant.cards[self.book.number(str(row[1]), self.page.at("scored"))].vp) + (1 if row[2] else 0)

    def team(self) -> list[int]:
        names = self.page.texts("team") or [name for name in self.page.texts("heroes") if name]
        if not names:
            return self.loan.heroes
        return [self.book.hero(name, self.page.at("heroes")) for name in names]

    def stands(self, sides: int) -> list[Record]:
        """The Heroes as they stand on their player's tracks, from the first to the last."""
        everybody = [] if self.opening else [self.variant.heroes[hero].id for hero in self.team()]
        heroes = self.page.texts("heroes") or everybody
        injured, lastings = self.page.texts("injured"), self.page.page("lastings")
        more = {key: self.page.page(key) for key in STAND_KEYS}
        found: list[Record] = [{} for _ in range(TEAM)]
        for name, place in zip(heroes, self.row(sides)):
            if name:
                found[place] = {"hero": name, "injured": name in injured, "lastings": lastings.texts(name)}
                found[place].update({key: more[key].get(name) for key in STAND_KEYS if more[key].has(name)})
        lastings.done()
        return found

    def row(self, sides: int) -> list[int]:
        """The places of the player's Heroes in order."""
        return places_in_order(self.side, sides) if self.variant.story is None else list(range(TEAM))

    def bench(self, team: list[int]) -> list[str]:
        """The Heroes of the team that stand nowhere: still to be placed in the opening, or the Rival's reserve."""
        heroes = self.page.texts("heroes")
        names = [self.variant.heroes[hero].id for hero in team]
        return [name for name in names if name not in heroes] if self.opening or (self.rival and heroes) else []

    def posts(self, sides: int) -> list[list[object]]:
        """Posted Actions with the place instead of the track."""
        tracks = [track_of(self.side, place, sides) if self.variant.story is None else place for place in range(TEAM)]
        found: list[list[object]] = []
        for row in self.page.items("posts"):
            if not isinstance(row, list) or len(row) != 3 or row[1] not in [track + 1 for track in tracks]:
                raise BadPaper(f"{self.page.at('posts')}: expected rows of card, own track and uses left, got {row!r}")
            found.append([row[0], tracks.index(row[1] - 1), row[2]])
        return found


def top_up(named: list[int], loan: list[int]) -> list[int]:
    """A list as long as a ready-made deck, with all that is named and as much of that as there is room for."""
    found = sorted(named)
    for number in loan:
        if (
            len(found) < len(loan)
            and loan.count(number) > found.count(number)
            and found.count(number) < most_copies(number)
        ):
            found.append(number)
    return found


def track_of(side: int, place: int, sides: int) -> int:
    return 2 * side + place if place < 2 else 2 * ((side - 1) % sides) + place - 2


def places_in_order(side: int, sides: int) -> list[int]:
    """A player's places in the order of their tracks."""
    return sorted(range(TEAM), key=lambda place: track_of(side, place, sides))


def lay_map(page: Page, drafts: list[Draft], story: Story) -> list[list[object] | None]:
    """The Missions of a story: those of the map that are not gone, and side Missions that lie open."""
    for draft in drafts:
        elsewhere = [row for other in drafts for key in ("scored", "aside") for row in other.page.items(key)]
        draft.settle([str(row[1]) for row in elsewhere if isinstance(row, list) and row and row[0] == draft.side])
    names = [draft_name(drafts[0], number) for number in story.designs()]
    gone, found = page.texts("gone"), page.texts("found")
    for name in [*gone, *found]:
        if name not in names:
            raise BadPaper(f"gone and found: the story has no {name}")
    there = [name not in gone if i < len(story.spots) else name in found for i, name in enumerate(names)]
    return [[len(drafts), name] if it else None for name, it in zip(names, there)]


def draft_name(draft: Draft, number: int) -> str:
    return draft.variant.cards[number].id


def lay_world(
    page: Page, variant: Variant, missions: list[list[object] | None], drafts: list[Draft], dice: Dice
) -> list[Record]:
    """The side that has the story, with its pile: named cards on top, the others shuffled below."""
    story = variant.story
    if story is None:
        return []
    won = [str(row[1]) for draft in drafts for key in ("scored", "aside") for row in draft.page.items(key)
           if isinstance(row, list) and row and row[0] == len(drafts)]  # fmt: skip
    found = page.texts("found")
    rest = [variant.cards[number].id for number in story.pile]
    top = page.texts("pile")
    for name in top:
        if name not in rest:
            raise BadPaper(f"pile: the story has no side Mission {name}")
    placed = [*top, *found, *won]
    loose = vec[i64]([i for i, name in enumerate(rest) if name not in placed])
    dice.shuffle(loose)
    pile = [*top, *(rest[i] for i in loose)]
    empty: list[Record] = [{} for _ in range(TEAM)]
    return [{"target": 1, "stands": empty, "deck": pile, "deck_seen": [0] * len(pile)}]


def lay_missions(page: Page, drafts: list[Draft]) -> list[list[object] | None]:
    """The Missions of all tracks: named ones with the number of their owner, others from a player's list."""
    tracks = 2 * len(drafts)
    named: list[list[object]] = []
    for i, name in enumerate(page.texts("missions")):
        owner, _, card = name.rpartition(":")
        named.append([int(owner) - 1 if owner.isdigit() else i // 2 % len(drafts), card])
    elsewhere: list[list[str]] = [[] for _ in drafts]
    rows = [*named, *(row for draft in drafts for key in ("scored", "aside") for row in draft.page.items(key))]
    for row in rows:
        if not isinstance(row, list) or not isinstance(row[0], int) or not 0 <= row[0] < len(drafts):
            raise BadPaper(f"missions: expected an owner from 1 to {len(drafts)}, got {row!r}")
        if row[1]:
            elsewhere[row[0]].append(str(row[1]))
    for draft in drafts:
        draft.settle(elsewhere[draft.side])
    if page.text("step", "attach", STEPS) == OPENING:
        named += [[0, ""]] * (tracks - len(named))
    for track in range(len(named), tracks):
        named.append([track // 2 % len(drafts), drafts[track // 2 % len(drafts)].take_mission()])
    return [row if row[1] else None for row in named[:tracks]]

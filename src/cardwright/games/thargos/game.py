"""Heroes of Thargos signs the contract."""

from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.checking import BANDS, objections
from cardwright.games.thargos.decks.reading import read, story_in
from cardwright.games.thargos.decks.teams import lent
from cardwright.games.thargos.layout.laying import deal, lay
from cardwright.games.thargos.layout.sketching import sketch
from cardwright.games.thargos.moves.harm import ENLIST, INJURY, LOSE_LASTING
from cardwright.games.thargos.moves.leaving import WAYS
from cardwright.games.thargos.moves.moments import IN_ORDER
from cardwright.games.thargos.moves.temper import DIFFICULTIES
from cardwright.games.thargos.record.book import Book
from cardwright.games.thargos.record.keeping import keep, read_kept
from cardwright.games.thargos.rival.opening import RIVAL_HERO, RIVAL_MISSION
from cardwright.games.thargos.rival.player import Rival
from cardwright.games.thargos.rival.teams import CHANCE, RESERVES
from cardwright.games.thargos.rival.turns import RIVAL_ACTS, RIVAL_ATTACHES
from cardwright.games.thargos.rules.conflicts import DRAW_OWED, LAY, REPLACE, STEP, USE_POSTS
from cardwright.games.thargos.rules.drawing import DRAW_UP, REFILL
from cardwright.games.thargos.rules.ending import ranks
from cardwright.games.thargos.rules.faults import faults
from cardwright.games.thargos.rules.opening import FIRST_TURN, PLACE_HERO, PLACE_MISSION
from cardwright.games.thargos.rules.places import MOVE_HEROES
from cardwright.games.thargos.rules.turns import ACT, AFTER_PLAY, ATTACH, BEGIN_TURN, END_TURN, EXTRA_ATTEMPT
from cardwright.games.thargos.state import Automaton, Thargos, Variant
from cardwright.games.thargos.stories.attempt import OPPOSE, STORY_STEP, SUFFER
from cardwright.games.thargos.stories.checking import story_objections
from cardwright.games.thargos.stories.reading import read_story
from cardwright.games.thargos.stories.rival import RIVAL_LEADS, STORY_RIVAL
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.games.thargos.stories.turns import COURSE, LEAD, STORY_ACT, STORY_EXTRA
from cardwright.games.thargos.terms import (
    ALONE,
    CIRCLE,
    DUEL,
    EVENTS,
    MOST_INFAMY,
    MOST_PLAYERS,
    SOLO,
    STORY,
    STORY_SOLO,
    TOLD,
)
from cardwright.games.thargos.view import imagined, redealt, seen
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import EXPANSION, MODE, RULE, WITH, WITHOUT, Choice, Game, Objection, Outcome, Setup
from cardwright.kernel.machine import Effect, Event, Position
from cardwright.kernel.paper import BadPaper, Page, Record

RULES: Final[dict[str, Effect]] = {
    "place_hero": PLACE_HERO,
    "place_mission": PLACE_MISSION,
    "first_turn": FIRST_TURN,
    "begin_turn": BEGIN_TURN,
    "move_heroes": MOVE_HEROES,
    "draw_up": DRAW_UP,
    "attach": ATTACH,
    "act": ACT,
    "after_play": AFTER_PLAY,
    "extra_attempt": EXTRA_ATTEMPT,
    "end_turn": END_TURN,
    "step": STEP,
    "use_posts": USE_POSTS,
    "lay": LAY,
    "replace": REPLACE,
    "refill": REFILL,
    "draw_owed": DRAW_OWED,
    "in_order": IN_ORDER,
    "injury": INJURY,
    "lose_lasting": LOSE_LASTING,
    "enlist": ENLIST,
    "rival_hero": RIVAL_HERO,
    "rival_mission": RIVAL_MISSION,
    "rival_attaches": RIVAL_ATTACHES,
    "rival_acts": RIVAL_ACTS,
    "story_act": STORY_ACT,
    "story_extra": STORY_EXTRA,
    "lead": LEAD,
    "story_step": STORY_STEP,
    "oppose": OPPOSE,
    "suffer": SUFFER,
    "rival_leads": RIVAL_LEADS,
}
SEATS: Final = {
    DUEL: range(2, 3),
    CIRCLE: range(3, MOST_PLAYERS + 1),
    SOLO: range(1, 2),
    STORY: range(1, 5),
    STORY_SOLO: range(1, 2),
}
SEATED: Final = [DUEL, CIRCLE, STORY]
OFF: Final = ["off", "on"]
RIVAL: Final = Rival()
# Who plays without a seat, where it is not the Rival on tracks: in a story somebody gives every turn its course.
PLAYERS: Final[dict[str, Automaton]] = {STORY: COURSE, STORY_SOLO: STORY_RIVAL}
# So many variants are remembered; people may write as many stories as they like.
MOST_VARIANTS: Final = 256
CHOICES: Final = [
    Choice("mode", list(SEATS), DUEL, MODE),
    Choice("story", list(STORIES), "kurnor", RULE, of="mode", when=TOLD),
    Choice("missions", list(BANDS), "medium", RULE, of="mode", when=[STORY_SOLO]),
    Choice("rival", [CHANCE, *RESERVES], CHANCE, RULE, of="mode", when=ALONE),
    Choice("difficulty", list(DIFFICULTIES), "normal", RULE, of="mode", when=ALONE),
    Choice("infamy", [str(n) for n in range(MOST_INFAMY + 1)], "0", RULE, of="mode", when=ALONE),
    Choice("effects", ["automatic", "all"], "automatic", RULE, of="mode", when=ALONE),
    Choice("condar", [WITHOUT, WITH], WITHOUT, EXPANSION),
    Choice("undead", [WITHOUT, WITH], WITHOUT, EXPANSION),
    Choice("length", ["quick", "full", "reshuffle"], "quick", RULE),
    Choice("lists", ["hidden", "open"], "hidden", RULE, of="mode", when=SEATED),
    Choice(
        "points", ["none", "60", "120", "180"], "none", RULE, of="mode", when=[*SEATED, SOLO], numbers=range(60, 241)
    ),
    Choice("first", ["pam", "die", "heroes"], "pam", RULE, of="mode", when=SEATED),
    Choice("first_mission", ["first", "last"], "first", RULE, of="mode", when=[DUEL]),
    Choice("factions", OFF, "off", RULE),
    Choice("last_ditch", OFF, "off", RULE),
    Choice("answer", ["mirror", "ceiling"], "mirror", RULE),
    Choice("single", ["free", "mirrored"], "free", RULE),
    Choice("dice", ["turn", "declared"], "turn", RULE),
    Choice("empty", ["draw", "always"], "draw", RULE),
]


class ThargosGame(Game):
    """Teams of four Heroes compete for Missions."""

    def __init__(self) -> None:
        self.name = "thargos"
        self.rules = 1
        self.variants: Final[dict[str, Variant]] = {}
        self.book: Final = Book(Variant(DESIGNS, HEROES, {}), RULES)

    def choices(self) -> list[Choice]:
        return CHOICES

    def seats(self, options: dict[str, str]) -> range:
        return SEATS[options["mode"]]

    def brings(self, options: dict[str, str]) -> str:
        return "deck"

    def objections(self, options: dict[str, str], brought: str) -> list[Objection]:
        story = story_in(brought) if options["mode"] in TOLD else ""
        return objections(options, brought) + (story_objections(story) if story else [])

    def lent(self, options: dict[str, str]) -> list[str]:
        return lent(options)

    def variant(self, options: dict[str, str], own_story: str = "") -> Variant:
        """The variant of these options, and of a story that was brought; equal ones are made once."""
        key = ",".join([*options.values(), own_story])
        if key not in self.variants:
            if len(self.variants) >= MOST_VARIANTS:
                self.variants.clear()
            mode = options["mode"]
            story = read_story(own_story or STORIES[options["story"]]) if mode in TOLD else None
            self.variants[key] = Variant(DESIGNS, HEROES, options, PLAYERS.get(mode, RIVAL), story, own_story)
        return self.variants[key]

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        setup = self.checked(setup)
        decks = [read(text) for text in setup.brought]
        stories = [story for story in map(story_in, setup.brought) if story]
        return deal(self.variant(setup.options, stories[0] if stories else ""), decks, setup, told)

    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    def write(self, t: Position) -> Record:
        variant = _thargos(t).variant
        found = keep(_thargos(t), self.book)
        found["variant"] = self.unusual(variant.options)
        if variant.own_story:
            found["own_story"] = variant.own_story
        return found

    def read(self, record_: Record) -> Position:
        return read_kept(record_, self._variant_of(record_), self.book)

    def view(self, t: Position, seat: int) -> Record:
        return {**_written(_thargos(t).variant), **seen.view(_thargos(t), seat, self.book)}

    def imagine(self, view: Record, dice: Dice) -> Position:
        return imagined.imagine(view, self._variant_of(view), self.book, dice)

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        v = _thargos(t)
        if seat < 0 or v.variant.story is not None:
            return self.imagine(self.view(t, seat), dice)
        return redealt.redeal(v, seat, dice, [PLACE_MISSION, REPLACE])

    def lay(self, scenario: Page, told: list[Event] | None = None) -> Position:
        options = self.options_on(scenario.page("options"))
        return lay(scenario, self.variant(options, _own_story(scenario, options)), self.book, told)

    def sketch(self, t: Position) -> Record | None:
        found = sketch(_thargos(t), self.book)
        if found is None:
            return None
        variant = _thargos(t).variant
        own: Record = {"own_story": variant.own_story} if variant.own_story else {}
        return {"options": variant.options, **own, **found}

    def outcome(self, t: Position) -> Outcome | None:
        if not t.over():
            return None
        v = _thargos(t)
        return Outcome(ranks(v)[: v.players], self.scores(t), WAYS[v.ended])

    def scores(self, t: Position) -> list[int]:
        return [int(s.points) for s in _thargos(t).sides[: t.players]]

    def out(self, t: Position) -> list[int]:
        return [int(side) for side in _thargos(t).left if side < t.players]

    def faults(self, t: Position) -> list[str]:
        return faults(_thargos(t))

    def _variant_of(self, data: Record) -> Variant:
        page = Page(data, "")
        options = self.options_on(page.page("variant"))
        return self.variant(options, _own_story(page, options))


def _written(variant: Variant) -> Record:
    """Which game this is: its options, and the story that somebody brought."""
    return {"variant": variant.options, "own_story": variant.own_story}


def _own_story(page: Page, options: dict[str, str]) -> str:
    """The story that a page brings, checked; empty if it brings none."""
    text = page.get("own_story") or ""
    if not isinstance(text, str):
        raise BadPaper(f"{page.at('own_story')}: expected the text of a story, got {text!r}")
    wrong = [str(it) for it in story_objections(text)] if text else []
    if text and options["mode"] not in TOLD:
        wrong = ["this game has no map"]
    if wrong:
        raise BadPaper(f"{page.at('own_story')}: {'; '.join(wrong)}")
    return text


def _thargos(t: Position) -> Thargos:
    assert isinstance(t, Thargos), "a position of another game"
    return t


THARGOS: Final = ThargosGame()

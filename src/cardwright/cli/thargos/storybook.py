"""The stories of Heroes of Thargos in a terminal."""

from typing import Final

from cardwright.cli.storybook import Storybook
from cardwright.cli.thargos.decktext import card_facts
from cardwright.games.thargos.cards.sets import DESIGNS
from cardwright.games.thargos.decks.reading import with_story
from cardwright.games.thargos.stories.checking import least_vp, story_objections
from cardwright.games.thargos.stories.reading import read_story
from cardwright.games.thargos.stories.shelf import STORIES
from cardwright.games.thargos.terms import MISSION
from cardwright.kernel.game import Objection
from cardwright.text.thargos.decks import CARDS
from cardwright.text.thargos.stories import OBJECTIONS, WORDS, title_of
from cardwright.text.thargos.storymap import StoryMap


class ThargosStorybook(Storybook):
    """Missions on a map, and the ways between them."""

    def ready(self) -> dict[str, str]:
        return STORIES

    def listed(self, lang: str) -> str:
        rows = [f"  {name:<8} {title_of(read_story(text), lang)}" for name, text in STORIES.items()]
        return "\n".join([WORDS[lang]["ready"], *rows])

    def wrong(self, text: str) -> list[Objection]:
        return story_objections(text)

    def said(self, objection: Objection, lang: str) -> str:
        args = {**objection.args}
        if "card" in args:
            args["card"] = CARDS[lang][str(args["card"])]
        return OBJECTIONS[lang][objection.code].format(**args)

    def summary(self, text: str, lang: str) -> str:
        story = read_story(text)
        return WORDS[lang]["fits"].format(n=len(story.spots), vp=least_vp(story))

    def drawn(self, text: str, lang: str) -> str:
        return StoryMap(read_story(text), lang).text()

    def svg(self, text: str, lang: str) -> str:
        return StoryMap(read_story(text), lang).svg()

    def brought(self, thing: str, text: str) -> str:
        return with_story(thing, text)

    def file(self, text: str, lang: str) -> str:
        words = WORDS[lang]
        head = [f"# {words[key]}" for key in ("file_head", "file_status", "file_needs", "file_more")]
        missions = [card_facts(card, lang) for card in DESIGNS if card.kind == MISSION]
        return "\n".join([*head, "", text, f"# {words['file_cards']}", *(f"# {it}" for it in missions)]) + "\n"


STORYBOOK: Final = ThargosStorybook()

"""What players bring to a game, as a person names it: a file, a share code, or something ready made."""

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.cli.complaint import Complaint, complaints, read_text

if TYPE_CHECKING:
    from cardwright.kernel.game import Game


def text_of(game: "Game", named: str) -> str:
    """The text of what somebody names; of a deck that can be read its share code, which is what a log should have."""
    from cardwright.cli.deckbox import deckbox
    from cardwright.kernel.paper import BadPaper
    from cardwright.text.workshop import workshop

    box = deckbox(game)
    ready = {} if box is None else box.ready()
    if named in ready:
        return ready[named]
    if box is None or named == "-" or Path(named).suffix or Path(named).is_file():
        with complaints(named):
            text = read_text(named)
    elif near := get_close_matches(named.lower(), ready, 1):
        raise Complaint(f"nothing is called '{named}'; did you mean {near[0]}?")
    else:
        text = named
    try:
        return workshop(game).code(text)
    except BadPaper:
        return text


def own_story(game: "Game", named: str | None) -> str:
    """The text of a story that somebody wrote, or nothing if it is a ready-made one."""
    from cardwright.cli.storybook import storybook

    if named is None:
        return ""
    teller, stories = storybook()
    if teller is not game:
        raise Complaint(f"--story: {game.name} has no stories")
    if named in stories.ready():
        return ""
    if not Path(named).suffix and not Path(named).is_file():
        raise Complaint(f"--story: expected a file, or one of {', '.join(stories.ready())}, got '{named}'")
    with complaints(named):
        text = read_text(named)
    return "\n".join(line.expandtabs(2) for line in text.splitlines())


def brought(game: "Game", named: list[str], players: int, options: dict[str, str], story: str = "") -> list[str]:
    """What each player brings; who names nothing is lent something. The first one brings the story."""
    from cardwright.cli.storybook import storybook

    if story:
        first, *others = brought(game, named or [""], players, options)
        return [storybook()[1].brought(first, story), *others]
    if not named:
        return []
    if len(named) > players:
        raise Complaint(f"--brings: {len(named)} things for {players} players")
    lent = game.setup(players, 0, options).brought
    own = [text_of(game, it) if it else "" for it in named]
    return [own[seat] if seat < len(own) and own[seat] else lent[seat] for seat in range(players)]

"""The Rival on a screen: how it feels, how many cards it lays, and the dice that decided for it lately."""

from rich.text import Text

from cardwright.games.thargos.moves.harm import ROLL_CARD, ROLL_TURN
from cardwright.games.thargos.rival.dice import FOR_ATTITUDE, PURPOSES
from cardwright.text.thargos.language import ThargosLanguage
from cardwright.text.thargos.shapes import View


def rival_line(view: View, lang: ThargosLanguage) -> list[Text]:
    """Attitude, Infamy, both piles with what Infamy adds to them, and dice."""
    rival, ui = view["rival"], lang.ui
    assert rival is not None, "nobody plays alone"
    attack, defence = (n + rival["infamy"] for n in view["piles"])
    added = f"+{rival['added']}" if rival["added"] else ""
    items = [
        Text.assemble(f"{ui['attitude']} ", (lang.told(f"attitude_{rival['attitude']}"), "bold")),
        Text.assemble(f"{ui['infamy']} ", (str(rival["infamy"]), "bold")),
        Text.assemble(f"{ui['attack_pile']} ", (f"{attack}{added}", "bold")),
        Text.assemble(f"{ui['defence_pile']} ", (str(defence), "bold")),
    ]
    thrown = dice(view, lang)
    return [*items, Text.assemble(f"{ui['dice']} ", (", ".join(thrown), "bold"))] if thrown else items


def dice(view: View, lang: ThargosLanguage) -> list[str]:
    """What the dice of the Rival's last turn have shown, each with what it was rolled for."""
    found = []
    for roll in view["rolls"]:
        purpose = (roll >> ROLL_CARD & (1 << ROLL_TURN - ROLL_CARD) - 1) - FOR_ATTITUDE
        if 0 <= purpose < len(PURPOSES):
            found.append(lang.ui[f"die_{PURPOSES[purpose]}"].format(n=roll & (1 << ROLL_CARD) - 1))
    return found

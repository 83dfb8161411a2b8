"""The effects of a face or a card in printed order: when each works, as the engine calls it, and what it says."""

from cardwright.games.thargos.state import Card, Face
from cardwright.text.phrasebook import Said, said
from cardwright.text.thargos.walk.clauses import always, clauses, post
from cardwright.text.thargos.walk.nouns import BEARER, COMPLETED
from cardwright.text.thargos.walk.sentences import sentence


def lines_of_face(face: Face) -> list[tuple[str, Said]]:
    found = [("permanent", said("three_dice"))] if face.dice else []
    found += [("permanent", always(effect)) for effect in face.always]
    found += [("triggered", clause) for clause in clauses(face.clauses)]
    if face.action is not None:
        what = said("instead_of_action", what=sentence(face.action, BEARER), n=int(face.uses))
        found.append(("instead", what))
    return found


def lines_of_card(card: Card) -> list[tuple[str, Said]]:
    found = [("permanent", always(effect)) for effect in card.always]
    found += [("triggered", clause) for clause in clauses(card.clauses)]
    if card.play is not None:
        found.append(("play", sentence(card.play, BEARER)))
    if card.post is not None:
        found.append(("post", post(card.post)))
    if card.complete is not None:
        found.append(("complete", sentence(card.complete, COMPLETED)))
    return found

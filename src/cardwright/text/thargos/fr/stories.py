"""Stories of Heroes of Thargos in French: what can be wrong with one, and how its map is drawn."""

from typing import Final

OBJECTIONS: Final = {
    "story_not_toml": "La ligne {line} est illisible : voyez si guillemets et crochets sont fermés.",
    "story_key": "Ligne {line} : « {key} » ne veut rien dire ici.",
    "story_no_missions": "Ligne {line} : un récit a des Missions : [[mission]] et dessous card = « M22 ».",
    "story_no_card": "Ligne {line} : cette Mission ne dit pas quelle carte elle est.",
    "story_unknown": "Ligne {line} : aucune carte ne s'appelle « {name} ».",
    "story_unknown_near": "Ligne {line} : aucune carte ne s'appelle « {name} » ; peut-être {near} ?",
    "story_no_mission": "Ligne {line} : {card} n'est pas une Mission.",
    "story_no_card_to_bar": "Ligne {line} : {card} est une Mission, et on ne peut pas l'interdire.",
    "story_twice": "Ligne {line} : {card} est déjà dans ce récit.",
    "story_too_many": "Ligne {line} : un récit a au plus {most} Missions ; celui-ci en a {n}.",
    "story_status": "Ligne {line} : « {name} » n'est ni required, ni optional, ni either, ni secret.",
    "story_place": "Ligne {line} : « {name} » n'est ni urban ni wild.",
    "story_no_list": "Ligne {line} : {key} est une liste de noms entre guillemets.",
    "story_no_flag": "Ligne {line} : {key} vaut true ou false.",
    "story_no_text": "Ligne {line} : {key} est un texte, ou un par langue : en, fr et nl.",
    "story_not_on_map": "Ligne {line} : « {name} » n'est pas une Mission de ce récit.",
    "story_itself": "Ligne {line} : {card} ne peut ni s'attendre ni se fermer elle-même.",
    "story_unreachable": "Ligne {line} : personne ne pourra jamais tenter {card}.",
    "story_either": (
        "Ligne {line} : {card} est une Mission sur deux, mais l'autre ne la ferme pas, ou elle ne ferme pas l'autre."
    ),
    "story_tangled": "Ligne {line} : ce récit ferme tant de Missions qu'il y a plus de {most} chemins.",
    "story_poor": (
        "Ligne {line} : sur le chemin le plus pauvre un groupe trouve {n} PV, et l'équipe la plus forte en "
        "demande {right} en jeu rapide."
    ),
}

WORDS: Final = {
    "ready": "Récits tout faits",
    "fits": "Ce récit peut se jouer : {n} Missions, au moins {vp} PV sur chaque chemin.",
    "required": "obligatoire",
    "optional": "facultative",
    "either": "une sur deux",
    "secret": "secrète",
    "passive": "passive",
    "team": "en équipe",
    "takes": "une seule fois",
    "closes": "ferme {cards}",
    "needs": "après {cards}",
    "and": " et ",
    "or": ", ou après ",
    "again": "voir plus haut",
    "pile": "Missions secondaires",
    "barred": "Modificateurs seulement",
    "file_head": "Un récit pour Héros de Thargos. Chaque [[mission]] a une carte ; le reste est facultatif.",
    "file_status": (
        "status : required, optional, either (et closes pour l'autre), secret (face cachée tant qu'on ne "
        "peut la tenter)"
    ),
    "file_needs": "needs : celles à remporter avant ; dans une liste de listes, une liste suffit",
    "file_more": "closes, place (urban ou wild), passive, team, takes (qui la remporte la prend aux autres), where",
    "file_cards": "Les Missions qui existent :",
    "side": "Mission secondaire",
    "gone": "prise",
    "pushback": "Rejet de Thargos :",
}

"""The stories that are ready: that of Kurnor, one of ours in Condar, and a short one to begin with."""

from typing import Final

KURNOR: Final = """\
name = { en = "The Kurnor Story", fr = "Histoire de Kurnor", nl = "Het Verhaal van Kurnor" }
pile = ["M1", "M2", "M5", "M6", "M27", "M31"]

[intro]
en = "On the edge of a canal city torn by guild war, a party is hired to listen first and to strike later."
fr = "Aux abords d'une ville de canaux que déchire la guerre des guildes, on engage un groupe pour écouter d'abord et frapper ensuite."
nl = "Aan de rand van een grachtenstad, verscheurd door een gildenoorlog, wordt een groep ingehuurd om eerst te luisteren en later toe te slaan."

[[mission]]
card = "M22"

[[mission]]
card = "M10"
status = "optional"
needs = ["M22"]

[[mission]]
card = "M16"
status = "optional"
needs = ["M10"]

[[mission]]
card = "M23"
needs = ["M22"]

[[mission]]
card = "M21"
status = "optional"
needs = ["M23"]

[[mission]]
card = "M29"
needs = ["M23"]

[[mission]]
card = "M24"
needs = ["M29"]

[[mission]]
card = "M20"
needs = ["M24"]

[[mission]]
card = "M11"
needs = ["M20"]

[[mission]]
card = "M3"
status = "either"
needs = ["M11"]
closes = ["M26"]

[[mission]]
card = "M26"
status = "either"
needs = ["M11"]
closes = ["M3"]

[[mission]]
card = "M17"
needs = [["M3"], ["M26"]]
"""  # noqa: E501

CONDAR: Final = """\
name = { en = "The Traitor of Condar", fr = "Le Traître de Condar", nl = "De Verrader van Condar" }
pile = ["M50", "M51"]

[intro]
en = "The granaries of Condar are empty and nobody emptied them. The party enters by the front gate, and leaves by whichever gate is left."
fr = "Les greniers de Condar sont vides et personne ne les a vidés. Le groupe entre par la grande porte et sort par celle qui reste."
nl = "De graanschuren van Condar zijn leeg en niemand heeft ze leeggehaald. De groep komt binnen door de grote poort en vertrekt door de poort die overblijft."

[[mission]]
card = "M38"
where = { en = "the Gate of Towers", fr = "la Porte des Tours", nl = "de Torenpoort" }

[[mission]]
card = "M39"
status = "optional"
needs = ["M38"]
where = { en = "the Pilgrims' House", fr = "la Maison des Pèlerins", nl = "het Pelgrimshuis" }

[[mission]]
card = "M40"
needs = ["M38"]
where = { en = "the Prefecture", fr = "la Préfecture", nl = "de Prefectuur" }

[[mission]]
card = "M43"
status = "optional"
needs = ["M38"]
where = { en = "the Bell Tower", fr = "le Clocher", nl = "de Klokkentoren" }

[[mission]]
card = "M41"
status = "either"
needs = ["M40"]
closes = ["M42"]
where = { en = "the Salt Market", fr = "le Marché au Sel", nl = "de Zoutmarkt" }

[[mission]]
card = "M42"
status = "either"
needs = ["M40"]
closes = ["M41"]
where = { en = "House Verrane", fr = "la Maison Verrane", nl = "Huis Verrane" }

[[mission]]
card = "M44"
needs = [["M41"], ["M42"]]
where = { en = "the Watch Yard", fr = "la Cour du Guet", nl = "het Wachtplein" }

[[mission]]
card = "M45"
status = "optional"
needs = ["M44"]
place = "wild"
where = { en = "outside the walls", fr = "hors les murs", nl = "buiten de muren" }

[[mission]]
card = "M46"
needs = ["M44"]
where = { en = "the Granaries", fr = "les Greniers", nl = "de Graanschuren" }

[[mission]]
card = "M47"
status = "secret"
needs = ["M43"]
where = { en = "the Crypts", fr = "les Cryptes", nl = "de Crypten" }

[[mission]]
card = "M48"
status = "either"
needs = ["M46"]
closes = ["M49"]
where = { en = "the Rope Walk", fr = "la Corderie", nl = "de Lijnbaan" }

[[mission]]
card = "M49"
status = "either"
needs = ["M46"]
closes = ["M48"]
where = { en = "the Rope Walk", fr = "la Corderie", nl = "de Lijnbaan" }

[[mission]]
card = "M52"
needs = [["M48"], ["M49"]]
where = { en = "the Archive", fr = "les Archives", nl = "het Archief" }

[[mission]]
card = "M53"
status = "secret"
needs = ["M47", "M52"]
where = { en = "the Tenth Gate", fr = "la Dixième Porte", nl = "de Tiende Poort" }

[[mission]]
card = "M54"
needs = ["M52"]
where = { en = "the Processional Way", fr = "la Voie des Processions", nl = "de Processieweg" }

[[mission]]
card = "M55"
needs = ["M54"]
where = { en = "the Hall of Judgement", fr = "la Salle du Jugement", nl = "de Gerechtszaal" }
"""  # noqa: E501

ROAD: Final = """\
name = { en = "The Road to Elios", fr = "La Route d'Elios", nl = "De Weg naar Elios" }
pile = ["M1", "M2"]

[intro]
en = "A first story: two roads lead to the besieged town, and they meet before its gate."
fr = "Une première histoire : deux routes mènent à la ville assiégée et se rejoignent devant sa porte."
nl = "Een eerste verhaal: twee wegen leiden naar de belegerde stad, en ze komen samen voor de poort."

[[mission]]
card = "M20"

[[mission]]
card = "M12"

[[mission]]
card = "M13"
needs = ["M20"]

[[mission]]
card = "M22"
needs = ["M12"]

[[mission]]
card = "M21"
status = "secret"
needs = ["M12"]

[[mission]]
card = "M23"
needs = [["M13"], ["M22"]]

[[mission]]
card = "M31"
needs = ["M23"]

[[mission]]
card = "M16"
status = "either"
needs = ["M23"]
closes = ["M29"]

[[mission]]
card = "M29"
status = "either"
needs = ["M23"]
closes = ["M16"]

[[mission]]
card = "M32"
needs = ["M31"]

[[mission]]
card = "M17"
needs = ["M32"]
"""

STORIES: Final = {"kurnor": KURNOR, "condar": CONDAR, "road": ROAD}

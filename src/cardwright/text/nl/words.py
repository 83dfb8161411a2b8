"""Dutch, whatever the game: the words of the terminal, the levels of the bots, where a rule comes from."""

from typing import Final

WORDS: Final = {
    "player": "Speler {n}",
    "card": "Kaart",
    "waiting": "{name} is aan de beurt.",
    "handover": "Geef het scherm aan {name} en druk dan op Enter.",
    "welcome": "Welkom bij {game}.",
    "saved": "Het spel is opgeslagen in {file}.",
    "loaded": "Het spel in {file} gaat verder.",
    "undone": "Je laatste zet is ongedaan gemaakt.",
    "undo_nothing": "Er valt niets ongedaan te maken.",
    "undo_secret": "Deze zet kan niet ongedaan worden gemaakt: er is iets verborgens bekend geworden.",
    "undo_other": "Deze zet kan niet ongedaan worden gemaakt: een andere speler heeft intussen gespeeld.",
    "help_title": "Opdrachten",
    "help_number": "kies de mogelijkheid met dat nummer",
    "help_card": "leg een kaart uit",
    "help_undo": "maak je laatste zet ongedaan",
    "help_hint": "vraag om een tip",
    "help_log": "toon wat er gebeurd is",
    "help_save": "sla het spel op",
    "help_help": "toon deze lijst",
    "help_quit": "verlaat de tafel; het spel blijft bewaard",
    "unknown_card": "Er is geen kaart met de naam ‘{card}’.",
    "not_an_option": "‘{pick}’ is geen van de mogelijkheden.",
    "game_over": "Het spel is afgelopen.",
    "text": "Tekst",
    "go_on": "Om verder te spelen:",
    "look_back": "Om terug te kijken:",
    "seed": "seed {n}",
    "thinking": "{name} denkt na …",
    "hint_thinking": "Even nadenken …",
    "hint_best": "Tip: {words} ({outlook})",
    "hint_next": "Anders: {words} ({outlook})",
    "hint_chance": "{chance}% kans om te winnen",
    "about": "{name}: {text}",
    "unclear": "‘{text}’ kan betekenen: {options}.",
    "card_unclear": "‘{text}’ kan betekenen: {cards}.",
    "torn": "De laatste regel van {file} was afgebroken en is weggelaten.",
    "all_bots": "Niemand aan deze tafel is een mens: kijk maar toe.",
    "help_answer": "antwoord in de notatie, zo kort als je wilt",
    "moment": "Na antwoord {n} van {of}",
    "hint": "Typ een nummer, of ? voor hulp.",
    "you": "jij",
    "choose": "aan jou de keuze.",
    "won": "{who} wint.",
    "won_by_several": "{who} delen de overwinning.",
    "won_by_nobody": "Niemand wint.",
    # Why an answer is good; a game has reasons of its own besides.
    "reason_only": "Je kunt niets anders doen.",
    "reason_wins": "Hiermee win je het spel; met ‘{other}’ niet.",
    "reason_further": "Dit levert niet meteen meer op dan ‘{other}’, maar doet het beter in de beurten daarna.",
    "reason_equal": "‘{other}’ is ongeveer even goed: het maakt weinig uit.",
    "deck_needs": "Dit deck is voor spellen met: {expansions}.",
    "deck_fits": "Dit deck klopt.",
    # What is wrong with what a player brings, whatever the game.
    "objection_brought_nothing": "Er ontbreekt iets: bij dit spel brengt iedereen zelf iets mee.",
    "objection_brought_needlessly": "Bij dit spel breng je niets mee.",
    "objection_brought_no_text": "Dit is geen gewone tekst: er staan onzichtbare tekens in.",
    "objection_begun_elsewhere": "Dit spel is elders begonnen: er wordt niets meer meegebracht.",
    "objection_not_yours": "Wie hier gaat zitten, brengt zelf iets mee.",
    # The levels of the bots.
    "level_random": "Willekeurig",
    "level_easy": "Makkelijk",
    "level_normal": "Normaal",
    "level_hard": "Moeilijk",
    "level_expert": "Expert",
    # What those are told who are away.
    "notice_turn": "Jij bent aan de beurt. Aan tafel: {others}.",
    "notice_alone": "Jij bent aan de beurt.",
    "letter_turn": "Jij bent aan de beurt op Cardwright",
    "letter_stop": "Je krijgt deze mail omdat je erom hebt gevraagd. Geen mails meer: {link}",
    "letter_confirm": "Is dit jouw adres? Cardwright vraagt het je",
    "letter_confirm_text": (
        "Iemand wil op dit adres horen wanneer het zijn of haar beurt is op Cardwright. Was jij dat, open dan binnen "
        "een dag deze link:\n\n{link}\n\nWas jij het niet, doe dan niets: er komt geen andere mail. Met deze link "
        "wordt het adres meteen vergeten:\n\n{stop}"
    ),
    # Checking a deal.
    "deal_right": "klopt",
    "deal_wrong": "FOUT",
    "deal_commitment": "Het geheim is dat wat de server had vastgelegd voordat iemand ging zitten.",
    "deal_bits": "Plaats {seat} heeft de toevalsgetallen toegevoegd die daar waren verzegeld.",
    "deal_missing": "De toevalsgetallen van plaats {seat} kwamen niet op tijd: er is zonder gedeeld.",
    "deal_key": "De sleutel van het delen volgt uit het geheim en uit ieders toevalsgetallen.",
    "deal_answers": "Met deze sleutel gedeeld klopt het verslag: alle {n} antwoorden zijn toegestaan.",
    "deal_compare": "Vergelijk dit met de vastlegging die de tafel toonde voordat er werd gedeeld:",
    "deal_not": "er is niet gedeeld zoals beloofd was",
}

# What rules.md calls the three places that a rule may come from.
SOURCES: Final = {"boekje": "rulebook", "beslissing": "ruling", "huisregel": "house"}

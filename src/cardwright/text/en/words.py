"""English, whatever the game: the words of the terminal, the levels of the bots, where a rule comes from."""

from typing import Final

WORDS: Final = {
    "player": "Player {n}",
    "card": "Card",
    "waiting": "{name} is to move.",
    "handover": "Pass the screen to {name}, then press Enter.",
    "welcome": "Welcome to {game}.",
    "saved": "The game is saved in {file}.",
    "loaded": "The game in {file} continues.",
    "undone": "Your last move is undone.",
    "undo_nothing": "There is nothing to undo.",
    "undo_secret": "That move cannot be undone: it made something hidden known.",
    "undo_other": "That move cannot be undone: another player has acted since.",
    "help_title": "Commands",
    "help_number": "choose the option with that number",
    "help_card": "explain a card",
    "help_undo": "undo your last move",
    "help_hint": "ask for a hint",
    "help_log": "show what has happened",
    "help_save": "save the game",
    "help_help": "show this list",
    "help_quit": "leave the table; the game is kept",
    "unknown_card": "There is no card called “{card}”.",
    "not_an_option": "“{pick}” is not one of the options.",
    "game_over": "The game is over.",
    "text": "Text",
    "go_on": "To go on:",
    "look_back": "To look back:",
    "seed": "seed {n}",
    "thinking": "{name} is thinking …",
    "hint_thinking": "Thinking about it …",
    "hint_best": "Advice: {words} ({outlook})",
    "hint_next": "Next best: {words} ({outlook})",
    "hint_chance": "{chance}% to win",
    "about": "{name}: {text}",
    "unclear": "“{text}” could mean: {options}.",
    "card_unclear": "“{text}” could mean: {cards}.",
    "torn": "The last line of {file} was cut off; it is left out.",
    "all_bots": "Nobody at this table is human: sit back and watch.",
    "help_answer": "answer in the notation, shortened as you like",
    "moment": "After answer {n} of {of}",
    "hint": "Type a number, or ? for help.",
    "you": "you",
    "choose": "your choice.",
    "won": "{who} wins.",
    "won_by_several": "{who} share the victory.",
    "won_by_nobody": "Nobody wins.",
    # Why an answer is good; a game has reasons of its own besides.
    "reason_only": "There is nothing else you can do.",
    "reason_wins": "It wins the game; “{other}” does not.",
    "reason_further": "It brings no more at once than “{other}”, but does better in the turns that follow.",
    "reason_equal": "“{other}” is about as good: it makes little difference.",
    "deck_needs": "This deck is for games with: {expansions}.",
    "deck_fits": "This deck fits.",
    # What is wrong with what a player brings, whatever the game.
    "objection_brought_nothing": "Something is missing: everybody brings their own to this game.",
    "objection_brought_needlessly": "Nothing is brought to this game.",
    "objection_brought_no_text": "This is not plain text: it has characters that nobody can see.",
    "objection_begun_elsewhere": "This game began elsewhere: nothing more is brought to it.",
    "objection_not_yours": "Whoever sits down here brings their own.",
    # The levels of the bots.
    "level_random": "Random",
    "level_easy": "Easy",
    "level_normal": "Normal",
    "level_hard": "Hard",
    "level_expert": "Expert",
    # What those are told who are away.
    "notice_turn": "It is your turn. At the table: {others}.",
    "notice_alone": "It is your turn.",
    "letter_turn": "It is your turn at Cardwright",
    "letter_stop": "You get this letter because you asked for it. No more of them: {link}",
    "letter_confirm": "Is this your address? Cardwright asks",
    "letter_confirm_text": (
        "Somebody wants to be told at this address when it is their turn at Cardwright. If that was you, open this "
        "link within a day:\n\n{link}\n\nIf it was not, do nothing: no other letter will come. This link forgets the "
        "address at once:\n\n{stop}"
    ),
    # Checking a deal.
    "deal_right": "right",
    "deal_wrong": "WRONG",
    "deal_commitment": "The secret is the one that the server had fixed before anybody sat down.",
    "deal_bits": "Seat {seat} added the random numbers that it had sealed.",
    "deal_missing": "Seat {seat} did not send its random numbers in time: the deal was made without them.",
    "deal_key": "The key of the deal follows from the secret and from everybody’s random numbers.",
    "deal_answers": "Dealt from this key, the game goes as the log says: all {n} answers are legal.",
    "deal_compare": "Compare this with the commitment that the table showed before the deal:",
    "deal_not": "this deal is not the one that was promised",
}

# What rules.md calls the three places that a rule may come from.
SOURCES: Final = {"rulebook": "rulebook", "ruling": "ruling", "house": "house"}

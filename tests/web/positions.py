"""Positions to begin from where a test needs no whole game."""

from typing import Final

# The ninth of ten rounds, with cards in hand that nobody has seen.
LATE: Final = """
game = "vale"
round = 9

[[seat]]
score = 30
stones = { red = 2, blue = 1, purple = 1 }
hand = ["hydra", "kappa", "imp"]
area = ["salamander", "nessie", "troll"]
marked = ["snail_maiden", "goblin_soldier"]

[[seat]]
score = 32
stones = { red = 1, blue = 2 }
hand = ["pegasus", "gargoyle"]
area = ["horned_salamander", "mimic"]
marked = ["undine", "succubus"]
"""

# Willow gives three stones and draws a card: what is too much is lost, and the card has been seen.
DRAWING: Final = """
game = "vale"
round = 6

[[seat]]
score = 20
stones = { purple = 2 }
hand = ["willow", "imp"]
area = ["salamander"]
marked = ["snail_maiden", "goblin_soldier"]

[[seat]]
score = 20
hand = ["pegasus"]
marked = ["undine", "succubus"]
"""

# Summoners have a name in every language.
NAMED: Final = """
game = "vale"
options = { curse = "with" }
round = 5

[[seat]]
score = 10
stones = { blue = 1 }
hand = ["imp"]
gear = ["muura_tormented"]
marked = ["snail_maiden", "goblin_soldier"]

[[seat]]
score = 10
gear = ["varena_erudite"]
marked = ["undine", "succubus"]
"""

# A round that is about to begin: something to hunt, stones to pay with, and a card that can be summoned.
ORDINARY: Final = """
game = "vale"
round = 3
phase = "hunting"
first = 2
board = ["troll", "imp", "undine", "salamander"]

[[seat]]
score = 4
stones = { blue = 1 }
hand = ["undine_queen"]

[[seat]]
score = 3
hand = ["gargoyle"]
"""

# A round in which nothing is too much, whatever the bot hunts: each card sells for one blue stone.
EVEN: Final = ORDINARY.replace('"troll", "imp", "undine", "salamander"', '"kappa", "nessie", "undine", "hae_tae"')

# A turn in which stones come, and a card is summoned that scores at once.
SCORING: Final = """
game = "vale"
round = 3

[[seat]]
score = 4
stones = { red = 1 }
hand = ["ifrit"]
area = ["salamander"]
marked = ["imp", "snail_maiden"]

[[seat]]
score = 3
marked = ["undine", "succubus"]
"""

# An artifact that asks for one of three long sentences.
WORDY: Final = """
game = "vale"
options = { artifacts = "with", curse = "with" }
round = 6
phase = "hunting"
first = 1
board = ["troll", "imp", "undine", "salamander", "kappa", "nessie"]
display = ["philosophers_stone", "incense_burner", "golden_fleece", "gem_of_kukulkan", "ring_of_wishes"]

[[seat]]
stones = { blue = 1 }
hand = ["undine_queen", "hydra", "pegasus", "agni", "leviathan"]
gear = ["marcosa_devoted"]
shelter = ["burning_skull", "yuki_onna"]

[[seat]]
gear = ["varena_curious"]

[[seat]]
gear = ["muura_tormented"]
"""

# Four players with both expansions, each with a summoner and a tile.
FULL: Final = """
game = "vale"
options = { artifacts = "with", curse = "with" }
round = 5

[[seat]]
stones = { red = 1, blue = 1 }
hand = ["hydra", "kappa", "imp"]
area = ["salamander", "nessie", "kasha"]
marked = ["snail_maiden", "goblin_soldier"]
gear = ["book_of_thoth", "marcosa_devoted"]

[[seat]]
hand = ["harpy"]
area = ["troll", "mimic"]
marked = ["undine", "succubus"]
gear = ["golden_fleece", "varena_curious"]

[[seat]]
area = ["sylph"]
marked = ["willow", "boreas"]
gear = ["ring_of_wishes", "muura_tormented"]

[[seat]]
area = ["behemoth", "agni"]
marked = ["freyja", "hestia"]
gear = ["imperial_seal", "iwo_mocked"]
"""

# Two players late in a game with both expansions, with as much before them as there may be.
LAID: Final = """
game = "vale"
options = { artifacts = "with", curse = "with" }
round = 8

[[seat]]
stones = { red = 2, blue = 1 }
hand = ["hydra", "kappa", "imp", "dandelion_spirit"]
area = ["salamander", "nessie", "kasha", "hestia", "sylph", "freyja"]
shelter = ["burning_skull", "yuki_onna"]
marked = ["snail_maiden", "goblin_soldier"]
gear = ["book_of_thoth", "marcosa_devoted"]

[[seat]]
hand = ["harpy", "pegasus", "gargoyle", "leviathan"]
area = ["troll", "mimic", "behemoth", "agni", "willow", "boreas"]
shelter = ["tidal"]
marked = ["undine", "succubus"]
gear = ["golden_fleece", "varena_curious"]
"""

# The same, one round before the end, with the longest rows that a game brings.
HEAVY: Final = """
game = "vale"
options = { artifacts = "with", curse = "with" }
round = 9

[[seat]]
score = 48
stones = { red = 2, blue = 1, purple = 1 }
hand = ["hydra", "kappa", "imp", "dandelion_spirit", "pegasus", "gargoyle", "leviathan"]
area = ["salamander", "nessie", "kasha", "hestia", "sylph", "freyja", "horned_salamander", "ifrit"]
shelter = ["burning_skull", "yuki_onna"]
marked = ["snail_maiden", "goblin_soldier"]
gear = ["book_of_thoth", "marcosa_devoted"]

[[seat]]
score = 41
stones = { red = 1, purple = 2 }
hand = ["harpy", "phoenix", "goblin"]
area = ["troll", "mimic", "behemoth", "agni", "willow", "boreas", "medusa"]
shelter = ["tidal"]
marked = ["undine", "succubus"]
gear = ["golden_fleece", "varena_curious"]
"""

# Four of them, late.
FULLER: Final = (
    FULL.replace("round = 5", "round = 8")
    .replace('"nessie", "kasha"]', '"nessie", "kasha", "tidal", "yuki_onna", "dandelion_spirit", "ifrit"]')
    .replace('"hydra", "kappa", "imp"', '"hydra", "kappa", "imp", "pegasus", "gargoyle", "leviathan"')
    .replace('"behemoth", "agni"', '"behemoth", "agni", "phoenix", "goblin", "medusa", "burning_skull"')
)

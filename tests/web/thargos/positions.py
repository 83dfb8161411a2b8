"""Positions of Heroes of Thargos to begin from where a test needs no whole game."""

from typing import Final

# Near the end: whoever completes one of the Missions on the first two tracks has reached the target.
LATE: Final = """
game = "thargos"
step = "act"
turns = 9
missions = ["2:break_the_toll_gate", "2:racket_in_kurnor", "1:quench_the_fire_shrine", "1:crack_the_couriers_cipher"]

[[seat]]
heroes = ["krisoss", "imperial_tracker", "imperial_healer", "imperial_general"]
injured = ["imperial_healer"]
lastings = { krisoss = ["guardian"] }
posts = [["barricade", 4, 2]]
hand = ["troll_raid", "guardian", "street_cunning", "break_the_toll_gate"]
scored = [[1, "hunt_the_darkwolf", false]]
target = 4

[[seat]]
heroes = ["fang_of_the_sunken_temple", "spider_darkun_slayer", "noruk", "iskreth"]
hand = ["wandering_zephyr", "paid_informant", "quench_the_fire_shrine"]
scored = [[0, "turn_a_captains_coat", false]]
target = 5
"""

# A turn begins in which there is no Lasting to attach.
BARE: Final = LATE.replace('step = "act"', 'step = "attach"').replace('"guardian", "street_cunning", ', "")

# The other player cannot defend: the first Mission is completed, and a card alone is not enough for the second.
OPEN: Final = LATE.replace('"wandering_zephyr", "paid_informant", "quench_the_fire_shrine"', "").replace(
    "2:break_the_toll_gate", "2:drive_off_the_carrion_pack"
)

# The second player attempts a Mission of two attributes, and has laid cards on both: the mirror binds.
MIRROR: Final = """
game = "thargos"
step = "act"
turn = 2
missions = ["1:racket_in_kurnor"]
answers = ["attempt 1", "lay question_chamber might", "lay market_rumours mind", "stop"]

[[seat]]
heroes = ["fang_of_the_sunken_temple", "spider_darkun_slayer", "noruk", "iskreth"]
hand = ["street_cunning", "wandering_zephyr", "paid_informant"]

[[seat]]
heroes = ["mason_knight_of_the_compact", "aldren", "hragga", "oskillos"]
hand = ["question_chamber", "market_rumours", "panic_in_the_streets"]
"""

# Behind on both attributes: two cards must be spread.
SPREAD: Final = """
game = "thargos"
step = "act"
missions = ["2:racket_in_kurnor"]

[[seat]]
heroes = ["mason_knight_of_the_compact", "aldren", "hragga", "oskillos"]
hand = ["question_chamber", "market_rumours", "panic_in_the_streets"]

[[seat]]
heroes = ["fang_of_the_sunken_temple", "spider_darkun_slayer", "noruk", "iskreth"]
hand = ["street_cunning", "wandering_zephyr", "paid_informant"]
"""

# As many of both attributes as are needed, before a card is laid: nobody can answer who attempts it so.
EVEN: Final = SPREAD.replace("mason_knight_of_the_compact", "imperial_general")

# A circle of four, in which little is missing to a target.
CIRCLE: Final = """
game = "thargos"
options = { mode = "circle" }
step = "act"
turns = 9

[[seat]]
heroes = ["krisoss", "imperial_tracker", "imperial_healer", "imperial_general"]
hand = ["troll_raid", "guardian", "street_cunning"]
target = 2

[[seat]]
heroes = ["fang_of_the_sunken_temple", "spider_darkun_slayer", "noruk", "iskreth"]
hand = ["wandering_zephyr", "paid_informant"]
target = 2

[[seat]]
heroes = ["mason_knight_of_the_compact", "aldren", "hragga", "oskillos"]
hand = ["question_chamber", "market_rumours"]
target = 2

[[seat]]
heroes = ["saphirel", "orsanne", "velasque", "gutter_prizer"]
hand = ["double_bluff", "tower_shield"]
target = 2
"""

# Three of them, with as much under a Hero as it often bears, and far from the end.
THREE: Final = (
    CIRCLE.rsplit("[[seat]]", 1)[0]
    .replace("target = 2", "target = 9")
    .replace(
        'hand = ["troll_raid"',
        'lastings = { krisoss = ["guardian", "guardian"] }\nposts = [["barricade", 1, 2]]\nhand = ["troll_raid"',
    )
)

# Alone against a Rival who needs two points, as the player does.
SOLO: Final = """
game = "thargos"
options = { mode = "solo" }
step = "act"
turns = 9
missions = ["2:break_the_toll_gate", "2:quench_the_fire_shrine", "1:racket_in_kurnor", "1:crack_the_couriers_cipher"]

[[seat]]
heroes = ["imperial_tracker", "krisoss", "imperial_general", "imperial_healer"]
hand = ["guardian", "troll_raid", "street_cunning"]
target = 2

[rival]
heroes = ["hragga", "moonless_runner", "marshal_of_the_broken_horn", "oskillos"]
attitude = "aggressive"
infamy = 1
"""

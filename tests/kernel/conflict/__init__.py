"""A test double of another game, to show that the kernel fits it, and how a game is written: conflicts of heroes.

Everybody brings a deck and has two heroes, each on a track shared with a neighbour; a track has a mission. On one's
turn one draws, may attach a lasting to a hero, and attempts a mission: the attacker lays hand cards face down, each on
an attribute of the mission, then the defender does, inside the attacker's turn; all are shown and added up. Two play a
duel, three or four a circle, and one against the Rival, who has a deck and dice and no seat.

Simplified: missions come from a common pile; the attacker may crowd one attribute; on a mission with several, the
defender answers only where the attacker laid, but need not answer everywhere.
"""

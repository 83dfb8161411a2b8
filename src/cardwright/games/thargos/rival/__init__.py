"""The Rival: who plays against a player alone, by rules and dice instead of a seat."""

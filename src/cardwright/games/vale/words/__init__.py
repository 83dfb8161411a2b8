"""The vocabulary: cards are sentences of these words."""

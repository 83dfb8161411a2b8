"""Judgement of The Vale of Eternity."""

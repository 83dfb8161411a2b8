"""Cursed Empire: Heroes of Thargos: teams of four Heroes compete for Missions."""

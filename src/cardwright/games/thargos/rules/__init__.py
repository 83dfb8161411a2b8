"""The course of a game of Heroes of Thargos."""

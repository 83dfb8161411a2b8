"""Positions on paper: plain data, every instruction by its address, so a game can stop in the middle of an effect.

Paper names designs: nobody can tell one copy from another. Beside cards that lie hidden stands who knows them.
"""

"""The course of the game: phases and turns are words on the agenda like everything else."""

"""Players that are not people. A bot sees its seat's view and nothing else."""

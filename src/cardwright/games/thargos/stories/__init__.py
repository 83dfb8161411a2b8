"""Stories: Missions on a map, and the ways that lead from one to the next."""

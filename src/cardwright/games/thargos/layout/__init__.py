"""How a game begins; and scenarios: laying any position between effects, and sketching one that was reached."""

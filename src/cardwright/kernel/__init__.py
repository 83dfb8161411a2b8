"""What every game shares and no card is known to: positions, questions, dice, logs."""

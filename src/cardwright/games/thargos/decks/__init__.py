"""What a player brings to Heroes of Thargos: a team of four Heroes and a deck of 60 cards."""

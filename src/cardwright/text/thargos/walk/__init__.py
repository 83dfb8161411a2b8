"""One walk over the words of the game: what there is to say, in no language yet."""

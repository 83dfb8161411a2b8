"""One file per promise about speed."""

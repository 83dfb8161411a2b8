"""The tests of Cardwright."""

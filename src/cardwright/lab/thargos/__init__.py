"""What is measured of Heroes of Thargos alone."""

"""The lab: simulation, measurement, training."""

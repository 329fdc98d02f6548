"""The binding of the features to an engine: steps, and the driver that they speak through."""

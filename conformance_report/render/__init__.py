"""Pure functions that turn a run into something to look at."""

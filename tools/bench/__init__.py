"""`make bench`: ratios measured in one run, since seconds on a busy machine say little."""

"""Step definitions, one module for each level. They know no rule: they ask, and compare with what the step says."""

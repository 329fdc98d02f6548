"""The rules, one module for each family. Each guard says the rule in a sentence and names its id."""

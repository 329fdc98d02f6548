"""The rules of Gouji (够级): a library that rules on any question and names the rule it ruled by.

Frozen values and pure functions, standard library only: no randomness, no clock, no input or output but the reading
of its own rule data.
"""

"""The phase `play`: what is wrong with an action, which actions are legal, and what an action brings about."""

"""From the cards dealt to the first lead: one module for each phase, and the sequence in which they follow.

Every phase says why an action is not legal in it, which actions are, which seats may act, and what an action does.
"""

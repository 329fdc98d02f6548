"""The adapter protocol: the messages, their coding on the line, and their errors."""

"""Engines: whatever answers the protocol, in this process or in a child process."""

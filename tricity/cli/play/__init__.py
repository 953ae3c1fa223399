"""The game in the terminal: one match at one keyboard."""

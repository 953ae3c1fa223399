"""The terminal game: one match at one keyboard, and the replay viewer."""

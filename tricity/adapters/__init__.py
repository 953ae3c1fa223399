"""The games in the frameworks that researchers use. Each adapter needs the extra of its name."""

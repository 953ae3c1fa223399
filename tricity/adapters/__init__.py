"""The games in the tools that researchers use. Each module needs the extra of its name."""

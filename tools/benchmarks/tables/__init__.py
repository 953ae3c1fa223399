"""What the benchmarks print: a module with a function `run` for each."""

from tricity.cli.language import Translator

ENGLISH = Translator("en")
"""For the names of our games."""

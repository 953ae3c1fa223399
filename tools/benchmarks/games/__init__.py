"""Benchmarks: the engine, the search and the adapters, beside OpenSpiel's and PettingZoo's own games."""

"""Tournaments between bots, ratings, tuning and benchmarks."""

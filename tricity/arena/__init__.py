"""Measuring: benchmarks, tournaments, ratings."""

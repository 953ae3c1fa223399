"""The tiles: one module per kind, which declares all of it as `TILE`. `kinds` collects them."""

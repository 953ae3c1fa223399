"""How fast the engine, the search, the adapters and the server are: `make bench`. Not part of the wheel."""

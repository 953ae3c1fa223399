"""`tricity bench` and what it can measure: the engine, the search, the server, the adapters."""

"""What a position is worth and what a decision cost, and why: from a seat's own view, and over whole games."""

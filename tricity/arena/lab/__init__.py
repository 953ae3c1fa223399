"""The balance lab: many games between equals, and what a designer of games would want to know about them."""

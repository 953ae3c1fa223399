"""What people and the server can do at a table.

A command checks its preconditions and returns the event to append, or raises a refusal; it changes nothing itself.
"""

"""News between the processes that share a database: which table has a new entry, and its number. The entry itself is
read from the log, so that nothing hangs on the order or the safe arrival of the news."""

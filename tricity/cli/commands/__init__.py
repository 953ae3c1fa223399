"""The subcommands of `tricity`, one module each: parse, call, print."""

"""How fast the server is, on this machine, over loopback: `make bench ARGS=server`."""

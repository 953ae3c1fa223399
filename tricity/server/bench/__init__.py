"""How fast the server is, on this machine, over loopback: `tricity bench server`."""

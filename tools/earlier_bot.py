"""A bot of an earlier version that had no `tricity bot` yet, as a program for the arena (docs/arena.md, "Programs").

Run it with the Python of that version's own environment; it takes the bot and its budget, such as expert:0.02s:

    tricity arena point-city --bots "expert:0.02s,program:EARLIER/bin/python tools/earlier_bot.py expert:0.02s" \\
        --seed base --workers 1

The bot gets views without what its version does not know: newer options, and the tile that a pending effect comes from.
Card City has to be played by the rules that it knows: `--discard last`.
"""

import json
import sys
from importlib import import_module
from typing import Any

# By name: this program's own version has other modules.
make = import_module("tricity.bots").make
find = import_module("tricity.games").find
parse = import_module("tricity.core.moves").Move.parse


def earlier_view(view: dict[str, Any]) -> dict[str, Any]:
    """The view as that version writes it."""
    known = {option.name for option in find(view["game"]).options}
    options = {name: value for name, value in view["options"].items() if name in known}
    earlier = {**view, "options": options}
    if view["game"] == "infinite-city":
        earlier["pending"] = [
            {name: value for name, value in frame.items() if name != "source"} for frame in view["pending"]
        ]
    return earlier


def main() -> None:
    """Answer each line of the input with a line, until it ends."""
    bot = make(sys.argv[1], 0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["kind"] == "game":
            bot = make(sys.argv[1], message["seed"])
            reply = {}
        else:
            moves = [parse(text) for text in message["moves"]]
            reply = {"move": str(bot.choose(earlier_view(message["view"]), moves))}
        print(json.dumps(reply), flush=True)  # noqa: T201


main()

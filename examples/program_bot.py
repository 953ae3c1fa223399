"""A bot as a program, in any language: it reads lines of JSON, writes lines of JSON, and needs nothing of Tricity.

tricity arena card-city --bots "beginner,program:python examples/program_bot.py" --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["kind"] == "game":
        chance = random.Random(message["seed"])
        answer = {"numbers": False}
    else:
        answer = {"move": chance.choice(message["moves"])}
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()

"""Plays for `rummy500 arena club "exec:python3 examples/outside_bot.py"`: lays down what scores, throws what costs."""

import json
import sys
from typing import Any


def cost(card: str) -> int:
    return 15 if card == "JK" or card[0] == "A" else int(card[:-1]) if card[:-1].isdigit() else 10


def choose(options: dict[str, Any]) -> Any:
    if options["melds"]:
        return {"type": "meld", "cards": max(options["melds"], key=lambda meld: meld["value"])["cards"]}
    if options["lay_offs"]:
        lay = max(options["lay_offs"], key=lambda lay: lay["value"])
        return {"type": "lay"} | {key: lay[key] for key in ("card", "meld", "end") if key in lay}
    for word in ("draw", "pass", "stand"):
        if options[word]:
            return word
    return "discard " + max(options["discards"], key=cost) if options["discards"] else None


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        move = choose(message["view"]["own"]["options"])
        print(json.dumps({"n": message["n"], "move": move}), flush=True)

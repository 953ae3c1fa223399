"""Seeded mutations of texts and JSON values: the same seed makes the same nonsense."""

import json
import random
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

_CHARACTERS = " \t\n\r\0:;,.#-+_/\\'\"{}[]()<>%&=0129azAZéßłЖ中\u200b\u202e\u0301\ud800\uffff😀"
_WORDS = ("", "0", "-1", "1e9", "99999999999999999999", "null", "true", "NaN", "a1", "town", "../..", "%00", "'; --")
_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 15, 16, 255, 1 << 31, 1 << 63, -(1 << 63) - 1, 1 << 70, 0.5, 1e308),
    *("", "0", "x", "\0", "é", "😀", "x" * 300, [], {}, [[]], [0], [None], {"": 0}, {"a": {"b": []}}),
)


class Mutator:
    def __init__(self, seed: object) -> None:
        self.rng = random.Random(str(seed))

    def text(self, sample: str, others: Sequence[str] = ()) -> str:
        """The sample with one to three small changes; `others` lend their parts."""
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            sample = self._changed(sample, others or (sample,))
        return sample

    def value(self, sample: Any, others: Sequence[Any] = ()) -> Any:
        """A JSON value with one to three small changes somewhere inside; the sample stays as it is."""
        value = json.loads(json.dumps(sample))
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            value = self._changed_value(value, others)
        return value

    def junk(self) -> Any:
        return self._copy_of_one(_VALUES)

    def _copy_of_one(self, values: Sequence[Any]) -> Any:
        """A copy: what is put in two places, and changed in one of them, could come to contain itself."""
        return deepcopy(self.rng.choice(values))

    def _changed(self, text: str, others: Sequence[str]) -> str:
        rng = self.rng
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 2, 5, 20)))
        match rng.randrange(6):
            case 0:
                return text[:start] + text[end:]
            case 1:
                return text[:start] + rng.choice(_CHARACTERS) + text[end:]
            case 2:
                return text[:end] + text[start:end] * rng.choice((1, 1, 2, 40)) + text[end:]
            case 3:
                other = rng.choice(others)
                return text[:start] + other[rng.randrange(len(other) + 1) :]
            case 4:
                return text[:start] + rng.choice(_WORDS) + text[end:]
        words = text.split(" ")
        place = rng.randrange(len(words))
        words[place] = rng.choice(rng.choice(others).split(" "))
        return " ".join(words)

    def _changed_value(self, value: Any, others: Sequence[Any]) -> Any:
        """Walks down at random, and changes what it finds there."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            key = rng.choice(list(value))
            match rng.randrange(12):
                case 0:
                    del value[key]
                case 1:
                    value[self.text(key)] = deepcopy(value[key])
                case 2:
                    value[key] = self._copy_of_one(list(value.values()))
                case _:
                    value[key] = self._changed_value(value[key], others)
            return value
        if isinstance(value, list) and value and rng.random() < 0.9:
            place = rng.randrange(len(value))
            match rng.randrange(8):
                case 0:
                    del value[place]
                case 1:
                    value.insert(place, self._copy_of_one(value))
                case 2:
                    other = rng.randrange(len(value))
                    value[place], value[other] = value[other], value[place]
                case _:
                    value[place] = self._changed_value(value[place], others)
            return value
        if isinstance(value, str) and rng.random() < 0.5:
            return self.text(value)
        if isinstance(value, int) and rng.random() < 0.7:
            return value + rng.choice((-1, 1, -2, 2, 10, -10))
        return self._copy_of_one(others) if others and rng.random() < 0.3 else self.junk()


def sample(schema: dict[str, Any], components: dict[str, Any], rng: random.Random) -> Any:
    """A value that a JSON schema of our own API allows, more or less: strings keep to no pattern."""
    if "$ref" in schema:
        return sample(components[schema["$ref"].rpartition("/")[2]], components, rng)
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return sample(rng.choice(schema[choice]), components, rng)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return rng.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            required = schema.get("required", ())
            return {
                name: sample(inner, components, rng)
                for name, inner in schema.get("properties", {}).items()
                if name in required or rng.random() < 0.5
            }
        case "array":
            count = rng.randrange(schema.get("minItems", 0), min(schema.get("maxItems", 4), 4) + 1)
            return [sample(schema.get("items", {}), components, rng) for _ in range(count)]
        case "integer":
            return rng.randrange(int(schema.get("minimum", 0)), int(min(schema.get("maximum", 20), 20)) + 1)
        case "number":
            return rng.random()
        case "boolean":
            return rng.random() < 0.5
        case "string":
            return f"{rng.getrandbits(64):016x}"
    return None

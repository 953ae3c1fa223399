"""`make new-game NAME=harbour-city PREFIX=HC`: write a small playable game, from which a real one can grow.

The template is a game of its own, Quarter City, in `template/`: real code that ruff checks and a test plays. Its name,
prefix and noun are replaced, its words go to the languages and its folder to the registry, and the files that
`make pages` and `make golden` derive from a game are written.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
TEMPLATE = HERE / "template"
REGISTRY = Path("tricity") / "games" / "__init__.py"
LOCALES = Path("tricity") / "locales"
SOURCE_LANGUAGE = "en"
GUIDE = "It is registered and can be played. CONTRIBUTING.md says how it becomes your game; make test checks it."


def problem(root: Path, name: str, prefix: str) -> str:
    """Why a game cannot have that name and prefix; empty if it can."""
    if not re.fullmatch("[a-z]+(-[a-z]+)+", name):
        return f"NAME={name}: write it like quarter-city, in lower case with a hyphen"
    if not re.fullmatch("[A-Z]{2}", prefix):
        return f"PREFIX={prefix}: write it like QC, two capital letters; the rules are called QC-01, QC-02 …"
    registry = (root / REGISTRY).read_text(encoding="utf-8")
    if f'"{name}"' in registry:
        return f"NAME={name}: there is a game of that name"
    rules = re.compile(f"^{prefix}-[A-Z]?[0-9]", re.MULTILINE)
    noun = re.compile(f"^{name.partition('-')[0]}-", re.MULTILINE)
    for file in sorted((root / LOCALES / SOURCE_LANGUAGE).rglob("*.ftl")):
        messages, place = file.read_text(encoding="utf-8"), file.relative_to(root / LOCALES / SOURCE_LANGUAGE)
        if rules.search(messages):
            return f"PREFIX={prefix}: the rules of {place.parent} begin with it"
        if noun.search(messages):
            return f"NAME={name}: its first word names the cards, and {place} uses that word"
    return ""


def substituted(text: str, name: str, prefix: str) -> str:
    """The text of the template for another game."""
    folder, title = name.replace("-", "_"), name.replace("-", " ").title()
    replacements = {
        "quarter_city": folder,
        "quarter-city": name,
        "QuarterCity": title.replace(" ", ""),
        "Quarter City": title,
        "quarter": name.partition("-")[0],
        "QC": prefix,
        "qc": prefix.lower(),
    }
    # Longer words first, all in one pass, so that no replacement is replaced again.
    pattern = re.compile("|".join(replacements))
    return pattern.sub(lambda match: replacements[match.group()], text)


def template_files(root: Path) -> dict[Path, Path]:
    """The files of the template by where they go. A language that it has no words in gets the English ones."""
    paths = sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    files = {path.relative_to(TEMPLATE): path for path in paths}
    for language in json.loads((root / LOCALES / "languages.json").read_text(encoding="utf-8")):
        for source in (TEMPLATE / LOCALES / SOURCE_LANGUAGE).rglob("*.ftl"):
            place = source.relative_to(TEMPLATE / LOCALES / SOURCE_LANGUAGE)
            files.setdefault(LOCALES / language["code"] / place, source)
    return files


def write_game(root: Path, name: str, prefix: str) -> list[Path]:
    """Copy the template and register the game; returns the new files."""
    written = []
    for place, source in template_files(root).items():
        target = root / substituted(str(place), name, prefix)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(substituted(source.read_text(encoding="utf-8"), name, prefix), encoding="utf-8")
        written.append(target)
    registry = root / REGISTRY
    text = registry.read_text(encoding="utf-8")
    line = f'    "{name}": "{name.replace("-", "_")}",\n'
    registry.write_text(re.sub(r"(_FOLDERS: Final = \{\n(?:    .*\n)*)", rf"\g<1>{line}", text), encoding="utf-8")
    return written


def write_derived(root: Path, name: str, written: list[Path]) -> None:
    """Style for names of any length, what `make pages` and `make golden` derive from a game, and its stored samples."""
    code = [str(path) for path in written if path.suffix == ".py"]
    environment = {**os.environ, "PYTHONPATH": f"{root}:{root / 'tests'}"}
    for module, *arguments in (
        ("ruff", "format", "--quiet", *code),
        ("ruff", "check", "--fix", "--quiet", *code),
        ("support.rules_pages",),
        ("support.schemas",),
        ("support.encodings",),
        ("support.golden", name),
        ("support.game_samples", name),
    ):
        subprocess.run([sys.executable, "-m", module, *arguments], check=True, cwd=root, env=environment)


def main() -> None:
    name, prefix = sys.argv[1:] if len(sys.argv) == 3 else ("", "")
    root = Path.cwd()
    fault = problem(root, name, prefix)
    if fault:
        raise SystemExit(fault)
    written = write_game(root, name, prefix)
    write_derived(root, name, written)
    sys.stdout.write("\n".join([*(str(path.relative_to(root)) for path in written), GUIDE, ""]))


if __name__ == "__main__":
    main()

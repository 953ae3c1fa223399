"""What the changelog says about a release: `python tools/release_notes.py v1.0.0`.

Refuses a tag that is not the version in pyproject.toml, or that the changelog does not have.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(tag: str, version: str, changelog: str) -> str:
    """The lines of that release; raises `ValueError`."""
    if tag != f"v{version}":
        raise ValueError(f"The tag is {tag!r}, the version in pyproject.toml {version!r}.")
    section = re.search(rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if section is None or not section.group(1).strip():
        raise ValueError(f"CHANGELOG.md says nothing about {version}.")
    return section.group(1).strip() + "\n"


def main(tag: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        sys.stdout.write(notes(tag, project["version"], changelog))
    except ValueError as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main(sys.argv[1])

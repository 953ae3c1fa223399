"""Collects the pages of the documentation site in build/site-pages, where mkdocs reads them: `make docs`.

They are docs/ and the pages at the root, which are written for whoever reads them in the repository. A link between two
of them is kept, whatever folder they are in; one to a source file leads to the project's address of the source. A link
to a file that does not exist stops the build.
"""

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "site-pages"
HOME = "README.md"
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|//)([^)\s#]+)(#[^)\s]*)?(?=\))")


def place(path: PurePosixPath) -> PurePosixPath | None:
    """Where a file of the repository is on the site; None for source files, which are not there."""
    if path.parts[0] == "docs":
        return PurePosixPath(*path.parts[1:])
    if len(path.parts) == 1 and path.suffix == ".md":
        return PurePosixPath("index.md") if path.name == HOME else path
    return None


def relinked(text: str, path: PurePosixPath, source: str) -> str:
    """The text of a page with links as they are on the site; raises `FileNotFoundError`."""
    own = place(path)
    assert own is not None

    def on_the_site(link: re.Match[str]) -> str:
        target = PurePosixPath(os.path.normpath(path.parent / link[1]))
        if not (ROOT / target).exists():
            raise FileNotFoundError(f"{path}: {link[1]}")
        page = place(target)
        if page is None or (ROOT / target).is_dir():
            return f"{source}{target}"
        return os.path.relpath(page, own.parent).replace(os.sep, "/") + (link[2] or "")

    return LINK.sub(on_the_site, text)


def repository_pages() -> list[PurePosixPath]:
    files = [*ROOT.glob("*.md"), *(path for path in (ROOT / "docs").rglob("*") if path.is_file())]
    return [PurePosixPath(path.relative_to(ROOT).as_posix()) for path in files]


def main() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    source = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    for path in repository_pages():
        target = PAGES / str(place(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target.write_text(relinked((ROOT / path).read_text(encoding="utf-8"), path, source), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / path, target)


if __name__ == "__main__":
    try:
        main()
    except FileNotFoundError as fault:
        sys.exit(f"A link leads nowhere: {fault}")

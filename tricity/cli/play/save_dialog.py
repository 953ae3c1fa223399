"""Saving a match in dialogue: asks before it writes over a file, asks again when it can't."""

from tricity.cli import record_files
from tricity.cli.language import Voice
from tricity.cli.play.notation import plain
from tricity.cli.record_files import BadFile
from tricity.cli.screen import Screen
from tricity.core.match import Match


def save(match: Match, path: str, screen: Screen, say: Voice) -> bool:
    """Whether it is saved; raises `BadFile`."""
    if record_files.exists(path) and not screen.confirm(say("overwrite", path=record_files.shown(path)), say):
        return False
    record_files.write_text(path, match.record())
    screen.show(say("saved", path=record_files.shown(path)))
    return True


def offer_to_save(match: Match, screen: Screen, say: Voice) -> None:
    """Until it is saved or declined."""
    done = False
    while not done:
        path = screen.ask(say("offer-to-save"))
        if not path or _declines(path, say):
            return
        try:
            done = save(match, path, screen, say)
        except BadFile as fault:
            screen.show(say.tell(fault), style="bold red")


def _declines(answer: str, say: Voice) -> bool:
    """Whether that is a no and not a file's name."""
    return plain(answer) in {plain(no)[:length] for no in ("no", say("no")) for length in (1, None)}

"""`tricity rules`: show the rules of a game, or one rule."""

import click

from tricity.cli import rules_text
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.games import find
from tricity.locales import rulebook


def create_command(translate: Translator) -> click.Command:
    def show_rules(game: str, rule: str | None) -> None:
        name = find(game).name
        if rule is None:
            Screen().show(rules_text.all_rules(name, translate))
        else:
            Screen().show(rules_text.one_rule(rulebook.require_rule(name, rule, translate.lang), translate))

    params = [click.Argument(["game"]), click.Argument(["rule"], required=False), language_option(translate)]
    return LocalizedCommand("rules", help=translate("command-rules"), params=params, callback=show_rules)

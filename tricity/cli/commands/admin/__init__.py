"""`tricity admin`: look after the tables and people of a server, also while it is running."""

import click

from tricity.cli.commands.admin import appointments, keys, moderation, people, tables
from tricity.cli.groups import LocalizedGroup
from tricity.cli.language import Translator
from tricity.cli.options import language_option


def create_command(translate: Translator) -> click.Command:
    group = LocalizedGroup("admin", help=translate("command-admin"), params=[language_option(translate)])
    for module in (tables, people, moderation, appointments, keys):
        for command in module.create_commands(translate):
            group.add_command(command)
    return group

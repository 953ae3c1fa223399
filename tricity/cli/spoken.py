"""Commands whose own help is in the reader's language."""

import click


class SpokenCommand(click.Command):
    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.obj("about-help")
        return option


class SpokenGroup(SpokenCommand, click.Group):
    pass

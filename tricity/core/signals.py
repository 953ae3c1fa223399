"""Signals, for loops that run compiled: Python looks at them between its own instructions only."""


def check_signals() -> None:
    """Let Python act on pending signals: Ctrl-C raises `KeyboardInterrupt` here.

    Not compiled: entering an interpreted function is what makes Python look, and lets other threads run too.
    """

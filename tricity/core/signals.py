"""Signals in compiled loops: Python handles pending signals only between interpreted instructions."""


def check_signals() -> None:
    """Let Python act on pending signals: Ctrl-C raises `KeyboardInterrupt` here.

    This module is not compiled: entering an interpreted function is what lets Python handle signals and switch threads.
    """

"""Every run says which mode of the engine it tests, and fails if it is the other one."""

import os

import pytest
from hypothesis import Phase, settings

import tricity


def pytest_report_header() -> str:
    return f"engine: {'compiled' if tricity.compiled() else 'pure Python'}"


def pytest_configure() -> None:
    wanted = os.environ.get("TRICITY_MODE")
    if wanted and (wanted == "compiled") != tricity.compiled():
        raise pytest.UsageError(f"the engine under test is not {wanted}")


# Without the phase that explains: it takes minutes on examples that play whole games.
PHASES = (Phase.explicit, Phase.generate, Phase.shrink)
settings.register_profile("tricity", max_examples=25, deadline=None, derandomize=True, database=None, phases=PHASES)
settings.load_profile("tricity")

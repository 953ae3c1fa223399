"""Every run says which mode of the engine it tests, and fails if it is the other one. Its deals are always the same."""

import os
import random
import secrets
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings

import tricity

# A shell starts background jobs with Ctrl-C ignored, and so would be every process that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"engine: {'compiled' if tricity.compiled() else 'pure Python'}"


def pytest_configure() -> None:
    wanted = os.environ.get("TRICITY_MODE")
    if wanted and (wanted == "compiled") != tricity.compiled():
        raise pytest.UsageError(f"the engine under test is not {wanted}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests are the first ones: at the end, all processes but one would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same deals and the same bots in every run: their seeds follow from its name."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda size: rng.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)


# Without the phase that explains: it takes minutes on examples that play whole games.
PHASES = (Phase.explicit, Phase.generate, Phase.shrink)
settings.register_profile(
    "tricity",
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=PHASES,
    # How long an example takes says how busy the machine is.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tricity")

"""Every run says which mode of the engine it tests, and fails if it is the other one."""

import os

import pytest

import tricity


def pytest_report_header() -> str:
    return f"engine: {'compiled' if tricity.compiled() else 'pure Python'}"


def pytest_configure() -> None:
    wanted = os.environ.get("TRICITY_MODE")
    if wanted and (wanted == "compiled") != tricity.compiled():
        raise pytest.UsageError(f"the engine under test is not {wanted}")

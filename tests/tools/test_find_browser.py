"""A browser is fetched only where it is missing and would start, and never without saying so."""

import pytest

import find_browser


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What would have been run, by somebody who may install nothing."""
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(find_browser, "run", lambda *command: ran.append(command))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr("sys.platform", "linux")
    return ran


def test_one_that_starts_is_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def unwanted() -> None:
        raise AssertionError("another one is fetched")

    monkeypatch.setattr(find_browser, "starts", lambda: True)
    find_browser.main((unwanted,))
    assert capsys.readouterr().out == ""


def test_the_first_way_that_brings_one_is_the_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []
    monkeypatch.setattr(find_browser, "starts", lambda: "second" in tried)
    find_browser.main((lambda: tried.append("first"), lambda: tried.append("second"), lambda: tried.append("third")))
    assert tried == ["first", "second"]
    assert capsys.readouterr().out == ""


def test_without_any_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(find_browser, "starts", lambda: False)
    find_browser.main(())
    assert "apt install chromium" in capsys.readouterr().out


def test_nothing_is_fetched_that_could_not_start(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_browser, "find_library", lambda name: None)
    find_browser.install_debian_package()
    find_browser.fetch_playwrights_own()
    assert commands == []


def test_what_is_fetched_is_announced(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(find_browser, "find_library", lambda name: f"lib{name}.so")
    find_browser.fetch_playwrights_own()
    assert [command[-2:] for command in commands] == [("install", "chromium")]
    assert capsys.readouterr().out == "Fetching Chromium\n"

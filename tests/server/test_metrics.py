"""The ready-made dashboard shows the metrics that there are, all of them and no others."""

import json
import re
from pathlib import Path

from support.servers import Guest, get, served
from tricity.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana-dashboard.json"
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}


def shown() -> set[str]:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    expressions = [target["expr"] for panel in panels for target in panel.get("targets", ())]
    return {name for expression in expressions for name in re.findall(r"tricity_\w+", expression)}


def test_the_dashboard_shows_metrics_that_exist() -> None:
    families = list(Metrics().registry.collect())
    samples = {family.name + suffix for family in families for suffix in SUFFIXES[family.type]}
    assert shown() <= samples


def test_every_metric_is_on_the_dashboard() -> None:
    for family in Metrics().registry.collect():
        assert any(family.name + suffix in shown() for suffix in SUFFIXES[family.type]), family.name


def test_panels_have_titles_and_places_of_their_own() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({panel["title"] for panel in panels}) == len(panels)


def test_what_is_done_is_measured(sqlite_url: str) -> None:
    with served(sqlite_url) as url:
        anna = Guest(url, "Anna")
        table = anna.open("me", *["random"] * 3)
        state = anna.state(table)
        while not any(entry.get("bot") for entry in anna.update(table)["entries"]):
            if state["choices"]:
                anna.do(table, "moves", seat=0, version=state["version"], move=state["choices"][0])
            state = anna.state(table, after=state["number"], wait=10)
        metrics = get(f"{url}/metrics").text
    counts = dict(re.findall(r"^(tricity_\w+) ([\d.]+)$", metrics, re.MULTILINE))
    for name in ("bot_wait_seconds_count", "bot_decision_seconds_count", "commit_seconds_count", "commit_group_count"):
        assert float(counts[f"tricity_{name}"]) > 0, name
    assert float(counts["tricity_commit_failures_total"]) == 0
    assert "tricity_loop_lag_seconds_count" in counts

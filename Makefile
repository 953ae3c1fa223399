# The two commands are `make play` and `make test`; each sets up what it needs in .venv and build/, and nothing twice.

PYTHON ?= python3
ARGS ?=

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python --constraint constraints.txt
NPM := $(BIN)/python web/npm.py
WHEEL := build/wheel
# True when the engine could not be compiled.
IS_PURE := ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1

# Stamps of the finished steps; they live in .venv, and so go with it.
HAS_UV := .venv/.has-uv
HAS_TRICITY := .venv/.has-tricity
HAS_DEV := .venv/.has-dev
HAS_BENCH := .venv/.has-bench
HAS_BROWSER := .venv/.has-browser
SOURCES := build/sources

# In CI a pure wheel, or one without the browser client, is a failure, because half of the tests would not run.
ifeq ($(CI),true)
export TRICITY_REQUIRE_COMPILED := 1
export TRICITY_REQUIRE_CLIENT := 1
endif

.PHONY: help
help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 22

.PHONY: play
play: $(HAS_TRICITY) ## set up and play in the browser (options: make play ARGS="...")
	@if $(IS_PURE); then echo "Note: the engine is not compiled, so bots think slowly. It takes gcc and python3-dev; then make clean play."; fi
	@$(BIN)/tricity serve --open $(ARGS)

.PHONY: test
test: lint test-client test-compiled test-pure test-browser ## check style, types and imports, then run the tests of the client, compiled, pure and in a browser
	@if $(IS_PURE); then compiled="NOT TESTED compiled (the engine is not compiled here)"; else compiled="tests pass compiled"; fi; \
	echo "Summary: style, types and imports hold; $$compiled; tests pass pure, and in a browser where there is one."

.PHONY: lint
lint: $(HAS_DEV) ## check style, types and imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

.PHONY: test-client
test-client: $(HAS_DEV)
	@echo "Tests of the browser client's stores"
	@$(NPM) run --silent test

# The installed wheel is under test: nothing may put the source tree before it.
.PHONY: test-compiled
test-compiled: $(HAS_DEV) $(HAS_TRICITY)
	@if $(IS_PURE); then \
	    echo "The engine is not compiled here: compiled mode is not tested. It takes gcc and python3-dev; then make clean test."; \
	    test "$(CI)" != true; \
	else \
	    echo "Tests, compiled"; \
	    PYTHONPATH= TRICITY_MODE=compiled $(BIN)/pytest -n auto --dist worksteal --ignore=tests/browser $(ARGS); \
	fi

# The source tree goes before the installed wheel, and has no compiled modules. Here go the tests of the engine; what
# stands on it is the same Python in both modes and is tested once, on the compiled one.
ENGINE_TESTS := tests/core tests/conformance tests/golden $(wildcard $(patsubst tricity/games/%/__init__.py,tests/%,$(wildcard tricity/games/*/__init__.py))) tests/test_examples.py
.PHONY: test-pure
test-pure: $(HAS_DEV) $(HAS_TRICITY)
	@echo "Tests, pure"
	@PYTHONPATH="$(CURDIR)" TRICITY_MODE=pure $(BIN)/pytest -n auto --dist worksteal $(ENGINE_TESTS) $(ARGS)

# By itself and after the others: a browser needs its share of the machine, and these tests measure time. Uncompiled, bots
# would think too long.
.PHONY: test-browser
test-browser: $(HAS_DEV) $(HAS_TRICITY) $(HAS_BROWSER) ## play whole games in a real browser
	@if $(IS_PURE); then \
	    echo "The engine is not compiled here: the page is not tested in a browser."; \
	    test "$(CI)" != true; \
	else \
	    echo "Tests, in a browser"; \
	    PYTHONPATH= TRICITY_MODE=compiled $(BIN)/pytest tests/browser $(ARGS); \
	fi

# In a copy, so that no test, target or page can assume the games of the registry. The tests do the same in pure mode.
.PHONY: test-new-game
test-new-game: $(HAS_DEV) ## make a game with make new-game in a copy, build it compiled, and run its tests there, in a browser too
	@rm -rf build/new-game && mkdir -p build/new-game
	@git ls-files -co --exclude-standard -z | tar --null -cT - | tar -x -C build/new-game
	@$(MAKE) -C build/new-game new-game NAME=quarter-city PREFIX=QC PYTHON="$(PYTHON)"
	@$(MAKE) -C build/new-game lint test-compiled test-pure test-browser ARGS='-k "quarter or Quarter"' PYTHON="$(PYTHON)"

.PHONY: lighthouse
lighthouse: $(HAS_DEV) $(HAS_TRICITY) $(HAS_BROWSER) ## measure the start page and a table of each game with Lighthouse (fetched by npm)
	@PYTHONPATH= $(BIN)/python web/lighthouse.py

.PHONY: soak
soak: $(HAS_DEV) $(HAS_TRICITY) ## kill the server under load many more times than the tests do
	@PYTHONPATH= TRICITY_KILLS=100 $(BIN)/pytest tests/server/test_crash.py $(ARGS)

.PHONY: format
format: $(HAS_DEV) ## rewrite the sources in the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: docs
docs: $(HAS_DEV) ## write the rules pages, position schemas, numbers, settings and picture in docs/ from their sources
	@PYTHONPATH="$(CURDIR)" $(BIN)/python -m tricity.locales.rulebook docs/rules
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.schemas
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.encodings
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.server_page
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.picture

.PHONY: new-game
new-game: $(HAS_DEV) ## write a small playable game to start from: make new-game NAME=harbour-city PREFIX=HC
	@PYTHONPATH="$(CURDIR)" $(BIN)/python tools/new_game/new_game.py "$(NAME)" "$(PREFIX)"

.PHONY: wire
wire: $(HAS_DEV) ## write the browser's types of the wire from the server's types
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.wire
	@$(NPM) run --silent wire

.PHONY: golden
golden: $(HAS_DEV) ## play the golden games of the newest rules anew, after a change of the rules
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.golden

.PHONY: bench
bench: $(HAS_TRICITY) $(HAS_BENCH) ## measure the engine, next to OpenSpiel's
	@$(BIN)/tricity bench $(ARGS)

.PHONY: upgrade
upgrade: $(HAS_UV) ## pin the newest versions of what we depend on
	@$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --group dev --no-annotate \
	    --custom-compile-command "make upgrade" --output-file constraints.txt pyproject.toml

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv build web/node_modules tricity/server/static .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find tricity tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian's python3 comes without ensurepip; pip, where it is there, can fill a virtual environment from outside.
$(HAS_UV):
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: apt install python3 python3-venv, or make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "$$($(PYTHON) --version) is too old: Tricity needs Python 3.11 or newer (make PYTHON=...)."; exit 1; }
	@echo "Setting up .venv"
	@rm -rf .venv
	@if $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
	    $(PYTHON) -m venv .venv && pip="$(BIN)/python -m pip"; \
	elif $(PYTHON) -c 'import pip, venv' 2>/dev/null; then \
	    $(PYTHON) -m venv --without-pip .venv && pip="$(PYTHON) -m pip --python $(BIN)/python"; \
	else \
	    echo "Python's venv module is missing: apt install python3-venv"; exit 1; \
	fi; \
	$$pip install --quiet --disable-pip-version-check --constraint constraints.txt uv
	@touch $@

# What goes into the wheel, by content: a file that is touched, checked out again or moved about without a change costs
# no rebuild, and one that is removed does bring one.
$(SOURCES): FORCE
	@mkdir -p $(@D)
	@find tricity web \( -name __pycache__ -o -name node_modules -o -path tricity/server/static -o -path web/tests \) -prune -o -type f -print0 | LC_ALL=C sort -z \
	    | xargs -0 cksum pyproject.toml hatch_build.py constraints.txt > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
FORCE:

$(HAS_TRICITY): $(HAS_UV) $(SOURCES)
	@echo "Building and installing tricity"
	@rm -rf $(WHEEL)
	@$(UV) build --wheel --python $(BIN)/python --build-constraints constraints.txt --out-dir $(WHEEL)
	@$(INSTALL) --reinstall-package tricity $(WHEEL)/*.whl
	@touch $@

$(HAS_DEV): $(HAS_UV) pyproject.toml constraints.txt
	@echo "Installing the development tools"
	@$(INSTALL) --requirements pyproject.toml --all-extras --group dev
	@touch $@

$(HAS_BENCH): $(HAS_UV) pyproject.toml constraints.txt
	@echo "Installing OpenSpiel and PettingZoo"
	@$(INSTALL) --requirements pyproject.toml --extra bench
	@touch $@

# The system's browser, else Playwright's own, else Debian's package where one may install it. Without any the tests in a
# browser say so and are left out, which is a failure in CI.
$(HAS_BROWSER): $(HAS_DEV)
	@if command -v chromium chromium-browser google-chrome >/dev/null; then :; \
	elif echo "Fetching Chromium" && timeout 300 $(BIN)/playwright install chromium >/dev/null 2>&1; then :; \
	elif test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	else \
	    echo "There is no browser: apt install chromium"; \
	fi
	@touch $@

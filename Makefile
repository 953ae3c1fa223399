# The two commands are `make play` and `make test`; each sets up what it needs in .venv and build/, and nothing twice.

PYTHON ?= python3
ARGS ?=

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
UV := $(BIN)/uv
# Compiled at once: else the first processes that start side by side would each compile everything that they import.
INSTALL := $(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --constraint constraints.txt
NPM := $(BIN)/python web/npm.py
# Some machines keep Python from writing its bytecode: each of the many processes that tests start would take seconds.
unexport PYTHONDONTWRITEBYTECODE
# A line for each step; what it prints goes to build/setup.log.
STEP := $(PYTHON) tools/step.py
WHEEL := build/wheel
# True when the engine could not be compiled.
IS_PURE := ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1
# How the installed wheel runs: all tests run in this mode, those of the engine also on the pure source.
mode = $$(if $(IS_PURE); then echo pure; else echo compiled; fi)

GAMES = $(shell PYTHONPATH="$(CURDIR)" $(BIN)/python -c 'import tricity.games; print(*tricity.games.names())')

# Stamps of the finished steps; they live in .venv, and so go with it.
HAS_UV := .venv/.has-uv
HAS_TRICITY := .venv/.has-tricity
HAS_DEV := .venv/.has-dev
HAS_BENCH := .venv/.has-bench
HAS_BROWSER := .venv/.has-browser
HAS_DOCS := .venv/.has-docs
HAS_COVERAGE := .venv/.has-coverage
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
	@if $(IS_PURE); then echo "Note: the engine is not compiled, so strong bots take some seconds per move. Compiling takes gcc and python3-dev; then make clean play."; fi
	@TRICITY_LOG_LEVEL=$${TRICITY_LOG_LEVEL:-warning} $(BIN)/tricity serve --open $(ARGS)

# $(call beside,A,B): B is made while A is made in the background. What A says comes at the end.
define beside
	@said=$$(mktemp); $(MAKE) --no-print-directory $(1) >$$said 2>&1 & aside=$$!; \
	$(MAKE) --no-print-directory $(2) || { kill $$aside 2>/dev/null || :; wait $$aside || :; cat $$said; rm $$said; exit 1; }; \
	status=0; wait $$aside || status=$$?; cat $$said; rm $$said; exit $$status
endef

# Compiling keeps one processor busy for minutes. What needs no wheel is tested meanwhile.
.PHONY: test
test: $(HAS_DEV) client-packages ## check style, types and imports, then run the tests of the client, pure, compiled and in a browser
	$(call beside,$(HAS_TRICITY),lint test-client test-pure)
	@$(MAKE) --no-print-directory test-compiled test-browser TESTED="$$(if $(IS_PURE); then echo $(ENGINE_TESTS); fi)"
	@if $(IS_PURE); then compiled="NOT TESTED compiled (gcc or python3-dev is missing; then make clean test)"; else compiled="tests pass compiled"; fi; \
	echo "Summary: style, types and imports hold; $$compiled; tests pass pure, and in a browser where there is one."

# Without waiting for a build: style, types, the client, and the rules of the games on the source tree.
.PHONY: check
check: $(HAS_DEV) ## check style and types, and run the fast tests: about a minute
	$(call beside,lint-client test-client,lint-python test-fast)

.PHONY: lint
lint: lint-python lint-client ## check style, types and imports

.PHONY: lint-python
lint-python: $(HAS_DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: lint-client
lint-client: $(HAS_DEV)
	$(NPM) run --silent check

# Any command of npm installs the packages first, which two at a time cannot do.
.PHONY: client-packages
client-packages: $(HAS_DEV)
	@$(NPM) --version >/dev/null

.PHONY: test-client
test-client: $(HAS_DEV)
	@echo "Tests of the browser client's stores"
	@$(NPM) run --silent test

.PHONY: test-fast
test-fast: $(HAS_DEV)
	@echo "Tests, the fast ones"
	@PYTHONPATH="$(CURDIR)" TRICITY_MODE=pure $(BIN)/pytest -q -n auto --dist worksteal --maxfail 10 $(FAST_TESTS) $(ARGS)

# More processes than there are processors: tests of servers and of pages often wait.
processes = $$(($$(nproc 2>/dev/null || echo 2) + $(1)))

# The installed wheel is under test: nothing may put the source tree before it. `make test` has TESTED the engine already
# where the wheel is the same pure Python.
.PHONY: test-compiled
test-compiled: $(HAS_DEV) $(HAS_TRICITY)
	@echo "Tests, $(mode)"
	@PYTHONPATH= TRICITY_MODE=$(mode) $(BIN)/pytest -n $(call processes,2) --dist worksteal --ignore=tests/browser $(TESTED:%=--deselect %) $(ARGS)

# The source tree goes before the installed wheel, and has no compiled modules. Here go the tests of the engine; what
# stands on it is the same Python in both modes and is tested once, on the compiled one. Tests that play many games play
# few here: see tests/support/variants.py.
ENGINE_TESTS := tests/core tests/conformance tests/golden $(wildcard $(patsubst tricity/games/%/__init__.py,tests/%,$(wildcard tricity/games/*/__init__.py))) tests/test_examples.py::test_docstrings
# Tests of single rules, of tables and of words, without those that play many games.
FAST_TESTS := tests/core tests/table tests/locales/test_files.py $(wildcard $(patsubst tricity/games/%/__init__.py,tests/%/test_??_*.py,$(wildcard tricity/games/*/__init__.py)))
.PHONY: test-pure
test-pure: $(HAS_DEV)
	@echo "Tests, pure"
	@PYTHONPATH="$(CURDIR)" TRICITY_MODE=pure $(BIN)/pytest -n auto --dist worksteal $(ENGINE_TESTS) $(ARGS)

# What differs between systems, for those on which the other tests don't run.
.PHONY: test-engine
test-engine: $(HAS_DEV) $(HAS_TRICITY) test-pure ## test the engine, compiled and pure
	@echo "Tests of the engine, compiled"
	@PYTHONPATH= TRICITY_MODE=compiled $(BIN)/pytest -n auto --dist worksteal $(ENGINE_TESTS) $(ARGS)

# Compiled code cannot be traced, so the source is measured. The floor is in pyproject.toml.
.PHONY: coverage
coverage: $(HAS_DEV) $(HAS_COVERAGE) ## measure how much of the engine the fast tests reach: build/coverage/index.html
	@PYTHONPATH="$(CURDIR)" TRICITY_MODE=pure $(BIN)/pytest -q -n auto --dist worksteal $(FAST_TESTS) \
	    --cov --cov-report=term:skip-covered --cov-report=html:build/coverage $(ARGS)

# Where a container engine runs.
.PHONY: test-image
test-image: $(HAS_DEV) ## build the container image, start it and check its health
	@PYTHONPATH="$(CURDIR)" TRICITY_IMAGE=1 $(BIN)/pytest tests/release/test_image.py --timeout 0 $(ARGS)

# After the others: a browser needs its share of the machine.
.PHONY: test-browser
test-browser: $(HAS_DEV) $(HAS_TRICITY) $(HAS_BROWSER) ## play whole games in a real browser
	@echo "Tests, in a browser"
	@PYTHONPATH= TRICITY_MODE=$(mode) $(BIN)/pytest -n $(call processes,1) --dist worksteal tests/browser $(ARGS)

# Installs no browser: it says what is missing. Not part of `make test`, whose browser is Chromium.
.PHONY: test-browsers
test-browsers: $(HAS_DEV) $(HAS_TRICITY) ## play a short game in Firefox and in WebKit (apt install firefox-esr webkit2gtk-driver xvfb)
	@PYTHONPATH= TRICITY_MODE=compiled TRICITY_BROWSERS="firefox webkit" $(BIN)/pytest tests/browser/test_other_browsers.py $(ARGS)

# In a copy, so that no test, target or page can assume the games of the registry. The tests do the same in pure mode.
.PHONY: test-new-game
test-new-game: $(HAS_DEV) ## make a game with make new-game in a copy, build it compiled, and run its tests there, in a browser too
	@rm -rf build/new-game && mkdir -p build/new-game
	@git ls-files -co --exclude-standard -z | tar --null -cT - | tar -x -C build/new-game
	@$(MAKE) -C build/new-game new-game NAME=quarter-city PREFIX=QC PYTHON="$(PYTHON)"
	@$(MAKE) -C build/new-game lint test-compiled test-pure test-browser ARGS='-k "quarter or Quarter"' PYTHON="$(PYTHON)"

.PHONY: lighthouse
lighthouse: $(HAS_DEV) $(HAS_TRICITY) $(HAS_BROWSER) ## measure every kind of page with Lighthouse (fetched by npm)
	@PYTHONPATH= $(BIN)/python web/lighthouse.py

# Reports of the long tests; their short forms are in make test.
REPORTS := $(CURDIR)/build/reports

.PHONY: soak
soak: $(HAS_DEV) $(HAS_TRICITY) ## kill servers under load a thousand times, and migrations; full, slow and read-only disks, restarts, jumps of the clock
	@mkdir -p $(REPORTS) && rm -f $(REPORTS)/soak.txt
	@PYTHONPATH= TRICITY_KILLS=$${TRICITY_KILLS:-1000} TRICITY_STOPS=12 TRICITY_REPORT=$(REPORTS)/soak.txt \
	    $(BIN)/pytest tests/server/test_crash.py tests/server/test_faults.py tests/server/test_shutdown.py tests/storage/test_killed_migrations.py --timeout 0 $(ARGS)
	@cat $(REPORTS)/soak.txt

.PHONY: fuzz
fuzz: $(HAS_DEV) $(HAS_TRICITY) ## try a million mutated requests, frames, records, positions and moves
	@mkdir -p $(REPORTS) && rm -f $(REPORTS)/fuzz.txt
	@PYTHONPATH= TRICITY_FUZZ=$${TRICITY_FUZZ:-1000000} TRICITY_REPORT=$(REPORTS)/fuzz.txt $(BIN)/pytest tests/fuzz --timeout 0 $(ARGS)
	@cat $(REPORTS)/fuzz.txt

.PHONY: instructions
instructions: $(HAS_DEV) $(HAS_TRICITY) ## count instructions per decision and simulation with valgrind, and write them to docs/performance.md
	@cd tests && PYTHONPATH=../tools ../$(BIN)/python -m support.instructions

# By hand and nightly: under valgrind even importing takes seconds.
.PHONY: test-instructions
test-instructions: $(HAS_DEV) $(HAS_TRICITY) ## check that the instruction counts have not grown
	@PYTHONPATH= TRICITY_MODE=compiled TRICITY_INSTRUCTIONS=1 $(BIN)/pytest tests/performance/test_instructions.py $(ARGS)

.PHONY: format
format: $(HAS_DEV) ## reformat the sources in the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: docs
docs: $(HAS_DEV) $(HAS_DOCS) ## build the documentation site in build/site, and check its links
	@$(BIN)/python tools/site_pages.py
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The site is in build/site; $(BIN)/mkdocs serve shows it."

.PHONY: pages
pages: $(HAS_DEV) ## write the rules pages, position schemas, numbers, settings and picture in docs/ from their sources
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.rules_pages
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.schemas
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.encodings
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.server_page
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.lookalike_table
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.picture
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.lab_pages
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.analysis_page
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.explanations
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.training_page

.PHONY: new-game
new-game: $(HAS_DEV) ## write a small playable game to start from: make new-game NAME=harbour-city PREFIX=HC
	@PYTHONPATH="$(CURDIR)" $(BIN)/python tools/new_game/new_game.py "$(NAME)" "$(PREFIX)"

.PHONY: wire
wire: $(HAS_DEV) ## write the browser's wire types from the server's types
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.wire
	@$(NPM) run --silent wire

.PHONY: pictures
pictures: $(HAS_DEV) $(HAS_TRICITY) $(HAS_BROWSER) ## take the pictures and the animation of README and docs again
	@PYTHONPATH=tests $(BIN)/python -m support.pictures $(ARGS)

.PHONY: previews
previews: $(HAS_DEV) ## draw the pictures of link previews from the covers of the start page
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python tools/link_previews.py

.PHONY: icons
icons: $(HAS_DEV) $(HAS_BROWSER) ## draw the icons of the installed app from their SVG
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python tools/app_icons.py

.PHONY: golden
golden: $(HAS_DEV) ## play the golden games of the newest rules again, after a change of the rules
	@PYTHONPATH="$(CURDIR):tests" $(BIN)/python -m support.golden

# By hand, after a change of search or evaluation.
.PHONY: calibrate
calibrate: $(HAS_DEV) $(HAS_TRICITY) ## fit the chances of winning used by analyses to games between bots
	@for game in $(GAMES); do $(BIN)/python -P -m tricity.arena.calibration $$game --report docs/calibration/$$game.json $(ARGS); done

# Goes on from where it was; the file is removed by hand to begin again.
.PHONY: train
train: DATA = tricity/games/$(subst -,_,$(GAME))/data
train: TRAINING = $(if $(filter card-city,$(GAME)),tables_training $(GAME) --data $(DATA),training $(GAME) --weights $(DATA)/weights.json)
train: $(HAS_DEV) $(HAS_TRICITY) ## train a game's evaluation by self-play, an hour or two: make train GAME=point-city
	@$(BIN)/python -P -m tricity.arena.$(TRAINING) --file build/training/$(GAME).npz --report docs/training/$(GAME).json $(ARGS)

# Goes on from where it was, like `train`. With one thread for its small matrices: more threads wait for each other.
.PHONY: network
network: $(HAS_DEV) $(HAS_TRICITY) ## train the network that corrects the estimate of Point City, after `make train GAME=point-city`
	@OPENBLAS_NUM_THREADS=1 $(BIN)/python -P -m tricity.arena.network --file build/training/point-city-network.npz \
	    --report docs/training/point-city-network.json --output tricity/games/point_city/data/network.json $(ARGS)

.PHONY: review-study
review-study: $(HAS_DEV) $(HAS_TRICITY) ## review games between bots of every level, to measure how honest reviews are
	@for game in $(GAMES); do $(BIN)/python -P -m tricity.arena.review_study $$game --report docs/reviews/$$game.json $(ARGS); done

.PHONY: luck-study
luck-study: $(HAS_DEV) $(HAS_TRICITY) ## measure luck in many games between bots: whether it averages to zero and explains results
	@for game in $(GAMES); do $(BIN)/python -P -m tricity.arena.luck_study $$game --report docs/luck/$$game.json $(ARGS); done

.PHONY: bench
bench: $(HAS_TRICITY) $(HAS_BENCH) ## measure the engine beside OpenSpiel's; with ARGS=search, adapters or server, measure those
	@PYTHONPATH=tools $(BIN)/python -P -m benchmarks $(ARGS)

.PHONY: sdist
sdist: $(HAS_UV) ## build the source distribution, with the page, in dist/
	@TRICITY_REQUIRE_CLIENT=1 $(UV) build --quiet --sdist --python $(BIN)/python --build-constraints constraints.txt --out-dir dist
	@ls dist/*.tar.gz

.PHONY: release-notes
release-notes: ## show what the changelog says about a release: make release-notes TAG=v1.0.0
	@$(PYTHON) tools/release_notes.py "$(TAG)"

.PHONY: upgrade
upgrade: $(HAS_UV) ## pin the newest versions of our dependencies
	@$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --group dev --group bench --group docs --group coverage --no-annotate \
	    --custom-compile-command "make upgrade" --output-file constraints.txt pyproject.toml

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv build dist web/node_modules tricity/server/static .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find tricity tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian's python3 comes without ensurepip; pip, where it is there, can fill a virtual environment from outside.
$(HAS_UV):
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: apt install python3 python3-venv, or make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "$$($(PYTHON) --version) is too old: Tricity needs Python 3.11 or newer (make PYTHON=...)."; exit 1; }
	@rm -rf .venv
	@if $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
	    $(PYTHON) -m venv .venv && pip="$(BIN)/python -m pip"; \
	elif $(PYTHON) -c 'import pip, venv' 2>/dev/null; then \
	    $(PYTHON) -m venv --without-pip .venv && pip="$(PYTHON) -m pip --python $(BIN)/python"; \
	else \
	    echo "Python's venv module is missing: apt install python3-venv"; exit 1; \
	fi; \
	$(STEP) "Setting up .venv" $$pip install --quiet --disable-pip-version-check --constraint constraints.txt uv
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
	@rm -rf $(WHEEL)
	@$(STEP) "Fetching what the build needs" $(UV) build --wheel --python $(BIN)/python --build-constraints constraints.txt --out-dir $(WHEEL)
	@$(STEP) "Installing tricity" $(INSTALL) --reinstall-package tricity $(WHEEL)/*.whl
	@touch $@

$(HAS_DEV): $(HAS_UV) pyproject.toml constraints.txt
	@$(STEP) "Installing the development tools" $(INSTALL) --requirements pyproject.toml --all-extras --group dev --group bench
	@touch $@

$(HAS_BENCH): $(HAS_UV) pyproject.toml constraints.txt
	@$(STEP) "Installing OpenSpiel and PettingZoo" $(INSTALL) --requirements pyproject.toml --group bench
	@touch $@

$(HAS_DOCS): $(HAS_UV) pyproject.toml constraints.txt
	@$(STEP) "Installing what the documentation needs" $(INSTALL) --group docs
	@touch $@

$(HAS_COVERAGE): $(HAS_UV) pyproject.toml constraints.txt
	@$(STEP) "Installing what measures coverage" $(INSTALL) --group coverage
	@touch $@

$(HAS_BROWSER): $(HAS_DEV)
	@PYTHONPATH=tests $(BIN)/python tools/find_browser.py
	@touch $@

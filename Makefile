PYTHON ?= python3
WORKERS ?= auto
GAME ?=
ARGS ?=
GAMES ?= 200000

BIN := .venv/bin
READY := .venv/.ready
MIRABILIA := $(BIN)/mirabilia
NPM := npm --no-update-notifier
MODULES := web/node_modules/.ready
PAGE := src/mirabilia/server/page/index.html
PAGE_SOURCES := web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json $(shell find web/src web/public web/scripts -type f)
PYTEST := $(BIN)/pytest -q -n $(WORKERS)
JOURNEYS := $(PYTEST) --tb=short --show-capture=no tests/page
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
say = @printf '\n== %s\n' "$(1)"

.DELETE_ON_ERROR:
.PHONY: help setup page play test check check-page bench docs screenshots soak crash lock clean

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## Create .venv and install everything, once

$(READY): pyproject.toml requirements.lock
	$(call say,Setting up .venv: about a minute the first time)
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' \
		|| { echo "Mirabilia needs Python 3.11 to 3.13: try make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv .venv
	@$(BIN)/python $(PIP_INSTALL) --only-binary :all: --requirement requirements.lock
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

page: $(PAGE) ## Build the web page into the package, once; needs Node

$(MODULES): web/package.json web/package-lock.json
	$(call say,Setting up web/node_modules: half a minute the first time)
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		|| { echo "The page needs Node 20.19 or newer to be built: https://nodejs.org" >&2; exit 1; }
	@cd web && $(NPM) install --no-save --loglevel error --no-audit --no-fund
	@touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	$(call say,Building the page)
	@cd web && $(NPM) run --silent build
	@touch $@

play: setup page ## Open the page and play; GAME=duel or GAME=classic plays in the terminal
	@$(MIRABILIA) play $(GAME) $(ARGS)

test: check check-page ## Run every check and every test
	$(call say,Tests: compiled)
	@$(PYTEST) --ignore tests/page
	$(call say,Journeys through the page in a browser)
	@$(JOURNEYS) || { echo "== Once more those that failed, one at a time"; \
		$(JOURNEYS) --numprocesses 1 --last-failed --last-failed-no-failures none; }
	$(call say,Rule tests: interpreted with warnings as errors)
	@MIRABILIA_INTERPRETED=1 $(PYTEST) -W error tests/rulebook tests/rules

check: setup ## Check format, lint, types, layers and dependencies only
	$(call say,Format)
	@$(BIN)/ruff format --check --quiet || { echo "Run $(BIN)/ruff format" >&2; exit 1; }
	$(call say,Lint)
	@$(BIN)/ruff check --quiet
	$(call say,Types)
	@$(BIN)/mypy
	$(call say,Layers)
	@$(BIN)/lint-imports --no-logo
	$(call say,Known weaknesses of dependencies)
	@$(BIN)/python scripts/audit.py

check-page: page ## Check and test the page's own code
	$(call say,Page: types)
	@cd web && $(NPM) run --silent types -- --check
	$(call say,Page: code and translations)
	@cd web && $(NPM) run --silent check
	$(call say,Page: unit tests)
	@cd web && $(NPM) run --silent test -- --reporter=dot

bench: setup ## Measure the speed of both games (ARGS="--gpu" adds the GPU)
	@$(MIRABILIA) bench duel --json $(ARGS)
	@$(MIRABILIA) bench classic --json $(ARGS)

docs: setup ## Regenerate the generated pages of docs/
	@$(BIN)/python scripts/make_docs.py

screenshots: setup page ## Take docs/screenshots anew
	@PYTHONPATH=tests $(BIN)/python scripts/make_screenshots.py

soak: setup ## Check 200,000 random games, then run Hypothesis with many more examples
	$(call say,Random games of Pantheon: every invariant after every action)
	@PYTHONPATH=tests $(BIN)/python -m support.soak $(GAMES)
	$(call say,Random games of 7 Wonders: the same)
	@PYTHONPATH=tests $(BIN)/python -m support.classic_soak $(GAMES)
	$(call say,Hypothesis)
	@$(PYTEST) -m hypothesis --hypothesis-profile=soak --timeout=0 $(ARGS)

crash: setup ## Kill a server 100 times in the middle of play, on SQLite and on PostgreSQL
	@PYTHONPATH=tests $(BIN)/python -m support.crashes 100
	@PYTHONPATH=tests $(BIN)/python -m support.crashes 100 --database postgresql

lock: ## Resolve the newest allowed versions into requirements.lock
	$(call say,Resolving in a scratch environment)
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python $(PIP_INSTALL) --upgrade pip
	@build/lock/bin/python $(PIP_INSTALL) --group dev .
	@{ echo "# Exact versions that make setup installs. To refresh: make lock, with Python 3.11."; \
		build/lock/bin/python -m pip freeze --exclude mirabilia; } > requirements.lock
	@rm -rf build/lock

clean: ## Remove .venv, caches and build products
	@rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist \
		web/node_modules src/mirabilia/server/page
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

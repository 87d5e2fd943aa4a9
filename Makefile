# One command per chore. Everything is installed into .venv, once.

PYTHON ?= python3
GAME ?=
SOAK ?= 20
SCHEDULES ?= 100000
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip -qq --disable-pip-version-check --no-input
LOCK := $(PY) -m uv --quiet pip compile pyproject.toml --no-config --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

# The page is built with Node: the machine's own if it is new enough, else the one that a Python package brings.
NODE_FITS := $(shell node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2> /dev/null && command -v npm > /dev/null 2>&1 && echo yes)
NPM := $(if $(NODE_FITS),,PATH="$(CURDIR)/$(VENV)/bin:$$PATH" )npm --prefix web --no-audit --no-fund --no-update-notifier
WEB_SOURCES := $(shell find web/src web/public -type f 2> /dev/null) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
PAGE := alcancia/web_dist/index.html

# Two chores at a time: setting up (not where Node comes by pip, for two of those at once are one too many), and checks,
# of which the lines of each stay together where make knows how (from version 4 on).
SETTING_UP := --silent --no-print-directory $(if $(NODE_FITS),-j2)
CHECKING := --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play cluster terminal web browser pictures test check-code check-page bench soak lock scan release format clean
.DELETE_ON_ERROR:

help: ## Say what each target does
	@echo "Alcancía: make TARGET, where TARGET is one of"
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)$$/\1|\2/' | awk -F'|' '{ printf "  %-8s %s\n", $$1, $$2 }'

play: $(VENV)/base.stamp $(PAGE) ## Open the tables in the browser (ARGS=--lan: for the local network too)
	@$(VENV)/bin/alcancia serve --open $(ARGS)

terminal: $(VENV)/base.stamp ## Play in the terminal (GAME=multiverse to choose the game)
	@$(VENV)/bin/alcancia play $(GAME) $(ARGS)

web: $(PAGE) ## Build the page, if anything in it changed

browser: $(VENV)/dev.stamp ## Make sure that there is a browser for the tests
	@$(PY) -m tests.web.browser

pictures: $(VENV)/dev.stamp $(PAGE) ## Draw every page at five sizes, two languages, light and dark (ARGS="FOLDER 360 es" for some)
	@$(PY) -m tests.web.look $(ARGS)

test: ## Run every check: format, lint, types, messages, page, tests
	@$(MAKE) $(SETTING_UP) $(VENV)/dev.stamp web
	@$(MAKE) --no-print-directory browser
	@$(MAKE) $(CHECKING) check-page check-code
	@echo "== tests: pytest"
	@$(PY) -m pytest -q -n auto -m "not slow" --ignore tests/web $(ARGS)
	@echo "== tests in a real browser: pytest tests/web"
	@$(PY) -m pytest -q -n auto -m "not slow" tests/web $(ARGS)
	@echo "== all checks passed"

check-code:
	@echo "== format: ruff format --check"
	@$(PY) -m ruff format --check .
	@echo "== lint: ruff check"
	@$(PY) -m ruff check .
	@echo "== types: mypy --strict"
	@$(PY) -m mypy
	@echo "== messages: every language says everything"
	@$(PY) -m alcancia.text.check

check-page:
	@echo "== page: prettier"
	@$(NPM) run --silent format:check
	@echo "== page: eslint"
	@$(NPM) run --silent lint
	@echo "== page: svelte-check"
	@$(NPM) run --silent check
	@echo "== page: vitest"
	@$(NPM) run --silent test

bench: $(VENV)/dev.stamp ## Measure the speed we claim
	@$(PY) -m bench $(ARGS)

soak: $(VENV)/cluster.stamp ## Fuzz for longer: slow tests too, SOAK times as many games (20), SCHEDULES of faults (100000), MINUTES of coming and going (20)
	@ALCANCIA_SOAK=$(SOAK) $(PY) -m pytest -q -n auto $(ARGS)
	@$(PY) -m tests.laws.many
	@$(PY) -m tests.simulated $(SCHEDULES)
	@$(PY) -m bench.soak $(MINUTES)

cluster: $(VENV)/dev.stamp $(PAGE) ## Two nodes with PostgreSQL (and nginx, if it is installed) on this machine, to be looked at
	@$(PY) -m bench.cluster

lock: $(VENV)/dev.stamp ## Write requirements/*.txt again after a change (UPGRADE=1: newest versions)
	@echo "== requirements/base.txt"
	@$(LOCK) --extra build -o requirements/base.txt > /dev/null
	@echo "== requirements/dev.txt"
	@$(LOCK) --extra build --extra lab --extra dev --constraint requirements/base.txt -o requirements/dev.txt > /dev/null
	@echo "== requirements/cluster.txt"
	@$(LOCK) --extra cluster --constraint requirements/dev.txt -o requirements/cluster.txt > /dev/null
	@echo "== requirements/sbom.cdx.json"
	@$(PY) requirements/sbom.py

scan: $(VENV)/python.stamp ## Ask the OSV database whether anything we use has a known hole (sends names and versions)
	@$(PY) requirements/sbom.py scan $(ARGS)

release: $(VENV)/dev.stamp $(PAGE) scan ## Build wheel and source package into dist/, if nothing in them has a known hole
	@$(PY) requirements/sbom.py
	@$(PY) -m hatchling build -t sdist -t wheel -d dist

format: $(VENV)/dev.stamp web/node_modules/.package-lock.json ## Put the code into the house format
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .
	@$(NPM) run --silent format

clean: ## Remove what the other targets made
	rm -rf $(VENV) alcancia/web_dist web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find alcancia tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2> /dev/null || true

$(VENV)/python.stamp:
	@command -v $(PYTHON) > /dev/null 2>&1 || \
		{ echo "Alcancía needs Python 3.11 or newer, and there is no '$(PYTHON)' here: install it, or name yours with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Alcancía needs Python 3.11 or newer, and '$(PYTHON)' is older: name a newer one with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "'$(PYTHON)' cannot make virtual environments: install its venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "== setting up $(VENV)"
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) uninstall --yes setuptools > /dev/null 2>&1 # an old one that nothing here needs; pip itself is in the lists below
	@touch $@

$(VENV)/base.stamp: $(VENV)/python.stamp requirements/base.txt pyproject.toml
	@echo "== installing what playing needs (once, about half a minute)"
	@$(PIP) install --require-hashes --no-deps -r requirements/base.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

# The developer's list contains the player's list, so it serves both.
$(VENV)/dev.stamp: $(VENV)/python.stamp requirements/dev.txt pyproject.toml
	@echo "== installing what developing needs (once, about a minute)"
	@$(PIP) install --require-hashes --no-deps -r requirements/dev.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $(VENV)/base.stamp $@

# What only the longest tests need.
$(VENV)/cluster.stamp: $(VENV)/dev.stamp requirements/cluster.txt
	@$(PIP) install --require-hashes --no-deps -r requirements/cluster.txt
	@touch $@

$(VENV)/node.stamp: $(VENV)/python.stamp requirements/node.txt
	@$(if $(NODE_FITS),true,echo "== installing Node into $(VENV) to build the page (once)" && $(PIP) install --require-hashes --no-deps -r requirements/node.txt)
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/node.stamp
	@echo "== installing what the page is built with (once, a few seconds)"
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(WEB_SOURCES) web/node_modules/.package-lock.json
	@echo "== building the page"
	@$(NPM) run --silent build -- --logLevel warn

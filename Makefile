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

SOURCES := $(sort $(shell find src/cardwright -type f ! -path '*/__pycache__/*' ! -name '*.so'))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play check test bench soak rules clean FORCE

help: ## what you are reading
	@echo 'Cardwright. Start with: make play'
	@echo
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'
	@echo
	@echo 'Another Python (3.11 or newer): make play PYTHON=python3.12, after make clean.'

play: $(VENV)/.installed ## play The Vale of Eternity in this terminal
	@$(BIN)/cardwright play vale

check: $(VENV)/.dev ## format, lint, types, rooms and the fast tests: seconds, nothing compiled
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(INTERPRETED) $(PYTEST) -m "not slow"

test: check $(VENV)/.installed ## check, then every test on the compiled engine, then the slow ones interpreted
	$(COMPILED) $(PYTEST)
	$(INTERPRETED) $(PYTEST) -m slow || [ $$? -eq 5 ] # 5: no test is slow

bench: $(VENV)/.installed $(VENV)/.bench ## measure the speed that we promise, beside other engines
	$(BIN)/python -m bench

soak: $(VENV)/.installed ## play random games and check every position; SOAK_GAMES=100000 for a night of it
	$(COMPILED) $(BIN)/python -m tests.soak
	$(COMPILED) $(BIN)/python -m tests.table.soak

rules: $(VENV)/.dev ## list the numbered rules that no test shows
	@$(INTERPRETED) $(BIN)/python -m tests.rules

clean: ## remove everything that make made
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

$(VENV)/.installed: $(VENV)/.dev $(VENV)/.sources $(SOURCES) setup.py pyproject.toml
	@echo 'Building and installing cardwright'
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@ls $(VENV)/lib*/python*/site-packages/cardwright__mypyc*.so > /dev/null 2>&1 \
		|| echo 'Without a C compiler the engine is interpreted: the same rules, only slower. Once there is one: make clean'
	@touch $@

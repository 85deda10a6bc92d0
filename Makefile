# `make play` builds, starts and opens the game; `make test` checks everything. Both do all the set-up themselves.
PYTHON ?= python3
BIN := .venv/bin
PAGE := src/karuta/web/static/index.html
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
PARTS := $(shell find browser/src browser/public browser/index.html browser/vite.config.ts browser/tsconfig.json src/karuta/locales \
	src/karuta/hanafuda/art -type f ! -name 'protocol*.d.ts' ! -path '*/assets/*' 2>/dev/null)
export PYTHON
export NUMBA_CACHE_DIR ?= $(CURDIR)/build/numba
.PHONY: play test test-pages test-rest check build bench vectors
.DELETE_ON_ERROR:

play: $(PAGE)
	$(BIN)/karuta play

PURE := tests/poems tests/hanafuda tests/mat tests/games tests/recital/programme
test: check
	@echo "The tests of the pages and all others run side by side; each part is told when it is done."
	$(MAKE) --jobs=2 --output-sync=line test-rest test-pages-1 test-pages-0

# Pages wait for their clocks more than they compute, so two parts at a time take hardly longer than one. Every other
# file belongs to part 1, the rest to part 0.
test-pages-%:
	$(BIN)/python -m pytest -o cache_dir=build/pytest-pages-$* $$(ls tests/browser/test_*.py | awk 'NR % 2 == $*')

test-pages: test-pages-1 test-pages-0

# Lines are counted for what is pure alone: elsewhere counting would double the time.
test-rest:
	$(BIN)/coverage erase && $(BIN)/coverage run -m pytest $(PURE)
	$(BIN)/coverage report --skip-covered --fail-under=95
	$(BIN)/python -m pytest --ignore=tests/browser $(PURE:%=--ignore=%)

check: .venv/test $(PAGE)
	$(BIN)/ruff format --check && $(BIN)/ruff check && $(BIN)/lint-imports && $(BIN)/mypy
	! grep -q '"resolved"' browser/package-lock.json bench/colyseus/package-lock.json
	cd browser && npx --no-install tsc && npx --no-install vitest run

bench: .venv/test $(PAGE)
	over=; for figure in bench/*.py; do echo "== $$figure"; $(BIN)/python $$figure || over="$$over $$figure"; done; \
	test -z "$$over" || { echo "beyond a limit, or broken:$$over"; exit 1; }

build: $(PAGE)

.venv/ready: pyproject.toml constraints.txt tools/debian
	tools/debian && $(PYTHON) -m venv .venv && $(PIP) --editable . && touch $@

.venv/test: .venv/ready
	tools/debian test && $(PIP) --editable '.[test]' && touch $@

browser/node_modules/ready: browser/package.json browser/package-lock.json
	cd browser && npm ci && touch node_modules/ready

WIRE := $(wildcard src/karuta/protocol/*.py src/karuta/games/*.py src/karuta/games/*/*.py) src/karuta/mat/field.py \
	src/karuta/mat/stroke.py browser/tools/protocol.mjs .venv/ready browser/node_modules/ready

browser/src/protocol.d.ts: $(WIRE)
	$(BIN)/python -m karuta.protocol kyogi | node browser/tools/protocol.mjs protocol

browser/src/protocol-koikoi.d.ts: $(WIRE)
	$(BIN)/python -m karuta.protocol koikoi | node browser/tools/protocol.mjs protocol-koikoi

browser/src/protocol-hall.d.ts: $(WIRE)
	$(BIN)/python -m karuta.protocol hall | node browser/tools/protocol.mjs protocol-hall

browser/src/assets/deck.json: src/karuta/hanafuda/deck.py .venv/ready
	mkdir -p $(@D) && $(BIN)/python -m karuta.hanafuda > $@

browser/src/assets/torifuda.woff2 src/karuta/print/fonts/yuji.ttf &: browser/tools/fonts.mjs src/karuta/glossary.csv src/karuta/poems/anthology.csv $(wildcard src/karuta/locales/*.ftl) browser/node_modules/ready
	node browser/tools/fonts.mjs

$(PAGE): browser/src/protocol.d.ts browser/src/protocol-koikoi.d.ts browser/src/protocol-hall.d.ts browser/src/assets/deck.json browser/src/assets/torifuda.woff2 src/karuta/print/fonts/yuji.ttf $(PARTS)
	cd browser && npx --no-install vite build

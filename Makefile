python := .venv/bin/python

.PHONY: run test long lock

run:
	@.ci/setup run
	@$(python) main.py

test:
	@.ci/setup develop
	$(python) -m ruff check
	$(python) -m ruff format --check
	$(python) -m mypy
	$(python) -m pytest

# Every test, those marked long included, and hypothesis at its full count.
long:
	@.ci/setup develop
	HYPOTHESIS_PROFILE=long $(python) -m pytest -m ""

lock:
	@.ci/setup develop
	.ci/lock

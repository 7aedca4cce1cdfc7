python := .venv/bin/python
on_every_core := --numprocesses=auto --dist=worksteal

# No everyday test takes nearly as long anywhere: one that hangs says where, and fails.
which_end := -o faulthandler_timeout=1800 -o faulthandler_exit_on_timeout=true

# Some tests start Python again and again: what it has compiled is kept, whoever says otherwise.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test long bench lock

run:
	@.ci/setup run
	@$(python) main.py

test:
	@.ci/setup develop
	$(python) -m ruff check
	$(python) -m ruff format --check
	$(python) -m mypy
	$(python) -m pytest $(on_every_core) $(which_end)

# Every test, those marked long included, and hypothesis at its full count.
long:
	@.ci/setup develop
	HYPOTHESIS_PROFILE=long $(python) -m pytest $(on_every_core) -m ""

# Rules, journal and interface, beside the peers where their folder lies beside the checkout.
bench:
	@.ci/setup develop
	@$(python) -m tests.bench

lock:
	@.ci/setup develop
	.ci/lock

"""`python -m companion`: the headless command."""

import sys

from companion.headless.command import main

if __name__ == "__main__":
    sys.exit(main())

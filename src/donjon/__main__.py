"""`python -m donjon` is `donjon`."""

import sys

from donjon.cli import main

sys.exit(main())

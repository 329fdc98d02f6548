"""`python -m conformance_report` is the `gouji` command."""

import sys

from conformance_report.cli import main

sys.exit(main())

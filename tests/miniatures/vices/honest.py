"""No vice: the honest engine itself."""

import base

base.serve()

"""Whatever stands on the shelf of the person who runs the tests stays out of them."""

import os

from alcancia.shelf.folders import CONTENT

os.environ[CONTENT] = os.devnull

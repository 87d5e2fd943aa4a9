"""The coach: after a game, what mattered, what another way would have brought, and what was only luck."""

from alcancia.coach.debriefing import BUDGETS, Debrief, debrief, debriefs
from alcancia.coach.moments import Moment, Swing
from alcancia.coach.split import Split
from alcancia.coach.whatif import WhatIf

__all__ = ["BUDGETS", "Debrief", "Moment", "Split", "Swing", "WhatIf", "debrief", "debriefs"]

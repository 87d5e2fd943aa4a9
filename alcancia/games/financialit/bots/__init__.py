"""Those who play FinanciaLit by themselves."""

from . import baseline, personas

__all__ = ["baseline", "personas"]

"""Those who play FinanciaLit by themselves."""

from alcancia.games.financialit.bots import baseline, personas

__all__ = ["baseline", "personas"]

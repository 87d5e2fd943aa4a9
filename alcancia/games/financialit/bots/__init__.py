"""Those who play FinanciaLit by themselves."""

from alcancia.games.financialit.bots import baseline

__all__ = ["baseline"]

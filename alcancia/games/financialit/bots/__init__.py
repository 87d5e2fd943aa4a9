"""Those who play FinanciaLit by themselves."""

from . import baseline, personas, thinking

__all__ = ["baseline", "personas", "thinking"]

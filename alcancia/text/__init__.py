"""What people read: one set of messages for terminal, exports and web. A folder is a language."""

from alcancia.text.figures import decimal, money, number
from alcancia.text.rulebook import Rulebook, rulebook
from alcancia.text.speaker import Speaker, Unsaid, language, locales
from alcancia.text.telling import Teller

__all__ = ["Rulebook", "Speaker", "Teller", "Unsaid", "decimal", "language", "locales", "money", "number", "rulebook"]

"""Texts that somebody might type to break something: made of parts, so that there are many."""

from itertools import product

CODE = (
    "<script>alert(1)</script>", "<svg/onload=pwned()>", "<img src=x onerror=pwned()>", "<<a>h1>", '"><img src=x>', "javascript:pwned()",
    "{{7*7}}", "{0.__class__}", "%n%s", "${jndi:ldap://x}", "'; DROP TABLE log; --", "</title><h1>x", "&lt;b&gt;", "\\u003cb\\u003e",
)  # fmt: skip
FORMULAS = ("=1+1", '=HYPERLINK("http://x","y")', "+1", "-1+2", "@SUM(1)", "\t=1", "\r=1", "=cmd|' /C calc'!A0", "-A1", "＝1")
ESCAPES = ("\x1b[31mred", "\x1b]0;title\x07", "\x9b2J", "\x08\x08", "\x00", "\x7f", "a\rb", "a\nb", "\u2028", "\u2029", "\x85", "\x1b[2J")
INVISIBLE = (
    "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u3164", "\uffa0", "\u180e",
    "\ufe0f", "\U000e0041", "\u202a", "\u202e", "\u2066", "\u2069", "\u206f", "\ufff9", "\u00a0", "\u3000", "\u1680",
)  # fmt: skip
ZALGO = ("e" + "\u0301" * 9, "\u0489" * 4, "a\u0f74\u0f72\u0f73\u0f71\u0f71", "\u0e49" * 6, "o\u20dd")
GROWING = ("\ufdfa", "\ufb03" * 8, "\u3300" * 6, "\u1f80" * 10, "\ufdfa" * 60)
OTHER = (
    "😀",
    "\ue000",
    "\U0010ffff",
    "\ud800",
    "👩‍👩‍👧",
    "CON",
    "..",
    "../../x",
    "a/b",
    "C:\\x",
    "x" * 21,
    "x" * 5_000,
    " ",
    "",
    "-",
    "'",
    "...",
)
AROUND = ("{}", "Ana{}", "{}Ana", "A{}na", "Ana {}", "{}\u200b")

CORPUS = list(
    dict.fromkeys([around.replace("{}", part) for part, around in product(
        (*CODE, *FORMULAS, *ESCAPES, *INVISIBLE, *ZALGO, *GROWING, *OTHER), AROUND
    )])
)  # fmt: skip

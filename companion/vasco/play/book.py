"""The order of the book: its chapters, their rules, and what stands beside a rule."""

_RULES = (5, 7, 5, 6, 3, 4, 5, 6, 8, 5, 2)
"""How many each chapter has, from 0 on."""

CHAPTERS = tuple(
    tuple(f"{chapter}.{place}" for place in range(1, count + 1))
    for chapter, count in enumerate(_RULES)
)
RULES = tuple(rule for rules in CHAPTERS for rule in rules)

DECIDED = frozenset(("1.2", "1.5", "1.6", "3.6", "5.3", "6.1", "6.5", "7.1", "9.2", "9.4"))
"""Where the rulebooks are silent or unlike each other, and we decided."""

DIFFERING = frozenset(("3.4", "6.5", "7.5", "9.2"))
"""Where they say different things, or only one says it plainly."""


def key(rule: str) -> str:
    """Of its text in the catalogues."""
    return f"rule-{rule.replace('.', '-')}"


def chapter_of(rule: str) -> int:
    return int(rule.partition(".")[0])


def keys(rule: str) -> tuple[str, ...]:
    """Of all that is said about it, its name first."""
    own = key(rule)
    beside = (("decided", DECIDED), ("differs", DIFFERING))
    return (f"{own}-title", own, *(f"{own}-{what}" for what, some in beside if rule in some))

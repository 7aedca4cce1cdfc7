# The rules at hand

rules-title = Regeln
rules-search = Suchen
rules-none = Dazu gibt es keine Regel. Versucht es mit einem einzelnen Wort.
rules-chapter = Kapitel { $number }
rules-now = Jetzt
rules-open = Regel { $rule }

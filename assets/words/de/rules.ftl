# The rules at hand

rules-title = Regeln
rules-search = Suchen
rules-none = Dazu gibt es keine Regel. Versucht es mit einem einzelnen Wort.
rules-chapter = Kapitel { $number }
rules-now = Jetzt
rules-open = Regel { $rule }
rules-of = Regel { $rule }: { $title }
rules-contents = Inhalt
rules-decided = Auslegung der App
rules-differs = Die Anleitungen weichen voneinander ab

# The rules at hand

rules-title = Rules
rules-search = Search
rules-none = No rule mentions that. Try a single word.
rules-chapter = Chapter { $number }
rules-now = Now
rules-open = Rule { $rule }
rules-of = Rule { $rule }: { $title }
rules-contents = Contents
rules-decided = How the app reads it
rules-differs = The rulebooks differ

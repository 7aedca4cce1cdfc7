# The rules at hand

rules-title = Правила
rules-search = Поиск
rules-none = Такого правила нет. Попробуйте одно слово.
rules-chapter = Глава { $number }
rules-now = Сейчас
rules-open = Правило { $rule }

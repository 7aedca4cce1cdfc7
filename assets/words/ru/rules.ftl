# The rules at hand

rules-title = Правила
rules-search = Поиск
rules-none = Такого правила нет. Попробуйте одно слово.
rules-chapter = Глава { $number }
rules-now = Сейчас
rules-open = Правило { $rule }
rules-of = Правило { $rule }: { $title }
rules-contents = Содержание
rules-decided = Трактовка приложения
rules-differs = Правила на разных языках расходятся

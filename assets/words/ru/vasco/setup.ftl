# The assistant that sets a game up with the group

setup-place = Поставить первые диски
setup-on-board = на поле
setup-face-down = закрыто
setup-face-up = открыто
setup-sao-gabriel = Сан Габриель

# The checklist
setup-box = Остаётся в коробке
setup-box-text = Это заменяет приложение: { $kept }.
setup-first-vdg = первый тайл
setup-box-coins = монеты
setup-box-track = дорожка подсчёта очков
setup-box-vdg = тайлы Васко да Гамы
setup-box-sailors = мешочек с матросами

setup-players = Что берёт каждый игрок
setup-players-text = { $coins ->
    [0] Каждый берёт 4 диска действия и 1 капитана.
   *[other] Каждый берёт 4 диска действия, 1 капитана и 10 реалов.
} Остальные 6 капитанов каждого цвета — на поле.
setup-players-track = Маркеры для подсчёта очков стоят на 0.

setup-characters = Персонажи
setup-characters-text = Первый игрок — { $first }; дальше по часовой стрелке.

setup-slots = Ячейки действия
setup-slots-open = Столько дисков действия помещается в каждую область.
setup-slots-text = Столько дисков действия помещается в каждую область; перечёркнутые ячейки закрыты.

setup-projects = Проекты
setup-projects-app = Положите три колоды рядом с полем проектами вверх и возьмите из колоды I эти тайлы: один на клетку Сан Габриель, шесть на верхние клетки.
setup-projects-table = Положите три колоды рядом с полем проектами вверх. Верхний тайл — на клетку Сан Габриель, шесть следующих — на верхние клетки.

setup-sections = Наём
setup-sections-text = { $sections ->
    [4] Активны все четыре секции.
    [3] Активны только 3 правые секции; крайняя левая пуста.
   *[other] Активны только { $sections } правые секции; остальные пусты.
}
setup-sections-bag = Сложите всех 32 матросов в мешочек и вытяните по 5 в каждую секцию, начиная справа.
setup-sections-pile = Возьмите этих матросов из кучки.

setup-vdg = Тайлы Васко да Гамы
setup-vdg-text = Перемешайте тайлы лицом вниз и откройте верхний.

setup-merchant = Корабли торговца
setup-merchants-app = Корабли называет приложение. Первый сразу отправляет { $owner }; потом открывают следующий.
setup-merchants-table = Перемешайте 6 кораблей лицом вниз. Первый сразу отправляет { $owner }; потом открывают следующий.
setup-merchant-sent = Отправленный корабль стоит в { FORM($landing, case: "loc") }.
setup-bonus-natal = За это { $owner } берёт проект.
setup-bonus-boa-gente = За это { $owner } берёт матроса.
setup-bonus-mozambique = За это { $owner } берёт капитана с поля.
setup-bonus-reals = За это { $owner } берёт { $reals }.


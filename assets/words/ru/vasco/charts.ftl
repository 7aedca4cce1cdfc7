# Where points and money come from

source-dias = Диаш
source-alvares = Альварес
source-dock = Ячейки кораблей
source-income = Доход кораблей
source-complete = Заполненные гавани
source-landing = Заполненные гавани
source-entered = Введено
source-reals = Реалы в конце
source-ships = Корабли в конце
source-adjust = Исправления
source-correct = Исправления
source-act = Право на действие
source-give-up = Пас
source-amount = Деньги Васко да Гамы
source-projects = Проекты
source-sao-gabriel = Сан Габриель
source-sailors = Матросы
source-captain = Капитаны
source-recruit = Наём
source-launch = Спуск на воду
source-board = Отправка в море
source-returns = Возвращение из плавания
source-boa-gente = Терра-да-Боа-Женти
source-mozambique = Мозамбик
source-mombasa = Момбаса
source-malindi = Малинди

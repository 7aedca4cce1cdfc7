# Телефоны, которые присоединяются к партии: их страницы и то, в чём им отказано.

# Страница, пока ещё ничего не видно
phones-connecting = Соединение …
phones-asleep = Стол не отвечает: возможно, планшет спит.
phones-type-code = Код со стола
phones-join = Присоединиться
phones-no-script = Этой странице нужен JavaScript.
phones-no-game = Сейчас никто не играет.

# Вид
phones-player = { $player }
phones-line = { FORM($what, case: "alone") }
phones-your-turn = Ваш ход
phones-anybody = Это может сделать любой игрок
phones-waiting = Ожидается решение: { $players }
phones-waiting-table = Это делается за столом
phones-over = Партия окончена
phones-still = Это ещё можно сделать
phones-back = Назад
phones-not-now = Сейчас невозможно
phones-own = Что есть у вас
phones-others = Что есть у других
phones-chairs = Кто где сидит
phones-sit = Сесть на место: { $player }
phones-ask-for = Попросить место: { $player }
phones-stand = Встать
phones-you-sit = этот телефон
phones-you-wish = ждёт, пока за столом впустят
phones-sits = занято
phones-free = свободно
phones-is-away = нет связи
phones-lost = { $player }: игра идёт теперь с другого телефона, этот только смотрит.
phones-let-take-over = Уступить место другому телефону: { $player }
phones-undid = { $player }: отменено — { $what }

# В чём телефону отказано
phones-shut = слишком много неверных кодов; попробуйте через минуту
phones-wrong-code = это не код этого стола
phones-unknown = этот телефон больше не относится к столу; присоединитесь снова по коду
phones-taken = там уже кто-то сидит
phones-full = подключено слишком много телефонов; попробуйте, когда какой-нибудь отключится
phones-too-many = с этого адреса присоединилось слишком много телефонов; попробуйте через минуту
phones-no-seat = этим цветом в этой партии никто не играет
phones-sit-first = сначала сядьте
phones-late = слишком поздно: партия пошла дальше
phones-not-your-turn = сейчас не ваш ход
phones-not-yours = это решает другой игрок
phones-at-the-table = это сообщают за столом

# Партия только на телефонах
serve-cannot-listen = по адресу { $at } нельзя принимать подключения: { $reason }
serve-not-afar = в { $game } нельзя играть на телефонах

# Телефоны, которые впускают за столом
menu-phones = Телефоны
phones-title = Телефоны
phones-scan = Отсканируйте код телефоном или откройте адрес и введите код.
phones-address = { $link }, код { $code }
phones-other-address = Другой адрес
phones-no-address = Это устройство не в сети: подключите его к Wi-Fi или включите точку доступа.
phones-asks = { $player }: телефон просит это место
phones-asks-taken = { $player }: телефон просит это место, но оно у другого телефона, и тот на связи
phones-puts-out = { $player }: телефон, у которого это место, на связи и потеряет его
phones-there = { $player }: на связи
phones-away = { $player }: нет связи
phones-allow = Впустить
phones-give-seat = Отдать место
phones-show-out = Отключить
phones-decide = Телефоны могут решать
phones-decide-note = Каждый только за своё место. Иначе телефоны только смотрят.
phones-plain = Кто может подслушать этот Wi-Fi, прочтёт всё, и секреты тоже.
phones-stop = Больше не впускать телефоны
phones-did = С телефона: { $what }
phones-cannot = впустить телефон нельзя: { $reason }
phones-board = На столе
phones-why = { $what }: { $why }
phones-secret = Это видите только вы

# Что группа показывает телефонам
phones-ask-for-seat = Попросите место, чтобы видеть партию
settings-phones = Телефоны
settings-phones-everything = Всё открытое
settings-phones-scores = Только счёт
settings-phones-nothing = Ничего
settings-phones-everything-note = Телефоны без места видят всё, что открыто для всех.
settings-phones-scores-note = Телефоны без места видят только счёт и чей сейчас ход.
settings-phones-nothing-note = Телефоны без места не видят партию: с них можно только попросить место.
settings-phones-plain = Соединение не зашифровано: кто может подслушать тот же Wi-Fi, прочтёт всё, в том числе тайное в игре.

# Если ни один телефон не появляется
phones-nobody-yet = Телефонов всё ещё нет? Гостевые сети и VPN отделяют устройства друг от друга, мешать может и брандмауэр. Подключите все устройства к одному Wi-Fi.

# Правила, чтобы в них заглянуть
phones-all-rules = Все правила
phones-to-game = Вернуться к партии
phones-clear-search = Очистить поиск
phones-rules-found = Найдено: { $number }

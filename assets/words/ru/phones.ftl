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
phones-line = { $what }
phones-your-turn = Ваш ход
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
phones-stand = Встать
phones-you-sit = этот телефон
phones-you-wish = ждёт, пока за столом впустят
phones-sits = занято
phones-free = свободно

# В чём телефону отказано
phones-shut = слишком много неверных кодов; попробуйте через минуту
phones-wrong-code = это не код этого стола
phones-unknown = этот телефон больше не относится к столу; присоединитесь снова по коду
phones-taken = там уже кто-то сидит
phones-no-seat = этим цветом в этой партии никто не играет
phones-sit-first = сначала сядьте
phones-late = слишком поздно: партия пошла дальше
phones-not-your-turn = сейчас не ваш ход
phones-not-yours = это решает другой игрок
phones-at-the-table = это сообщают за столом

# Партия только на телефонах
serve-cannot-listen = по адресу { $at } нельзя принимать подключения: { $reason }
serve-not-afar = в { $game } нельзя играть на телефонах

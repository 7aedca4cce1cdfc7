# Подготовка к игре «Гоа»

newgame-youngest = Кто самый младший?
newgame-elephant = Самый младший открывает первую карту; первый слон решает, кто начинает.
newgame-youngest-next = В прошлый раз самым младшим был игрок { $name }. Нажмите на самого младшего.
home-new-game = Новая партия в «Гоа»
setup-place = Положить флаг

# Список
setup-box = Остаётся в коробке
setup-box-text = Это считает приложение: { $things }.
setup-box-ships = карты кораблей
setup-box-colonists = карты колонистов
setup-box-extra_cards = карты доп. действий
setup-players = Что берёт каждый игрок
setup-players-text = Личный планшет, планшет развития с маркером в ряду 1 каждого столбца и фишки от 1 до { $tokens }.
setup-players-goods = Ещё у каждого: { $goods }.
setup-players-counted = Приложение уже посчитало каждому: { $goods }.
setup-supplies = Колонии и карты
setup-supplies-text = Разложите жетоны колоний по названиям лицом вверх. Перемешайте карты экспедиций в закрытую колоду и оставьте место для сброса.
setup-market = Рынок
setup-market-table = Перемешайте жетоны A, посмотрите { $removed } из них и уберите в коробку, не больше 2 плантаций. Остальные 25 выложите лицом вверх квадратом 5 × 5.
setup-market-app = Найдите эти 25 жетонов и выложите их, как на картинке.
setup-market-removed = В коробку: { $tiles }.
setup-bonanza = Бонанза
setup-bonanza-table = Перемешайте 8 жетонов «Бонанза» и положите по одному, не глядя, под четыре угловых жетона.
setup-bonanza-app = Жетоны «Бонанза» остаются в коробке: приложение говорит, что под угловыми жетонами.
setup-elephant = Первый игрок
setup-elephant-text = Начиная с самого младшего, игроки по очереди открывают верхнюю карту экспедиции, пока не появится слон. Эти карты уходят в сброс.
setup-elephant-found = { $first } открывает слона, становится первым игроком и берёт флаг.
setup-ducats = Дукаты
setup-ducats-text = { $first } у первого игрока, { $others } у остальных.
setup-ducats-secret = Дукаты игроков тайные.
setup-ducats-open = Дукаты игроков открыты для всех.
setup-quick = Быстрый старт
setup-quick-text = Начиная с первого игрока, каждый сдвигает два разных маркера в ряд 2 или берёт { $ducats }.

# Home
home-rules = Правила
home-rules-note = Глава за главой, с числами вашей партии.

# What else can stay in the box
setup-box-ducats = дукаты
setup-box-spices = пряности
setup-ducats-counted = Приложение уже посчитало: { $first } у первого игрока, { $others } у остальных.

# Варианты
setup-variants = Варианты
setup-variants-text = Договоритесь о них до подготовки поля.
setup-variants-none = Вы играете без вариантов.
setup-variants-chosen = Вы играете с вариантами: { $variants }.

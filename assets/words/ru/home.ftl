# Home: what can be done from there

home-continue = Продолжить
home-go-on = Продолжить: { $game }
home-new-game = Новая игра
home-rematch = Реванш: { $people }
home-take-over = Продолжить здесь
home-read = Понятно
home-games = Партии
home-games-note = Продолжить старую или посмотреть, чем она кончилась.
home-rules = Правила
home-rules-note = Глава за главой, с числами вашей игры.
home-component-sets = Наборы компонентов
home-component-sets-note = Что напечатано в вашем экземпляре игры.
home-check-copy = Сверить
home-check-copy-offer = Правила называют не всё, что напечатано. Сравните поле в приложении со своим: хватит минуты.
home-not-now = Не сейчас

pad-title = Блокнот очков
home-new-pad = Блокнот очков

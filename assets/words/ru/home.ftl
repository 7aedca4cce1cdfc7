# Home: what can be done from there

home-continue = Продолжить
home-go-on = Продолжить: { $game }
home-rematch = Реванш: { $people }
home-take-over = Продолжить здесь
home-read = Понятно
home-games = Партии
home-games-note = Продолжить старую или посмотреть, чем она закончилась.
home-not-now = Не сейчас


# What a group chooses for its table

options-help = Помощь
options-help-none = Нет
options-help-facts = Факты
options-help-odds = Шансы
options-help-none-note = Приложение отвечает на ваши ходы и больше ничего не говорит.
options-help-facts-note = Приложение показывает, что сейчас сколько стоит и приносит.
options-help-odds-note = Приложение показывает ещё и шансы и советует ходы. Кто-то назовёт это жульничеством.
options-summary = { $count ->
    [0] В коробке ничего не остаётся
   *[other] В коробке: { $things }
}

# The table says otherwise, in any game

otherwise-why = Почему?
otherwise-why-counted = Ошиблись в счёте
otherwise-why-bonus = Забыли бонус
otherwise-why-piece = Не та фишка
otherwise-why-other = Другое…

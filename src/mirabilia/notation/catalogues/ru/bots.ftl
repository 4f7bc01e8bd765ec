## Почему бот выбирает действие

# $action — предложение действия; $reasons — некоторые из причин ниже, подлежащее — это действие.
bots-explained = { $action }. Это { $reasons }.
bots-explained-but = { $action }. Это { $reasons }, но { $drawback }.
bots-only-choice = единственный выбор
bots-nothing-better = лучшее из возможного
bots-wins = немедленно приносит победу
bots-averts-defeat = не даёт сопернику немедленно победить
bots-leaves-defeat = позволяет сопернику немедленно победить
# Что говорит за действие.
bots-for-points = приносит { points }
bots-for-coins = пополняет сокровищницу
bots-for-production = удешевляет следующие здания
bots-for-science = развивает науку
bots-for-military = усиливает армию
bots-for-denial = оставляет меньше соперникам
bots-for-tempo = даёт особые возможности или время
# Что говорит против действия.
bots-against-points = стоит победных очков
bots-against-coins = забирает много монет
bots-against-production = делает следующие здания дороже
bots-against-science = вредит науке
bots-against-military = ослабляет армию
bots-against-denial = оставляет соперникам кое-что хорошее
bots-against-tempo = отнимает время

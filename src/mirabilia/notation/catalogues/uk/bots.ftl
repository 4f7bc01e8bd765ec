## Чому бот обирає дію

# $action — речення дії; $reasons — деякі з причин, наведених нижче, підмет яких — ця дія.
bots-explained = { $action }. Це { $reasons }.
bots-explained-but = { $action }. Це { $reasons }, але { $drawback }.
bots-only-choice = єдиний вибір
bots-nothing-better = найкраще з можливого
bots-wins = негайно приносить перемогу
bots-averts-defeat = не дає супернику негайно перемогти
bots-leaves-defeat = дає супернику змогу негайно перемогти
# Що промовляє за дію.
bots-for-points = приносить { points }
bots-for-coins = поповнює скарбницю
bots-for-production = здешевлює наступні будівлі
bots-for-science = розвиває науку
bots-for-military = зміцнює військо
bots-for-denial = лишає менше суперникам
bots-for-tempo = дає особливі можливості або час
# Що промовляє проти дії.
bots-against-points = коштує переможних балів
bots-against-coins = забирає багато монет
bots-against-production = робить наступні будівлі дорожчими
bots-against-science = шкодить науці
bots-against-military = послаблює військо
bots-against-denial = лишає суперникам щось добре
bots-against-tempo = забирає час

## Why a bot takes an action

# $action is the sentence of an action; $reasons are some of those below, “it” being the action.
bots-explained = { $action } – it { $reasons }.
bots-explained-but = { $action } – it { $reasons }, but { $drawback }.
bots-only-choice = is the only choice
bots-nothing-better = is the best there is
bots-wins = wins the game at once
bots-averts-defeat = keeps a rival from winning at once
bots-leaves-defeat = lets a rival win at once
# What speaks for an action.
bots-for-points = brings { points }
bots-for-coins = fills the treasury
bots-for-production = makes later buildings cheaper
bots-for-science = advances science
bots-for-military = strengthens the army
bots-for-denial = leaves less to rivals
bots-for-tempo = gives special powers or time
# What speaks against an action.
bots-against-points = costs victory points
bots-against-coins = takes many coins
bots-against-production = makes later buildings dearer
bots-against-science = sets science back
bots-against-military = weakens the army
bots-against-denial = leaves something good to rivals
bots-against-tempo = takes time

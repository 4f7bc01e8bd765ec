"""The judgement of 7 Wonders: what actions are worth, how simulations play, how a game went."""

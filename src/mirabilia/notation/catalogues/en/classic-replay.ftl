### A finished game of 7 Wonders, told again.

# Before the cards of a turn that nobody saw then, each after the city that laid it down.
classic-replay-face-down = Face down:

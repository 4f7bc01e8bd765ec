"""What a bot chooses from."""

from mirabilia.game import Action, View
from mirabilia.notation.games import notation


def options(view: View) -> list[Action]:
    """The legal actions that lead on: a bot does not take back what it has chosen.

    A view with nothing to decide is a ValueError.
    """
    rules = notation(view.game).rules
    if rules.is_over(view.state):
        raise ValueError("the game is over: there is nothing to decide")
    if not rules.owes(view.state, view.player):
        deciding = [seat for seat in range(rules.seats(view.state)) if rules.owes(view.state, seat)]
        raise ValueError(
            f"player {view.player} has nothing to decide now; it is for player"
            f" {', '.join(map(str, deciding))} to decide"
        )
    return [action for action in view.legal() if action.document["type"] != "take_back"]

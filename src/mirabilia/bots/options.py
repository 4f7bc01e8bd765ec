"""What a bot chooses from."""

from mirabilia.game import Action, View


def options(view: View) -> list[Action]:
    """The legal actions that lead on: a bot does not take back what it has chosen."""
    return [action for action in view.legal() if action.document["type"] != "take_back"]

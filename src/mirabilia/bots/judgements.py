"""Every game's judgement, by name."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from mirabilia.bots.judgement import Judgement, Study
from mirabilia.bots.network import load_network
from mirabilia.notation.games import notation


def _duel() -> Judgement:
    from mirabilia.bots.duel.appraisal import appraise
    from mirabilia.bots.duel.outcome import has_begun, information, margin, win_share
    from mirabilia.bots.duel.policy import suggest
    from mirabilia.bots.duel.study import STUDIED, describe_closely
    from mirabilia.bots.duel.value import THINGS, describe
    from mirabilia.duel.rules import DUEL

    return Judgement(
        rules=DUEL,
        retract=-1,
        simultaneous=False,
        appraise=appraise,
        suggest=suggest,
        has_begun=has_begun,
        information=information,
        describe=describe,
        network=load_network(files("mirabilia.bots.duel") / "value.npz", THINGS),
        study=Study(
            describe=describe_closely,
            network=load_network(files("mirabilia.bots.duel") / "study.npz", STUDIED),
        ),
        glance=1.0,  # the cheap policy sees little: the further it played on, the weaker
        win_share=win_share,
        margin=margin,
    )


def _classic() -> Judgement:
    from mirabilia.bots.classic.appraisal import appraise
    from mirabilia.bots.classic.information import information
    from mirabilia.bots.classic.outcome import has_begun, margin, win_share
    from mirabilia.bots.classic.policy import suggest
    from mirabilia.bots.classic.value import THINGS, describe
    from mirabilia.classic.actions import TAKE_BACK
    from mirabilia.classic.rules import CLASSIC

    return Judgement(
        rules=CLASSIC,
        retract=TAKE_BACK,
        simultaneous=True,
        appraise=appraise,
        suggest=suggest,
        has_begun=has_begun,
        information=information,
        describe=describe,
        network=load_network(files("mirabilia.bots.classic") / "value.npz", THINGS),
        study=None,
        glance=0.5,
        win_share=win_share,
        margin=margin,
    )


_LOADERS: dict[str, Callable[[], Judgement]] = {"duel": _duel, "classic": _classic}


@cache
def judgement(game: str) -> Judgement:
    """The judgement of a game by name."""
    notation(game)  # an unknown game is an error that names the known ones
    return _LOADERS[game]()

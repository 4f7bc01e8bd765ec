import random
from collections import Counter
from math import exp

import pytest

import mirabilia
from mirabilia import bots
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.judgement import Part
from mirabilia.bots.reasons import Choice, explanation
from mirabilia.game import Action, View
from mirabilia.notation.catalogue import LANGUAGES
from support.duel import A, B, Table, duel

BLUE = ("Palace", "Town Hall", "Obelisk", "Gardens", "Pantheon", "Courthouse", "Aqueduct")


def seen(table: Table) -> View:
    return View("duel", table.decider, table.view(table.decider))


def choices(**parts: int) -> list[Choice]:
    """Two choices: the one of interest, with parts in hundredths, and one that is worth nothing."""
    legal = mirabilia.new("duel", seed=1, first_player=0).view(0).legal()
    return [
        Choice(legal[0], {part: parts.get(part.name.lower(), 0) for part in Part}),
        Choice(legal[1], dict.fromkeys(Part, 0)),
    ]


def told(language: str = "en", **parts: int) -> str:
    """The explanation of such a choice without its action."""
    both = choices(**parts)
    action = both[0].action.sentence(language)
    sentence = explanation(language, both[0], both)
    between = " – " if language == "en" else ". "
    assert sentence.startswith(f"{action}{between}")
    return sentence.removeprefix(f"{action}{between}")


# Choosing


def test_greedy_takes_a_victory_that_lies_open() -> None:
    table = duel(cards=("Brewery", "Walls", "Statue"), cities=((), BLUE), conflict=7, coins=(20, 7))

    assert GreedyBot(seed=1).choose(seen(table)).number == table.build_action("Walls")


def test_greedy_denies_a_victory_to_the_opponent() -> None:
    table = duel(cards=("Palace", "Walls", "Statue"), conflict=-7, coins=(30, 20))

    action = GreedyBot(seed=1).choose(seen(table)).number

    assert action in (table.build_action("Walls"), table.discard_action("Walls"))


def test_greedy_prefers_the_token_of_a_pair() -> None:
    table = duel(
        age=2,
        cards=("Library", "Laboratory", "Statue"),
        cities=(("Scriptorium",), ()),
        board=("Philosophy",),
    )

    assert GreedyBot(seed=1).choose(seen(table)).number == table.build_action("Library")


def test_greedy_breaks_ties_by_its_seed() -> None:
    table = duel(cards=("Lumber Yard", "Clay Pool"), covered=(), coins=(9, 9))
    for player in (A, B):  # nobody needs anything: both discards are alike
        table.state.production[player, :] = 5
    chosen = {GreedyBot(seed=seed).choose(seen(table)).number for seed in range(20)}

    assert len(chosen) == 2
    assert len({GreedyBot(seed=3).choose(seen(table)).number for _ in range(5)}) == 1


def test_greedy_plays_the_free_city_too_and_takes_nothing_back() -> None:
    game = mirabilia.new("classic", players=2, seed=4)
    players = [GreedyBot(seed=1), GreedyBot(seed=2)]
    decisions = 0
    while not game.is_over and decisions < 60:
        player = game.to_decide[0]
        action = players[player].choose(game.view(player))
        assert action.document["type"] != "take_back"
        game.play(action)
        decisions += 1

    assert decisions > 40


@pytest.mark.parametrize("pantheon", [False, True], ids=["base", "pantheon"])
def test_greedy_beats_random_clearly(pantheon: bool) -> None:
    games, won = 24, 0
    for seed in range(games):
        seat = seed % 2
        game = mirabilia.new("duel", seed=seed // 2, pantheon=pantheon)
        players: list[bots.Bot] = [bots.make("random", seed=seed), bots.make("random", seed=seed)]
        players[seat] = GreedyBot(seed=seed)
        while not game.is_over:
            player = game.to_decide[0]
            game.play(players[player].choose(game.view(player)))
        assert game.result
        won += game.result.winner == seat

    assert won >= games - 2


# Carelessness


def test_a_careless_bot_takes_worse_actions_less_often() -> None:
    table = duel(cards=("Palace", "Obelisk"), coins=(30, 7), covered=())
    table.state.production[A, :] = 5  # both cost nothing
    view = seen(table)
    bot = GreedyBot(seed=1, carelessness=6.0)
    taken = Counter(bot.choose(view).number for _ in range(1000))

    palace, obelisk = taken[table.build_action("Palace")], taken[table.build_action("Obelisk")]
    assert palace > obelisk > taken[table.discard_action("Palace")] > 0
    assert palace / obelisk == pytest.approx(exp(2 / 6), rel=0.2)  # two points of difference


def test_a_careless_bot_does_not_miss_a_victory_but_overlooks_the_opponents() -> None:
    winning = duel(cards=("Brewery", "Walls", "Statue"), conflict=7, coins=(20, 7))
    losing = duel(cards=("Palace", "Walls", "Statue"), conflict=-7, coins=(30, 20))
    bot = GreedyBot(seed=1, carelessness=6.0)
    saving = {losing.build_action("Walls"), losing.discard_action("Walls")}

    assert {bot.choose(seen(winning)).number for _ in range(50)} == {winning.build_action("Walls")}
    assert not {bot.choose(seen(losing)).number for _ in range(50)} <= saving


@pytest.mark.parametrize("carelessness", [-0.1, float("nan")])
def test_carelessness_is_never_less_than_nothing(carelessness: float) -> None:
    with pytest.raises(ValueError, match=r"carelessness is .*; at least 0 points are needed"):
        GreedyBot(carelessness=carelessness)


# Nothing to decide


def test_the_wrong_player_has_nothing_to_choose_or_explain() -> None:
    game = mirabilia.new("duel", seed=1, first_player=0)

    for ask in (GreedyBot().choose, GreedyBot().explain):
        with pytest.raises(ValueError, match="player 1 has nothing to decide"):
            ask(game.view(1))


def test_a_finished_game_has_nothing_to_choose() -> None:
    table = duel(cards=("Walls", "Statue"), conflict=8, coins=(30, 7)).build("Walls")

    with pytest.raises(ValueError, match="the game is over"):
        GreedyBot().choose(View("duel", A, table.view(A)))


# Explaining


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Build Walls for 4 coins – it wins the game at once."),
        ("uk", "Звести будівлю «Стіни» за 4 монети. Це негайно приносить перемогу."),
        ("ru", "Построить здание «Стены» за 4 монеты. Это немедленно приносит победу."),
    ],
)
def test_a_victory_is_the_reason(language: str, sentence: str) -> None:
    table = duel(cards=("Brewery", "Walls", "Statue"), conflict=7, coins=(20, 7))

    assert GreedyBot(seed=1).explain(seen(table), language) == sentence


def test_averting_defeat_is_the_reason() -> None:
    table = duel(cards=("Brewery", "Walls", "Tavern"), conflict=-7, coins=(20, 20))

    assert "it keeps a rival from winning at once" in GreedyBot(seed=1).explain(seen(table))


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        ("en", "it brings 3 victory points and leaves less to rivals."),
        ("uk", "Це приносить 3 переможні бали та лишає менше суперникам."),
        ("ru", "Это приносит 3 победных очка и оставляет меньше соперникам."),
    ],
)
def test_the_strongest_parts_are_the_reasons(language: str, reasons: str) -> None:
    assert told(language, points=300, denial=120, coins=-60, science=30) == reasons


@pytest.mark.parametrize(
    ("points", "english", "ukrainian", "russian"),
    [
        (100, "1 victory point", "1 переможний бал", "1 победное очко"),
        (400, "4 victory points", "4 переможні бали", "4 победных очка"),
        (700, "7 victory points", "7 переможних балів", "7 победных очков"),
    ],
)
def test_points_are_counted_in_every_language(
    points: int, english: str, ukrainian: str, russian: str
) -> None:
    assert told("en", points=points) == f"it brings {english}."
    assert told("uk", points=points) == f"Це приносить {ukrainian}."
    assert told("ru", points=points) == f"Это приносит {russian}."


def test_at_most_three_reasons_are_told() -> None:
    sentence = told(points=300, coins=260, production=250, science=240, military=230)

    assert sentence == (
        "it brings 3 victory points, fills the treasury and makes later buildings cheaper."
    )


def test_a_weak_reason_is_left_out_beside_a_strong_one() -> None:
    assert told(military=900, science=150) == "it strengthens the army."


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"points": 700, "coins": -300}, "it brings 7 victory points, but takes many coins."),
        (
            {"tempo": 500, "denial": -250},
            "it gives special powers or time, but leaves something good to rivals.",
        ),
        ({"science": 400, "denial": -9000}, "it advances science, but lets a rival win at once."),
        ({"coins": 20}, "it is the best there is."),
    ],
)
def test_drawbacks_are_told(parts: dict[str, int], sentence: str) -> None:
    assert told(**parts) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sign", [1, -1], ids=["for", "against"])
@pytest.mark.parametrize("part", Part)
def test_every_part_has_its_words(language: str, sign: int, part: Part) -> None:
    sentences = {told(language, **{each.name.lower(): 300 * sign}) for each in Part}

    assert told(language, **{part.name.lower(): 300 * sign}) in sentences
    assert len(sentences) == len(Part)


def test_the_only_choice_is_called_so() -> None:
    only = choices(points=300)[:1]

    assert explanation("en", only[0], only).endswith("it is the only choice.")


def test_the_choice_just_made_is_explained() -> None:
    table = duel(cards=("Palace", "Statue", "Brewery"), coins=(30, 7))
    view = seen(table)
    bot = GreedyBot(seed=2, carelessness=50.0)
    told_of = set()
    for _ in range(12):
        action: Action = bot.choose(view)
        assert bot.explain(view).startswith(f"{action} – ")
        told_of.add(action)

    assert len(told_of) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"pantheon": True}, {"players": 4}], ids=["duel", "classic"])
def test_whole_games_can_be_explained(language: str, options: dict[str, int]) -> None:
    game = mirabilia.new("duel" if "pantheon" in options else "classic", seed=6, **options)
    bot = GreedyBot(seed=1)
    chooser = random.Random(1)
    while not game.is_over:
        player = game.to_decide[0]
        view = game.view(player)
        sentence = bot.explain(view, language)
        assert sentence.endswith(".")
        assert {"en": " – it ", "uk": ". Це ", "ru": ". Это "}[language] in sentence
        game.play(chooser.choice(view.legal()))

"""The cards and boards of 7 Wonders as a player reads them, in both editions.

Written by hand, apart from the package's own data files, so that each checks the other. The
second edition is told by what it changes. Letters: W wood, S stone, C clay, O ore, G glass,
L loom, P papyrus.
"""

from typing import NamedTuple

RAW = "WSCO"
GOODS = "GLP"
OWN = "own city"
NEIGHBOURS = "neighbouring cities"
ALL = "own and neighbouring cities"

Rate = tuple[int, str, str]  # so many for each thing of a kind, and where it is counted


class Printed(NamedTuple):
    """One card."""

    name: str
    age: int
    colour: str
    copies: str = ""  # the numbers of players printed on its copies; none on a guild
    cost: str = ""
    coins: int = 0  # its cost in coins
    makes: str = ""  # units, all of them
    either: str = ""  # one unit of one of these
    own: str = ""  # the same, never for sale
    cheap: tuple[str, ...] = ()  # what is bought for 1 coin
    points: int = 0
    shields: int = 0
    symbol: str = ""
    gives: int = 0  # coins at once
    gives_per: Rate | None = None
    points_per: tuple[Rate, ...] = ()
    after: tuple[str, ...] = ()  # buildings that make it free
    again: str = ""  # its copies in Age II, for a card of Age I


class PrintedStage(NamedTuple):
    """One stage of a wonder."""

    cost: str
    points: int = 0
    shields: int = 0
    gives: int = 0
    symbol: bool = False  # of the player's choice
    own: str = ""
    cheap: tuple[str, ...] = ()
    power: str = ""
    recovers: bool = False


class PrintedBoard(NamedTuple):
    """One side of a board."""

    start: str
    stages: tuple[PrintedStage, ...]


_AGE_I = (
    Printed("Lumber Yard", 1, "brown", "34", makes="W"),
    Printed("Ore Vein", 1, "brown", "34", makes="O"),
    Printed("Clay Pool", 1, "brown", "35", makes="C"),
    Printed("Stone Pit", 1, "brown", "35", makes="S"),
    Printed("Timber Yard", 1, "brown", "3", coins=1, either="WS"),
    Printed("Clay Pit", 1, "brown", "3", coins=1, either="CO"),
    Printed("Excavation", 1, "brown", "4", coins=1, either="SC"),
    Printed("Forest Cave", 1, "brown", "5", coins=1, either="WO"),
    Printed("Tree Farm", 1, "brown", "6", coins=1, either="WC"),
    Printed("Mine", 1, "brown", "6", coins=1, either="SO"),
    Printed("Loom", 1, "grey", "36", makes="L", again="35"),
    Printed("Glassworks", 1, "grey", "36", makes="G", again="35"),
    Printed("Press", 1, "grey", "36", makes="P", again="35"),
    Printed("Altar", 1, "blue", "35", points=2),
    Printed("Theater", 1, "blue", "36", points=2),
    Printed("Baths", 1, "blue", "37", cost="S", points=3),
    Printed("Pawnshop", 1, "blue", "47", points=3),
    Printed("Tavern", 1, "yellow", "457", gives=5),
    Printed("East Trading Post", 1, "yellow", "37", cheap=("raw right",)),
    Printed("West Trading Post", 1, "yellow", "37", cheap=("raw left",)),
    Printed("Marketplace", 1, "yellow", "36", cheap=("goods",)),
    Printed("Guard Tower", 1, "red", "34", cost="C", shields=1),
    Printed("Barracks", 1, "red", "35", cost="O", shields=1),
    Printed("Stockade", 1, "red", "37", cost="W", shields=1),
    Printed("Scriptorium", 1, "green", "34", cost="P", symbol="tablet"),
    Printed("Apothecary", 1, "green", "35", cost="L", symbol="compass"),
    Printed("Workshop", 1, "green", "37", cost="G", symbol="gear"),
)
_AGE_II = (
    Printed("Sawmill", 2, "brown", "34", coins=1, makes="WW"),
    Printed("Quarry", 2, "brown", "34", coins=1, makes="SS"),
    Printed("Brickyard", 2, "brown", "34", coins=1, makes="CC"),
    Printed("Foundry", 2, "brown", "34", coins=1, makes="OO"),
    Printed("Courthouse", 2, "blue", "35", cost="CCL", points=4, after=("Scriptorium",)),
    Printed("Temple", 2, "blue", "36", cost="WCG", points=3, after=("Altar",)),
    Printed("Statue", 2, "blue", "37", cost="OOW", points=4, after=("Theater",)),
    Printed("Aqueduct", 2, "blue", "37", cost="SSS", points=5, after=("Baths",)),
    Printed("Vineyard", 2, "yellow", "36", gives_per=(1, "brown", ALL)),
    Printed("Bazaar", 2, "yellow", "47", gives_per=(2, "grey", ALL)),
    Printed("Caravansery", 2, "yellow", "356", cost="WW", own=RAW, after=("Marketplace",)),
    Printed(
        *("Forum", 2, "yellow", "367"),
        cost="CC",
        own=GOODS,
        after=("East Trading Post", "West Trading Post"),
    ),
    Printed("Stables", 2, "red", "35", cost="CWO", shields=2, after=("Apothecary",)),
    Printed("Archery Range", 2, "red", "36", cost="WWO", shields=2, after=("Workshop",)),
    Printed("Walls", 2, "red", "37", cost="SSS", shields=2),
    Printed("Training Ground", 2, "red", "467", cost="OOW", shields=2),
    Printed("Dispensary", 2, "green", "34", cost="OOG", symbol="compass", after=("Apothecary",)),
    Printed("Laboratory", 2, "green", "35", cost="CCP", symbol="gear", after=("Workshop",)),
    Printed("Library", 2, "green", "36", cost="SSL", symbol="tablet", after=("Scriptorium",)),
    Printed("School", 2, "green", "37", cost="WP", symbol="tablet"),
)
_AGE_III = (
    Printed("Gardens", 3, "blue", "34", cost="CCW", points=5, after=("Statue",)),
    Printed("Senate", 3, "blue", "35", cost="WWSO", points=6, after=("Library",)),
    Printed("Town Hall", 3, "blue", "356", cost="SSOG", points=6),
    Printed("Pantheon", 3, "blue", "36", cost="CCOGLP", points=7, after=("Temple",)),
    Printed("Palace", 3, "blue", "37", cost="WSCOGLP", points=8),
    Printed(
        *("Haven", 3, "yellow", "34", "WOL"),
        gives_per=(1, "brown", OWN),
        points_per=((1, "brown", OWN),),
        after=("Forum",),
    ),
    Printed(
        *("Lighthouse", 3, "yellow", "36", "SG"),
        gives_per=(1, "yellow", OWN),
        points_per=((1, "yellow", OWN),),
        after=("Caravansery",),
    ),
    Printed(
        *("Chamber of Commerce", 3, "yellow", "46", "CCP"),
        gives_per=(2, "grey", OWN),
        points_per=((2, "grey", OWN),),
    ),
    Printed(
        *("Arena", 3, "yellow", "357", "SSO"),
        gives_per=(3, "stage", OWN),
        points_per=((1, "stage", OWN),),
        after=("Dispensary",),
    ),
    Printed("Arsenal", 3, "red", "347", cost="WWOL", shields=3),
    Printed("Siege Workshop", 3, "red", "35", cost="CCCW", shields=3, after=("Laboratory",)),
    Printed("Fortifications", 3, "red", "37", cost="OOOS", shields=3, after=("Walls",)),
    Printed("Circus", 3, "red", "456", cost="SSSO", shields=3, after=("Training Ground",)),
    Printed("University", 3, "green", "34", cost="WWPG", symbol="tablet", after=("Library",)),
    Printed("Study", 3, "green", "35", cost="WPL", symbol="gear", after=("School",)),
    Printed("Lodge", 3, "green", "36", cost="CCPL", symbol="compass", after=("Dispensary",)),
    Printed("Observatory", 3, "green", "37", cost="OOGL", symbol="gear", after=("Laboratory",)),
    Printed("Academy", 3, "green", "37", cost="SSSG", symbol="compass", after=("School",)),
)


def _guild(name: str, cost: str, *points_per: Rate, symbol: str = "") -> Printed:
    return Printed(name, 3, "purple", cost=cost, points_per=points_per, symbol=symbol)


_GUILDS = (
    _guild("Workers Guild", "OOCSW", (1, "brown", NEIGHBOURS)),
    _guild("Craftsmens Guild", "OOSS", (2, "grey", NEIGHBOURS)),
    _guild("Traders Guild", "LPG", (1, "yellow", NEIGHBOURS)),
    _guild("Philosophers Guild", "CCCLP", (1, "green", NEIGHBOURS)),
    _guild("Spies Guild", "CCCG", (1, "red", NEIGHBOURS)),
    _guild("Strategists Guild", "OOSL", (1, "defeat", NEIGHBOURS)),
    _guild("Shipowners Guild", "WWWGP", (1, "brown", OWN), (1, "grey", OWN), (1, "purple", OWN)),
    _guild("Scientists Guild", "WWOOP", symbol="any"),
    _guild("Magistrates Guild", "WWWSL", (1, "blue", NEIGHBOURS)),
    _guild("Builders Guild", "SSCCG", (1, "stage", ALL)),
)

FIRST = {card.name: card for card in (*_AGE_I, *_AGE_II, *_AGE_III, *_GUILDS)}

_GONE = ("Pawnshop", "Strategists Guild")
_NEW = (
    Printed("Well", 1, "blue", "47", points=3),
    Printed("Castrum", 3, "red", "47", cost="CCWP", shields=3),
    Printed(
        *("Ludus", 3, "yellow", "57", "SO"),
        gives_per=(3, "red", OWN),
        points_per=((1, "red", OWN),),
    ),
    _guild("Decorators Guild", "OOSL", (7, "complete wonder", OWN)),
)
_CHANGED = (
    FIRST["Altar"]._replace(points=3),
    FIRST["Theater"]._replace(points=3),
    FIRST["Temple"]._replace(points=4, after=()),
    FIRST["Statue"]._replace(after=("Well",)),
    FIRST["Gardens"]._replace(after=("Theater",)),
    FIRST["Pantheon"]._replace(after=("Altar",)),
    FIRST["Town Hall"]._replace(copies="36"),
    FIRST["Arena"]._replace(copies="35"),
    FIRST["Circus"]._replace(copies="46"),
    FIRST["Arsenal"]._replace(copies="35"),
    FIRST["Fortifications"]._replace(cost="OOOC"),
    FIRST["Builders Guild"]._replace(cost="SSSCCG"),
    FIRST["Spies Guild"]._replace(cost="CCG"),
)
SECOND = {name: card for name, card in FIRST.items() if name not in _GONE}
SECOND |= {card.name: card for card in (*_CHANGED, *_NEW)}

EDITIONS = (FIRST, SECOND)
PRINTED_BOARDS: dict[tuple[int, str, int], PrintedBoard] = {}
"""By edition, board and side: 0 for A and Day, 1 for B and Night."""


def _points(*costs_and_points: tuple[str, int]) -> tuple[PrintedStage, ...]:
    return tuple(PrintedStage(cost, points) for cost, points in costs_and_points)


def _between(first: str, second: PrintedStage, third: str) -> tuple[PrintedStage, ...]:
    """The usual stages: 3 points, something special, 7 points."""
    return PrintedStage(first, 3), second, PrintedStage(third, 7)


def _board(name: str, starts: str, *sides: tuple[PrintedStage, ...]) -> None:
    """The sides A, B, Day and Night of a board, and what it produces in each edition."""
    for number, stages in enumerate(sides):
        start = starts[number // 2]
        PRINTED_BOARDS[number // 2, name, number % 2] = PrintedBoard(start, stages)


_board(
    "Alexandria",
    "GG",
    _between("SS", PrintedStage("OO", own=RAW), "GG"),
    (PrintedStage("CC", own=RAW), PrintedStage("WW", own=GOODS), PrintedStage("SSS", 7)),
    _between("SS", PrintedStage("OO", own=RAW), "LP"),
    (PrintedStage("CC", own=RAW), PrintedStage("OOO", own=GOODS), PrintedStage("WWWW", 7)),
)
_board(
    "Babylon",
    "CW",
    _between("CC", PrintedStage("WWW", symbol=True), "CCCC"),
    (
        PrintedStage("LC", 3),
        PrintedStage("GWW", power="seventh card"),
        PrintedStage("PCCC", symbol=True),
    ),
    _between("CC", PrintedStage("OOL", symbol=True), "WWWW"),
    (PrintedStage("SS", power="seventh card"), PrintedStage("CCCG", symbol=True)),
)
_board(
    "Ephesos",
    "PP",
    _between("SS", PrintedStage("WW", gives=9), "PP"),
    (PrintedStage("SS", 2, gives=4), PrintedStage("WW", 3, gives=4), PrintedStage("PLG", 5, 0, 4)),
    _between("CC", PrintedStage("WW", gives=9), "OOG"),
    (PrintedStage("SS", 2, gives=4), PrintedStage("WW", 3, gives=4), PrintedStage("OOL", 5, 0, 4)),
)
_board(
    "Gizah",
    "SS",
    _points(("SS", 3), ("WWW", 5), ("SSSS", 7)),
    _points(("WW", 3), ("SSS", 5), ("CCC", 5), ("SSSSP", 7)),
    _points(("WW", 3), ("CCL", 5), ("SSSS", 7)),
    _points(("WW", 3), ("SSS", 5), ("CCC", 5), ("SSSSP", 7)),
)
_board(
    "Halikarnassos",
    "LL",
    _between("CC", PrintedStage("OOO", recovers=True), "LL"),
    (
        PrintedStage("OO", 2, recovers=True),
        PrintedStage("CCC", 1, recovers=True),
        PrintedStage("GLP", recovers=True),
    ),
    _between("OO", PrintedStage("GP", recovers=True), "SSS"),
    (
        PrintedStage("CC", 2, recovers=True),
        PrintedStage("GP", 1, recovers=True),
        PrintedStage("WWW", recovers=True),
    ),
)
_board(
    "Olympia",
    "WC",
    _between("WW", PrintedStage("SS", power="free building"), "OO"),
    (
        PrintedStage("WW", cheap=("raw left", "raw right")),
        PrintedStage("SS", 5),
        PrintedStage("OOL", power="copy guild"),
    ),
    _between("SS", PrintedStage("WW", power="free colour"), "CCC"),
    (
        PrintedStage("OO", 2, power="free first"),
        PrintedStage("CCC", 3, power="free last"),
        PrintedStage("GLP", 5),
    ),
)
_rhodos = (
    _between("WW", PrintedStage("CCC", shields=2), "OOOO"),
    (PrintedStage("SSS", 3, 1, 3), PrintedStage("OOOO", 4, 1, 4)),
)
_board("Rhodos", "OO", *_rhodos, *_rhodos)

POWERS = ("seventh card", "free building", "copy guild", "free colour", "free first", "free last")

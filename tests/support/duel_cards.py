"""The cards, wonder costs and layouts of Duel, and Pantheon's parts, as a player reads them.

Written by hand, apart from the package's own data files, so that each checks the other.
Letters: W wood, S stone, C clay, G glass, P papyrus.
"""

from typing import NamedTuple

GUILD = 4  # guilds are numbered after the three Ages
TEMPLE = 5  # and Grand Temples after the guilds
OWN = "in one's own city"
MOST = "in the city that has most"

Rate = tuple[int, str, str]  # so many for each thing of a kind, and where it is counted


class Printed(NamedTuple):
    """One card."""

    name: str
    age: int
    colour: str
    coins: int = 0  # its cost
    cost: str = ""  # its cost in resources
    produces: str = ""
    one_of: str = ""  # one unit of one of these, chosen for each construction
    one_coin: str = ""  # these are bought for 1 coin each
    points: int = 0
    shields: int = 0
    symbol: str = ""
    gives_coins: int = 0
    coins_per: Rate | None = None
    points_per: Rate | None = None
    needs: tuple[str, str] | None = None  # chain symbol that makes it free, card that shows it
    mythology: str = ""  # a token of this mythology makes it free
    gives: tuple[str, str] | None = None  # chain symbol it shows, card that this makes free


# The rulebook lists the cards on two pages: first those without chain symbols ...
WITHOUT_CHAINS = (
    Printed("Lumber Yard", 1, "brown", produces="W"),
    Printed("Logging Camp", 1, "brown", coins=1, produces="W"),
    Printed("Clay Pool", 1, "brown", produces="C"),
    Printed("Clay Pit", 1, "brown", coins=1, produces="C"),
    Printed("Quarry", 1, "brown", produces="S"),
    Printed("Stone Pit", 1, "brown", coins=1, produces="S"),
    Printed("Glassworks", 1, "grey", coins=1, produces="G"),
    Printed("Press", 1, "grey", coins=1, produces="P"),
    Printed("Guard Tower", 1, "red", shields=1),
    Printed("Workshop", 1, "green", cost="P", symbol="pendulum", points=1),
    Printed("Apothecary", 1, "green", cost="G", symbol="wheel", points=1),
    Printed("Stone Reserve", 1, "yellow", coins=3, one_coin="S"),
    Printed("Clay Reserve", 1, "yellow", coins=3, one_coin="C"),
    Printed("Wood Reserve", 1, "yellow", coins=3, one_coin="W"),
    Printed("Sawmill", 2, "brown", coins=2, produces="WW"),
    Printed("Brickyard", 2, "brown", coins=2, produces="CC"),
    Printed("Shelf Quarry", 2, "brown", coins=2, produces="SS"),
    Printed("Glass-Blower", 2, "grey", produces="G"),
    Printed("Drying Room", 2, "grey", produces="P"),
    Printed("Walls", 2, "red", cost="SS", shields=2),
    Printed("Courthouse", 2, "blue", cost="WWG", points=5),
    Printed("Forum", 2, "yellow", coins=3, cost="C", one_of="GP"),
    Printed("Caravansery", 2, "yellow", coins=2, cost="GP", one_of="WCS"),
    Printed("Customs House", 2, "yellow", coins=4, one_coin="PG"),
    Printed("Arsenal", 3, "red", cost="CCCWW", shields=3),
    Printed("Pretorium", 3, "red", coins=8, shields=3),
    Printed("Academy", 3, "green", cost="SWGG", symbol="sundial", points=3),
    Printed("Study", 3, "green", cost="WWGP", symbol="sundial", points=3),
    Printed("Palace", 3, "blue", cost="CSWGG", points=7),
    Printed("Town Hall", 3, "blue", cost="SSSWW", points=7),
    Printed("Obelisk", 3, "blue", cost="SSG", points=5),
    Printed("Chamber of Commerce", 3, "yellow", cost="PP", coins_per=(3, "grey", OWN), points=3),
    Printed("Port", 3, "yellow", cost="WGP", coins_per=(2, "brown", OWN), points=3),
    Printed("Armory", 3, "yellow", cost="SSG", coins_per=(1, "red", OWN), points=3),
    Printed(
        "Merchants Guild",
        GUILD,
        "purple",
        cost="CWGP",
        coins_per=(1, "yellow", MOST),
        points_per=(1, "yellow", MOST),
    ),
    Printed(
        "Shipowners Guild",
        GUILD,
        "purple",
        cost="CSGP",
        coins_per=(1, "brown or grey", MOST),
        points_per=(1, "brown or grey", MOST),
    ),
    Printed("Builders Guild", GUILD, "purple", cost="SSCWG", points_per=(2, "wonder", MOST)),
    Printed(
        "Magistrates Guild",
        GUILD,
        "purple",
        cost="WWCP",
        coins_per=(1, "blue", MOST),
        points_per=(1, "blue", MOST),
    ),
    Printed(
        "Scientists Guild",
        GUILD,
        "purple",
        cost="CCWW",
        coins_per=(1, "green", MOST),
        points_per=(1, "green", MOST),
    ),
    Printed(
        "Moneylenders Guild", GUILD, "purple", cost="SSWW", points_per=(1, "three coins", MOST)
    ),
    Printed(
        "Tacticians Guild",
        GUILD,
        "purple",
        cost="SSCP",
        coins_per=(1, "red", MOST),
        points_per=(1, "red", MOST),
    ),
)

# ... then those that give or need one.
WITH_CHAINS = (
    Printed("Stable", 1, "red", cost="W", shields=1, gives=("horseshoe", "Horse Breeders")),
    Printed("Garrison", 1, "red", cost="C", shields=1, gives=("sword", "Barracks")),
    Printed("Palisade", 1, "red", coins=2, shields=1, gives=("tower", "Fortifications")),
    Printed("Scriptorium", 1, "green", coins=2, symbol="quill", gives=("book", "Library")),
    Printed("Pharmacist", 1, "green", coins=2, symbol="mortar", gives=("gear", "Dispensary")),
    Printed("Theater", 1, "blue", points=3, gives=("mask", "Statue")),
    Printed("Altar", 1, "blue", points=3, gives=("moon", "Temple")),
    Printed("Baths", 1, "blue", cost="S", points=3, gives=("drop", "Aqueduct")),
    Printed("Tavern", 1, "yellow", gives_coins=4, gives=("vase", "Lighthouse")),
    Printed("Horse Breeders", 2, "red", cost="CW", shields=1, needs=("horseshoe", "Stable")),
    Printed("Barracks", 2, "red", coins=3, shields=1, needs=("sword", "Garrison")),
    Printed("Archery Range", 2, "red", cost="SWP", shields=2, gives=("target", "Siege Workshop")),
    Printed("Parade Ground", 2, "red", cost="CCG", shields=2, gives=("helmet", "Circus")),
    Printed(
        "Library", 2, "green", cost="SWG", symbol="quill", points=2, needs=("book", "Scriptorium")
    ),
    Printed(
        "Dispensary",
        2,
        "green",
        cost="CCS",
        symbol="mortar",
        points=2,
        needs=("gear", "Pharmacist"),
    ),
    Printed(
        "School", 2, "green", cost="WPP", symbol="wheel", points=1, gives=("lyre", "University")
    ),
    Printed(
        "Laboratory",
        2,
        "green",
        cost="WGG",
        symbol="pendulum",
        points=1,
        gives=("lamp", "Observatory"),
    ),
    Printed(
        "Statue",
        2,
        "blue",
        cost="CC",
        points=4,
        needs=("mask", "Theater"),
        gives=("column", "Gardens"),
    ),
    Printed(
        "Temple", 2, "blue", cost="WP", points=4, needs=("moon", "Altar"), gives=("sun", "Pantheon")
    ),
    Printed("Aqueduct", 2, "blue", cost="SSS", points=5, needs=("drop", "Baths")),
    Printed("Rostrum", 2, "blue", cost="SW", points=4, gives=("greek_temple", "Senate")),
    Printed("Brewery", 2, "yellow", gives_coins=6, gives=("barrel", "Arena")),
    Printed("Fortifications", 3, "red", cost="SSCP", shields=2, needs=("tower", "Palisade")),
    Printed("Siege Workshop", 3, "red", cost="WWWG", shields=2, needs=("target", "Archery Range")),
    Printed("Circus", 3, "red", cost="CCSS", shields=2, needs=("helmet", "Parade Ground")),
    Printed(
        "University", 3, "green", cost="CGP", symbol="sphere", points=2, needs=("lyre", "School")
    ),
    Printed(
        "Observatory",
        3,
        "green",
        cost="SPP",
        symbol="sphere",
        points=2,
        needs=("lamp", "Laboratory"),
    ),
    Printed("Gardens", 3, "blue", cost="CCWW", points=6, needs=("column", "Statue")),
    Printed("Pantheon", 3, "blue", cost="CWPP", points=6, needs=("sun", "Temple")),
    Printed("Senate", 3, "blue", cost="CCSP", points=5, needs=("greek_temple", "Rostrum")),
    Printed(
        "Lighthouse",
        3,
        "yellow",
        cost="CCG",
        coins_per=(1, "yellow", OWN),
        points=3,
        needs=("vase", "Tavern"),
    ),
    Printed(
        "Arena",
        3,
        "yellow",
        cost="CSW",
        coins_per=(2, "wonder", OWN),
        points=3,
        needs=("barrel", "Brewery"),
    ),
)

PRINTED = {card.name: card for card in WITHOUT_CHAINS + WITH_CHAINS}

WONDER_COSTS = {
    "The Appian Way": "PCCSS",
    "Circus Maximus": "GWSS",
    "The Colossus": "GCCC",
    "The Great Library": "PGWWW",
    "The Great Lighthouse": "PPSW",
    "The Hanging Gardens": "PGWW",
    "The Mausoleum": "PGGCC",
    "Piraeus": "CSWW",
    "The Pyramids": "PSSS",
    "The Sphinx": "GGCS",
    "The Statue of Zeus": "PPCWS",
    "The Temple of Artemis": "PGSW",
}

# Makes every resource a wonder or card can cost, so that nothing needs to be bought
SELF_SUFFICIENT = (
    "Lumber Yard",
    "Sawmill",
    "Clay Pool",
    "Brickyard",
    "Quarry",
    "Shelf Quarry",
    "Glassworks",
    "Glass-Blower",
    "Press",
    "Drying Room",
)

# The structures seen from above, the row laid first on top. U lies face up, D face down; a card
# is covered by those half a card to its left and right in the next row.
LAYOUTS = {
    1: (
        "    U U    ",
        "   D D D   ",
        "  U U U U  ",
        " D D D D D ",
        "U U U U U U",
    ),
    2: (
        "U U U U U U",
        " D D D D D ",
        "  U U U U  ",
        "   D D D   ",
        "    U U    ",
    ),
    3: (
        "    U U    ",
        "   D D D   ",
        "  U U U U  ",
        "   D   D   ",
        "  U U U U  ",
        "   D D D   ",
        "    U U    ",
    ),
}


class Spot(NamedTuple):
    """One card's place in a structure."""

    row: int
    column: int  # in half cards
    face_up: bool
    covered_by: tuple[int, ...]  # positions


def spots(age: int) -> list[Spot]:
    """The positions of a structure, read from its picture row by row."""
    places = [
        (row, column, face == "U")
        for row, line in enumerate(LAYOUTS[age], start=1)
        for column, face in enumerate(line, start=1)
        if face != " "
    ]
    numbers = {(row, column): number for number, (row, column, _) in enumerate(places)}

    def covering(row: int, column: int) -> tuple[int, ...]:
        nearest = ((row + 1, column - 1), (row + 1, column + 1))
        return tuple(numbers[place] for place in nearest if place in numbers)

    return [Spot(row, column, up, covering(row, column)) for row, column, up in places]


WONDER_POINTS = {
    "The Appian Way": 3,
    "Circus Maximus": 3,
    "The Colossus": 3,
    "The Great Library": 4,
    "The Great Lighthouse": 4,
    "The Hanging Gardens": 3,
    "The Mausoleum": 2,
    "Piraeus": 2,
    "The Pyramids": 9,
    "The Sphinx": 6,
    "The Statue of Zeus": 3,
    "The Temple of Artemis": 0,
}


# Pantheon

TEMPLES = {
    card.name: card
    for card in (
        Printed(
            "Mesopotamian Grand Temple", TEMPLE, "temple", 0, "WWWGP", mythology="mesopotamian"
        ),
        Printed("Phoenician Grand Temple", TEMPLE, "temple", 0, "WSGPP", mythology="phoenician"),
        Printed("Greek Grand Temple", TEMPLE, "temple", 0, "SSSGP", mythology="greek"),
        Printed("Egyptian Grand Temple", TEMPLE, "temple", 0, "CCCGP", mythology="egyptian"),
        Printed("Roman Grand Temple", TEMPLE, "temple", 0, "CSGGP", mythology="roman"),
    )
}
TEMPLE_POINTS = (0, 5, 12, 21)  # in all, by the number of Grand Temples
EVERY_CARD = PRINTED | TEMPLES

PANTHEON_WONDER_COSTS = {"The Sanctuary": "PGSS", "The Divine Theater": "PPGWW"}
EVERY_WONDER_COST = WONDER_COSTS | PANTHEON_WONDER_COSTS
EVERY_WONDER_POINTS = WONDER_POINTS | {"The Sanctuary": 0, "The Divine Theater": 2}

PANTHEON_TOKENS = ("Mysticism", "Poliorcetics", "Engineering")


class PrintedGod(NamedTuple):
    """One god, or the Gate."""

    mythology: str  # none for the Gate
    points: int = 0
    coins: int = 0
    saves: int = 0  # coins laid on the card
    shields: int = 0
    symbol: str = ""
    tokens: int = 0  # progress tokens laid on it when it is revealed
    times: int = 1  # what the price of a slot is multiplied by
    asks: str = ""  # the choice it begins with


GODS = {
    "Enki": PrintedGod("mesopotamian", tokens=2, asks="enki"),
    "Ishtar": PrintedGod("mesopotamian", symbol="scales"),
    "Nisaba": PrintedGod("mesopotamian", asks="nisaba"),
    "Astarte": PrintedGod("phoenician", saves=7),
    "Baal": PrintedGod("phoenician", asks="baal"),
    "Tanit": PrintedGod("phoenician", coins=12),
    "Aphrodite": PrintedGod("greek", points=9),
    "Hades": PrintedGod("greek", asks="hades"),
    "Zeus": PrintedGod("greek", asks="zeus"),
    "Anubis": PrintedGod("egyptian", asks="anubis"),
    "Isis": PrintedGod("egyptian", asks="isis_wonder"),
    "Ra": PrintedGod("egyptian", asks="ra"),
    "Mars": PrintedGod("roman", shields=2),
    "Minerva": PrintedGod("roman", asks="minerva"),
    "Neptune": PrintedGod("roman", asks="neptune_discard"),
    "Gate": PrintedGod("", times=2, asks="gate"),
}

# Prices of the six slots, from the first player's end of the board
SLOT_PRICES = ((3, 4, 5, 6, 7, 8), (8, 7, 6, 5, 4, 3))
OFFERING_VALUES = (2, 3, 4)
MYTHOLOGY_TOKENS_EACH = 2  # in the box, of which five come into play
TOKENS_IN_PLAY = {1: 5, 2: 3, 3: 0}  # laid on the structure of each Age

# The same structures: M carries a mythology token, O an offering token
TOKEN_LAYOUTS = {
    1: (
        "    . .    ",
        "   M . M   ",
        "  . . . .  ",
        " M . M . M ",
        ". . . . . .",
    ),
    2: (
        ". . . . . .",
        " O . O . O ",
        "  . . . .  ",
        "   . . .   ",
        "    . .    ",
    ),
    3: LAYOUTS[3],
}


def token_positions(age: int) -> list[int]:
    """The positions of a structure that carry a token of Pantheon."""
    marks = [mark for line in TOKEN_LAYOUTS[age] for mark in line if mark != " "]
    return [position for position, mark in enumerate(marks) if mark in "MO"]

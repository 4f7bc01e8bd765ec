"""The words of Duel as numbers: what the record stores and the rules compare."""

from enum import IntEnum
from typing import Final

PLAYERS: Final = 2
AGES: Final = 3
POSITIONS: Final = 20  # cards in the structure of an Age
WONDER_SLOTS: Final = 8  # wonders in one game: slots 0-3 drafted by the first seat
WONDERS_EACH: Final = 4
WONDER_LIMIT: Final = 7
BOARD_TOKENS: Final = 5
LIBRARY_TOKENS: Final = 3
CAPITAL: Final = 9  # spaces from the centre of the track to a capital
SYMBOLS_TO_WIN: Final = 6
STARTING_COINS: Final = 7
GUILDS_IN_PLAY: Final = 3  # with Pantheon, as many Grand Temples instead

# Pantheon
AGE_OF_GODS: Final = 2  # when the gods awaken
MYTHOLOGIES: Final = 5
GODS_EACH: Final = 3  # of each mythology
GODS: Final = MYTHOLOGIES * GODS_EACH
GATE: Final = GODS  # the Gate's number among the gods
PANTHEON_SLOTS: Final = 6
OFFERINGS: Final = 3
OFFERING_SETS: Final = 8  # ways to use some, all or none of them

RESOURCES: Final = ("wood", "stone", "clay", "glass", "papyrus")
RESOURCE_LETTERS: Final = "WSCGP"
RAW_END: Final = 3  # resources 0-2 are raw materials, the rest manufactured goods
RESOURCE_COUNT: Final = 5


class Colour(IntEnum):
    BROWN = 0
    GREY = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    RED = 5
    PURPLE = 6
    TEMPLE = 7  # Grand Temples


class Kind(IntEnum):
    """What effects count in a city. The colours keep their numbers."""

    BROWN = 0
    GREY = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4
    RED = 5
    PURPLE = 6
    TEMPLE = 7
    WONDER = 8  # constructed ones
    PROGRESS = 9
    BROWN_AND_GREY = 10
    THREE_COINS = 11  # full sets of three coins in the treasury
    SACRED_TOKENS = 12  # mythology tokens and offering tokens


COUNTED_KINDS: Final = 10  # the kinds that the record counts; the others follow from them


class Symbol(IntEnum):
    WHEEL = 0
    MORTAR = 1
    QUILL = 2
    PENDULUM = 3
    SUNDIAL = 4
    SPHERE = 5
    SCALES = 6


SYMBOLS: Final = len(Symbol)


class Mythology(IntEnum):
    MESOPOTAMIAN = 0
    PHOENICIAN = 1
    GREEK = 2
    EGYPTIAN = 3
    ROMAN = 4


class Ability(IntEnum):
    """Lasting advantages that progress tokens and standing wonders give a city."""

    WONDER_DISCOUNT = 0  # resources waived on each wonder
    BLUE_DISCOUNT = 1  # resources waived on each blue card
    RED_SHIELDS = 2  # further shields on each red card
    CHAIN_COINS = 3  # coins for each building built by a chain
    TRADE_INCOME = 4  # 1: receives what the opponent spends on trade
    WONDER_TURN = 5  # 1: every wonder grants another turn
    SIEGE = 6  # coins the opponent loses for each space the pawn is pushed
    ENGINEERING = 7  # coins for any card that shows a chain symbol under its cost
    PANTHEON_DISCOUNT = 8  # coins off each activation


ABILITIES: Final = len(Ability)


class Place(IntEnum):
    """Where a card is. Cards out of sight are in a deck, face down, or in the box."""

    UNSEEN = 0
    STRUCTURE = 1  # face up
    CITY_FIRST = 2
    CITY_SECOND = 3
    DISCARD = 4
    WONDER = 5  # tucked under one


class TokenPlace(IntEnum):
    """Where a progress token is."""

    BOX = 0
    BOARD = 1
    CITY_FIRST = 2
    CITY_SECOND = 3
    DRAWN = 4  # by the Great Library, to be chosen from
    ENKI = 5  # face up on Enki
    OUT = 6  # of Pantheon, in a game without it


class Decision(IntEnum):
    """What the deciding player is asked."""

    NONE = 0  # the game is over
    DRAFT = 1  # take one of the wonders on offer
    TURN = 2  # play an accessible card, or activate a card of the Pantheon
    PROGRESS = 3  # take a progress token from the board
    LIBRARY = 4  # keep one of the drawn progress tokens
    MAUSOLEUM = 5  # build a card from the discard pile
    DESTROY_BROWN = 6  # choose a brown card of the opponent to discard
    DESTROY_GREY = 7
    STARTER = 8  # say who begins the next Age
    PLACE_GOD = 9  # put one of the drawn gods into the Pantheon
    TOKEN_ORDER = 10  # say which uncovered mythology token comes first
    GATE = 11  # choose one of the gods on top of the decks
    THEATER_DECK = 12  # choose a mythology to reveal
    THEATER_GOD = 13  # choose one of its gods
    THEATER_ORDER = 14  # say which of the other gods goes on top
    ENKI = 15  # take one of the progress tokens on Enki
    NISABA = 16  # choose a green card of the opponent for the Snake
    BAAL = 17  # choose a brown or grey card of the opponent to take over
    HADES = 18  # build a card from the discard pile
    ZEUS = 19  # choose a card of the structure to discard
    ANUBIS = 20  # choose a constructed wonder to destroy
    ISIS_WONDER = 21  # choose a wonder to construct
    ISIS_CARD = 22  # choose the discarded card to tuck under it
    RA = 23  # choose a wonder of the opponent to take over
    MINERVA = 24  # choose a space of the track
    NEPTUNE_DISCARD = 25  # choose a military token to discard
    NEPTUNE_APPLY = 26  # choose a military token to apply


class Victory(IntEnum):
    NONE = 0
    CIVILIAN = 1
    MILITARY = 2
    SCIENTIFIC = 3


class Category(IntEnum):
    """The rows of the score pad."""

    BLUE = 0
    GREEN = 1
    YELLOW = 2
    GUILDS = 3
    WONDERS = 4
    PROGRESS = 5
    TREASURY = 6
    MILITARY = 7
    TEMPLES = 8
    GODS = 9


CATEGORIES: Final = len(Category)


class Event(IntEnum):
    """What a rule reports. The comment gives (player, subject, amount)."""

    WONDER_TAKEN = 1  # drafter, wonder
    AGE_BEGUN = 2  # who begins or chooses, Age
    CARD_BUILT = 3  # builder, card, coins paid
    CARD_DISCARDED = 4  # who, card
    WONDER_BUILT = 5  # builder, wonder, card tucked
    COINS = 6  # whose treasury, cause (CoinCause), change
    PAWN_MOVED = 7  # who pushes, new place on the track, spaces
    LOOTED = 8  # who loses, coins on the military token, coins lost
    TOKEN_TAKEN = 9  # who, progress token
    TOKENS_DRAWN = 10  # who, progress token: once for each
    CARD_DESTROYED = 11  # whose city, card
    CARD_RECOVERED = 12  # who, card
    CARD_REVEALED = 13  # -, card, position
    WONDER_RETURNED = 14  # whose, wonder
    ASKED = 15  # who, decision, 1: in this turn gods may be activated
    EXTRA_TURN = 16  # who
    EXTRA_TURN_LOST = 17  # who
    PAIR = 18  # who, symbol
    GAME_OVER = 19  # winner or -1, victory
    STARTER_CHOSEN = 20  # who chose, who begins
    DECLINED = 21  # who
    CHAINED = 22  # builder, card that a chain symbol makes free
    MYTHOLOGY_TOKEN = 23  # who takes it, mythology, position
    OFFERING_TOKEN = 24  # who takes it, offering token, position
    GODS_DRAWN = 25  # who, mythology, how many
    GOD_PLACED = 26  # who, mythology, slot
    GATE_PLACED = 27  # -, -, slot
    GOD_REVEALED = 28  # -, god, slot or -1: on its deck
    ENKI_TOKEN = 29  # -, progress token laid on Enki
    ACTIVATED = 30  # who, god or the Gate, coins paid
    OFFERING_SPENT = 31  # who, offering token
    SAVINGS = 32  # whose coins on Astarte, cause (CoinCause), change
    SNAKE_PLACED = 33  # who, card
    CARD_STOLEN = 34  # who takes it over, card
    CARD_STRUCK = 35  # who, card, position: discarded from the structure
    LAID_TOKEN_DISCARDED = 36  # who, mythology or offering token, Age
    WONDER_DESTROYED = 37  # whose, wonder, card that lay under it
    WONDER_STOLEN = 38  # who takes it over, wonder
    MINERVA_PLACED = 39  # who, space
    MINERVA_STOPS = 40  # whom, her space, shields without effect
    MILITARY_DISCARDED = 41  # who, coins on the token, side
    TOKEN_RETURNED = 42  # -, progress token: from Enki to the box
    GODS_RETURNED = 43  # who, mythology, how many; or who, -1: the tops of all decks
    ENGINEERED = 44  # builder, card built by Engineering


class CoinCause(IntEnum):
    """Why a treasury changed."""

    COST = 0  # coins printed on the card
    TRADE = 1  # resources bought
    DISCARD = 2  # a card discarded for coins
    EFFECT = 3  # a building, wonder or token gives coins
    LOOT = 4  # a military token
    RIVAL_WONDER = 5  # the opponent's wonder takes coins
    CHAIN = 6  # Urbanism
    INCOME = 7  # Economy
    ACTIVATION = 8  # a card of the Pantheon
    SIEGE = 9  # Poliorcetics

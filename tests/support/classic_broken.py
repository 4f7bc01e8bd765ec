"""What the checks of very many games of 7 Wonders can find broken."""

from enum import IntEnum


class Broken(IntEnum):
    """What does not hold."""

    NOTHING = 0
    DECK = 1
    CARD_LOST = 2
    GUILDS = 3
    HAND_SIZE = 4
    HAND_ORDER = 5
    HISTORY = 6
    SEEN = 7
    BUILDINGS = 8
    STAGES = 9
    BOARDS = 10
    UNUSED_CITY = 11
    TREASURY = 12
    COUNTS = 13
    SHIELDS = 14
    SYMBOLS = 15
    DISCOUNTS = 16
    CHOICES = 17
    SUPPLIES = 18
    POWERS = 19
    POWER_USED = 20
    TOKENS = 21
    COURSE = 22
    COMMITMENTS = 23
    HOLDER = 24
    WINNERS = 25
    SCORE = 26
    WORKSPACE = 27
    LEGAL_ACTIONS = 28
    VIEW = 29
    # of what an action did, see `classic_retelling`
    EVENT_CAPACITY = 40
    EVENT_UNKNOWN = 41
    EVENT_COINS = 42
    EVENT_PAID = 43
    EVENT_BUILDINGS = 44
    EVENT_STAGES = 45
    EVENT_DISCARDS = 46
    EVENT_CHOICE = 47
    EVENT_TOKENS = 48
    EVENT_COURSE = 49
    EVENT_FREE = 50
    PASSING = 51

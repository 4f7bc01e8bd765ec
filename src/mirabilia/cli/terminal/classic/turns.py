"""What happened in a turn: all cities act at once, so their moves are told together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from mirabilia.classic.components import CARD_BY_NAME
from mirabilia.classic.vocabulary import FREE_CITY, MOST_PLAYERS, SALE_COINS
from mirabilia.cli.terminal.classic.signs import sign_of, style_of
from mirabilia.cli.terminal.classic.words import TableWords
from mirabilia.cli.terminal.layout import clipped, flowing, styled, wrapped
from mirabilia.cli.terminal.moves import History
from mirabilia.cli.terminal.signs import COIN, COIN_STYLE, POINT, WONDER, WONDER_STYLE
from mirabilia.notation.classic.events import event_sentence
from mirabilia.notation.classic.words import FREE_CITY_NAME

Document = dict[str, Any]

_UNTOLD = ("committed", "taken_back", "asked")  # what came of them is told
_AT_THE_END = ("victory", "game_over", "card_recovered", "declined")
_TOLD_OTHERWISE = ("cost", "sale")  # causes of coin moves that another event already tells


@dataclass
class Turn:
    """A turn and what it brought; turn 0 is the choice of sides."""

    age: int
    number: int
    events: list[Document] = field(default_factory=list)

    def title(self, words: TableWords) -> str:
        """The Age and the turn in words."""
        if not self.number:
            return words("classic-terminal-sides")
        parts = words("age", age=self.age), words("classic-turn", turn=self.number)
        return " · ".join(parts)


def turns_of(history: History) -> list[Turn]:
    """Every turn in which something has happened, the last one perhaps not over yet."""
    position = history.game.record().get("position")  # where it began, if not with the deal
    if position is not None:
        turns = [Turn(position["age"], position["turn"])]
    else:
        sides = any(move.action.document["type"] == "side" for move in history.moves[:1])
        turns = [Turn(0, 0) if sides else Turn(1, 1)]
    age = turns[0].age
    for move in history.moves:
        for event in move.events:
            match event.document:
                case {"type": "age_begun", "age": begun}:
                    age = begun
                case {"type": "turn_begun", "turn": number}:
                    turns.append(Turn(age, number))
                case {"type": kind} if kind not in _UNTOLD:
                    turns[-1].events.append(event.document)
    return [turn for turn in turns if turn.events]


def recent_events(history: History) -> list[Document]:
    """What the last turn that was carried out has brought, up to now."""
    turns = turns_of(history)
    return turns[-1].events if turns else []


def city_number(city: int | str) -> int:
    """A city of a document by its number."""
    return FREE_CITY if city == FREE_CITY_NAME else int(city)


def deeds(words: TableWords, events: Iterable[Document]) -> dict[int, Text]:
    """What each city did, in signs, by the city's number."""
    done: dict[int, list[Text]] = {}
    for event in events:
        if "city" not in event:
            continue
        piece = _deed(words, event)
        if piece is not None:
            done.setdefault(city_number(event["city"]), []).append(piece)
    return {city: Text(" ").join(done[city]) for city in sorted(done)}


def _deed(words: TableWords, event: Document) -> Text | None:
    match event:
        case {"type": "card_built", "card": name}:
            return _card(words, name)
        case {"type": "card_recovered", "card": name}:
            return _card(words, name) + styled(f" ({words('classic-terminal-recovered')})", "dim")
        case {"type": "chained"}:
            return styled(f"({words('terminal-chain')})", "dim")
        case {"type": "free_by_power"}:
            return styled(f"({words('classic-terminal-note-power')})", "dim")
        case {"type": "stage_built", "stage": stage}:
            said = words("classic-stage", stage=stage)
            return styled(f"{WONDER} {said}", WONDER_STYLE)
        case {"type": "card_sold"}:
            sold = words("classic-terminal-sold")
            return Text(sold + " ") + styled(f"+{SALE_COINS}{COIN}", COIN_STYLE)
        case {"type": "bought", "seller": seller, "coins": coins}:
            who = words.cities[city_number(seller)]
            return styled(f"{coins}{COIN}→{who}", COIN_STYLE)
        case {"type": "coins", "cause": cause, "change": change} if cause not in _TOLD_OTHERWISE:
            return styled(f"{change:+}{COIN}", COIN_STYLE)
        case {"type": "side_chosen", "board": board, "side": side}:
            return Text(f"{words.board(board)} {words(f'classic-terminal-side-{side.lower()}')}")
    return None


def _card(words: TableWords, name: str) -> Text:
    card = CARD_BY_NAME[name]
    return styled(f"{sign_of(card)} {words.card(card)}", style_of(card))


def conflicts(words: TableWords, events: Iterable[Document]) -> list[Text]:
    """Who won against whom, and the points of it."""
    return [
        Text(f"{_city(words, event['city'])} > {_city(words, event['neighbour'])} ")
        + styled(f"+{event['points']}{POINT}", "bold")
        for event in events
        if event["type"] == "victory"
    ]


def _city(words: TableWords, city: int | str) -> str:
    return words.cities[city_number(city)]


def turn_lines(
    words: TableWords,
    events: Sequence[Document],
    width: int,
    most: int | None = None,
    *,
    age_over: bool = False,
    going_on: bool = False,
) -> list[Text]:
    """The last turn in a few lines, each city's deed unbroken; after an Age also that all is calm.

    With `most` in at most so many. A turn is `going_on` while a power is to be used in it.
    """
    items = [
        styled(f"{words.cities[city]} ", "bold") + deed
        for city, deed in deeds(words, events).items()
    ]
    title = "classic-terminal-this-turn" if going_on else "classic-terminal-last-turn"
    head = styled(words(title) + " ", "dim")
    lines = flowing(head, items, width, " · ", indent=2) if items else []
    fought = conflicts(words, events)
    if fought or age_over:
        head = styled(words("classic-terminal-conflicts") + " ", "dim")
        lines += flowing(head, fought or [Text("–")], width, " · ", indent=2)
    return clipped(lines, most, width) if most is not None else lines


def log_lines(words: TableWords, turns: Sequence[Turn], width: int) -> list[Text]:
    """The story of turns in sentences: what belongs to one city on one line."""
    lines: list[Text] = []
    for turn in turns:
        lines.append(styled(turn.title(words), "bold underline"))
        told: dict[int, list[str]] = {}
        for event in turn.events:
            match event:
                case {"type": "defeat" | "card_left_over"}:
                    continue  # the victory tells it; the rules say it
                case {"type": "coins", "cause": cause} if cause in _TOLD_OTHERWISE:
                    continue
            said = event_sentence(words.language, event, words.players)
            late = event["type"] in _AT_THE_END
            city = city_number(event["city"]) if "city" in event and not late else MOST_PLAYERS
            told.setdefault(city, []).append(said)
        last = told.pop(MOST_PLAYERS, [])
        for city in sorted(told):
            lines += wrapped("  " + " ".join(told[city]), width, 4)
        for said in last:
            lines += wrapped("  " + said, width, 4)
    return lines

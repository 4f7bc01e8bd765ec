/** What a board is given, whichever game it is of. */
import type { Action, Advised, Happening, SeatTold } from '../api/messages';

export interface BoardProps<Position, Facts> {
  position: Position;
  facts: Facts;
  /** Whose table it is; null for spectators and replays. */
  seat: number | null;
  /** The legal actions of that seat; none while nothing is asked. */
  actions: Action[];
  seats: SeatTold[];
  /** What the last move did. */
  fresh: Happening[];
  /** A move is on its way. */
  busy: boolean;
  advice: Advised['advice'] | null;
  onplay: (action: Action) => void;
  onask?: (name: string) => void;
}

/* Written by `npm run types` from the schemas of the server. */

/**
 * `random`, or a name for each city
 */
export type Words = string | string[];
/**
 * `dealt`, `chosen`, or a side for each city
 */
export type Words1 = string | string[];
export type Player = number;
export type Citizen = Player | 'free_city';
export type Entry = {
  use: 'built' | 'stage' | 'sold' | 'left_over' | 'recovered';
  /**
   * Of built and recovered: the card lies open
   */
  card?: string;
  /**
   * Who found it in looking through the discard pile
   *
   * @minItems 1
   */
  seen_by?: Player[];
} | null;
export type Commitment = Commitment1;
export type Commitment1 = {
  type: 'build' | 'stage' | 'sell' | 'build_free' | 'side';
} | null;
/**
 * What is chosen for each city in this turn, null for what is not
 */
export type Commitments = Commitment[];
/**
 * @maxItems 8
 */
export type Names = string[];
/**
 * The cards face down, by Age, turn and city as in `history`; null for a card that lies open
 *
 * @maxItems 3
 */
export type FaceDown = (string | null)[][][];
/**
 * @maxItems 8
 */
export type KnownNames = (string | null)[];
export type Words2 = string | string[];
export type Payment = number;

/**
 * The whole table by English names. A view has `known` in place of `hidden`: what its viewer knows. Cards that a document does not name are drawn at random when it is loaded.
 */
export interface ClassicPosition {
  game: 'classic';
  rules_version: number;
  options: {
    rulings?: 'rulebook';
    players?: number;
    edition?: 'first' | 'second';
    boards?: Words;
    sides?: Words1;
  };
  /**
   * 0 while sides are chosen
   */
  age: number;
  /**
   * Of the Age; 0 while sides are chosen
   */
  turn: number;
  /**
   * What is asked of whom; null when the game is over
   */
  decision: null | {
    kind: 'sides' | 'turn' | 'seventh' | 'discard';
    /**
     * Who must still decide
     */
    players: Player[];
    /**
     * Of sides and turn: the cities whose choice is made
     */
    chosen?: Citizen[];
    /**
     * Of seventh and discard: the city that is decided for
     */
    city?: Player | 'free_city';
  };
  /**
   * Two players: who plays the Free City this turn
   */
  holder?: number;
  /**
   * @minItems 3
   * @maxItems 7
   */
  cities: City[];
  /**
   * What each city did with a card, by Age, turn and city. A seventh turn holds the cards left over and Babylon's seventh, null while that is asked
   *
   * @maxItems 3
   */
  history: Entry[][][];
  result?: {
    victory: 'points' | 'coins';
    /**
     * null if several share the victory
     */
    winner: null | Player;
    winners: Player[];
  };
  /**
   * All that is secret
   */
  hidden?: {
    commitments: Commitments;
    hands: Names[];
    face_down: FaceDown;
    /**
     * @maxItems 3
     */
    free_city?: string[][];
    /**
     * The hands of the Ages to come; with two players the third is the Free City's deck
     */
    decks: {
      /**
       * @minItems 3
       * @maxItems 7
       */
      [k: string]: string[][];
    };
    random: number;
  };
  /**
   * What somebody knows of it: null for a card that is not known. A part left out is unknown
   */
  known?: {
    commitments?: Commitments;
    hands?: KnownNames[];
    face_down?: FaceDown;
    /**
     * @maxItems 3
     */
    free_city?: (string | null)[][];
  };
}
export interface City {
  board: string;
  /**
   * null until it is chosen
   */
  side: 'A' | 'B' | 'Day' | 'Night' | null;
  coins: number;
  buildings: string[];
  stages: number;
  /**
   * Victory tokens of each Age
   *
   * @minItems 3
   * @maxItems 3
   */
  victories: number[];
  defeats: number;
  /**
   * Olympia A: the free building of this Age is built
   */
  power_used?: boolean;
}

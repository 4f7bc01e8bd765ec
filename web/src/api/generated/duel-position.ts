/* Written by `npm run types` from the schemas of the server. */

export type Player = number;
export type Position = number;
export type Names = string[];
export type Mythology = 'mesopotamian' | 'phoenician' | 'greek' | 'egyptian' | 'roman';
/**
 * Activated, the Gate included
 */
export type Names1 = string[];
export type Players = Player[];

/**
 * The whole table by English names. Without `hidden` it is what a player sees; loading it then draws the hidden cards and gods at random.
 */
export interface DuelPosition {
  game: 'duel';
  rules_version: number;
  options: {
    /**
     * Sets the rulings that are not named
     */
    rulings?: 'rulebook' | 'arena' | 'ukrainian' | 'russian';
    first_player?: 'random' | 0 | 1;
    wonders?: 'draft' | 'first-game';
    centre_starter?: 'begins' | 'chooses';
    progress_choice?: 'optional' | 'compulsory';
    /**
     * The Pantheon expansion is played
     */
    pantheon?: boolean;
    minerva?: 'before' | 'on';
    minerva_space?: 'any' | 'not-pawn';
    zeus_token?: 'take' | 'discard';
    token_order?: 'token-first' | 'card-first';
    temple_urbanism?: 'pays' | 'nothing';
    extra_turns?: 'one' | 'several';
    double_supremacy?: 'scientific' | 'military';
    single_god?: 'place' | 'leave';
  };
  first_player: Player;
  /**
   * 0 while wonders are drafted; with Pantheon 1, for Age I is laid out before
   */
  age: number;
  /**
   * What is asked of whom; null when the game is over
   */
  decision: null | {
    kind:
      | 'draft'
      | 'turn'
      | 'progress'
      | 'library'
      | 'mausoleum'
      | 'destroy_brown'
      | 'destroy_grey'
      | 'starter'
      | 'place_god'
      | 'token_order'
      | 'gate'
      | 'theater_deck'
      | 'theater_god'
      | 'theater_order'
      | 'enki'
      | 'nisaba'
      | 'baal'
      | 'hades'
      | 'zeus'
      | 'anubis'
      | 'isis_wonder'
      | 'isis_card'
      | 'ra'
      | 'minerva'
      | 'neptune_discard'
      | 'neptune_apply';
    player: Player;
    /**
     * Whose turn it is
     */
    active?: number;
    /**
     * Where the card played last had lain; absent after an activation
     */
    played?: number;
    /**
     * Whether the active player takes another turn after this one, or how many
     */
    extra_turn?: boolean | number;
    /**
     * Of place_god: of the gods drawn
     */
    mythology?: 'mesopotamian' | 'phoenician' | 'greek' | 'egyptian' | 'roman';
    /**
     * Of isis_card: the wonder to construct
     */
    wonder?: string;
  };
  /**
   * @maxItems 20
   */
  structure: ({
    [k: string]: unknown;
  } & {
    position: Position;
    card?: string;
    back?: 'age' | 'guild' | 'temple';
    /**
     * On the card: a mythology token in Age I, an offering token by its value in Age II
     */
    token?: 'mesopotamian' | 'phoenician' | 'greek' | 'egyptian' | 'roman' | 2 | 3 | 4;
  })[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cities: City[];
  /**
   * +9 is the second player's capital
   */
  conflict: number;
  /**
   * Coins on the military tokens left on each player's side
   *
   * @minItems 2
   * @maxItems 2
   */
  military_tokens: (2 | 5)[][];
  progress: {
    /**
     * @maxItems 5
     */
    board: (string | null)[];
    /**
     * @maxItems 3
     */
    drawn: string[];
  };
  discard: Names;
  /**
   * Only with Pantheon; a part left out is empty, a deck holds what is nowhere else
   */
  pantheon?: {
    /**
     * Slots 1 to 6: face up a god or the Gate, face down (in Age I) its mythology and who knows it
     *
     * @minItems 6
     * @maxItems 6
     */
    slots?: ({
      god?: string;
      mythology?: Mythology;
      known_by?: Players;
    } | null)[];
    /**
     * The god decks from the top; a god that both players know is named, in a view also one that the viewer knows
     */
    decks?: {
      /**
       * @maxItems 3
       */
      [k: string]: {
        god?: string;
        known_by?: Players;
      }[];
    };
    /**
     * Progress tokens on Enki
     *
     * @maxItems 2
     */
    enki?: string[];
    /**
     * The green card under the Snake
     */
    snake?: string | null;
    /**
     * Her space of the track
     */
    minerva?: number | null;
    /**
     * The gods that the Gate revealed still lie open
     */
    gate_open?: boolean;
    /**
     * The deck that the Divine Theater opened
     */
    theater_open?: 'mesopotamian' | 'phoenician' | 'greek' | 'egyptian' | 'roman';
    /**
     * Of the token that Zeus took: a god is still to be placed
     */
    owed_god?: 'mesopotamian' | 'phoenician' | 'greek' | 'egyptian' | 'roman';
  };
  /**
   * @minItems 4
   * @maxItems 4
   */
  offered?: (string | null)[];
  result?: {
    victory: 'civilian' | 'military' | 'scientific';
    winner: null | Player;
  };
  hidden?: {
    structure: {
      [k: string]: string;
    };
    decks: {
      /**
       * @minItems 20
       * @maxItems 20
       */
      [k: string]: string[];
    };
    wonders: unknown[] | string[];
    gods?: {
      slots: {
        [k: string]: string;
      };
      decks: {
        /**
         * @maxItems 3
         */
        [k: string]: string[];
      };
    };
    random: number;
  };
}
export interface City {
  coins: number;
  buildings: Names;
  /**
   * @maxItems 5
   */
  wonders: {
    wonder: string;
    card?: string;
    returned?: true;
    /**
     * Where a wonder that Ra took over was drafted
     */
    slot?: number;
  }[];
  progress: Names;
  /**
   * @maxItems 5
   */
  mythology_tokens?: Mythology[];
  offerings?: (2 | 3 | 4)[];
  gods?: Names1;
  /**
   * Coins on Astarte
   */
  savings?: number;
}

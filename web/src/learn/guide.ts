/** What the guide explains, when, and where on the table it points. The order is that of importance. */
import type { ClassicFacts, ClassicPrice, DuelFacts, DuelPrice } from '../api/documents';
import type { Action, Facts, Happening, Position } from '../api/messages';

export interface Scene {
  position: Position;
  facts: Facts | null;
  actions: Action[];
  log: Happening[];
  seat: number;
  isMyTurn: boolean;
  isGuild: (card: string) => boolean;
}

export interface GuideStep {
  id: string;
  /** The part of the table that it is about. */
  zone: string | ((scene: Scene) => string);
  /** The chapter of the rules that tells more. */
  chapter: string;
  /** About what is asked or has just happened: it does not wait for a quieter turn. */
  isNow?: boolean;
  when: (scene: Scene) => boolean;
}

const always = () => true;
const events = (scene: Scene) =>
  scene.log.flatMap((happening) => happening.events ?? []).map((event) => event.document);
const happened = (scene: Scene, ...types: string[]) =>
  events(scene).some((event) => types.includes(event.type));

const duel = (scene: Scene) => (scene.position.game === 'duel' ? scene.position : null);
const duelFacts = (scene: Scene) => scene.facts as DuelFacts | null;
const classicFacts = (scene: Scene) => scene.facts as ClassicFacts | null;
const buildings = (scene: Scene) => scene.position.cities[scene.seat]?.buildings ?? [];
const age = (scene: Scene) => scene.position.age;

/** Prices of cards that can be taken now. */
function openPrices(scene: Scene): DuelPrice[] {
  const names = new Set(scene.actions.map((action) => action.document.card));
  return Object.entries(duelFacts(scene)?.prices ?? {})
    .filter(([name, price]) => names.has(name) && price.what === 'card')
    .map(([, price]) => price as DuelPrice);
}

const decides = (scene: Scene, kind: string) => scene.position.decision?.kind === kind;
const can = (scene: Scene, type: string) => scene.actions.some((action) => action.document.type === type);
const prices = (scene: Scene): ClassicPrice[] => Object.values(classicFacts(scene)?.prices ?? {});
const symbols = (scene: Scene) => {
  const found = (scene.facts?.cities[scene.seat] as { symbols?: Record<string, number> } | undefined)
    ?.symbols;
  return Object.values(found ?? {}).reduce((sum, n) => sum + n, 0);
};
const makes = (scene: Scene) => {
  const city = scene.facts?.cities[scene.seat];
  return Object.values(city?.production ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);
};

/** Turns that the learner has had. */
export function turnsOf(scene: Scene): number {
  const { position } = scene;
  if (position.game === 'classic') return (position.age - 1) * 6 + position.turn - 1;
  return scene.log.filter((happening) => happening.type === 'played' && happening.seat === scene.seat).length;
}
const after = (turns: number) => (scene: Scene) => turnsOf(scene) >= turns;

/** So few spaces from a capital, so many different symbols: worth a warning. */
const DANGER = 4;
const SCHOLAR = 4;

export const DUEL_STEPS: GuideStep[] = [
  {
    id: 'progress',
    zone: 'tokens',
    chapter: 'science',
    isNow: true,
    when: (scene) => decides(scene, 'progress') && scene.isMyTurn,
  },
  {
    id: 'starter',
    zone: 'panel',
    chapter: 'age-end',
    isNow: true,
    when: (scene) => decides(scene, 'starter') && scene.isMyTurn,
  },
  { id: 'welcome', zone: '', chapter: 'goal', when: always },
  { id: 'structure', zone: 'structure', chapter: 'turn', when: always },
  { id: 'take', zone: 'structure', chapter: 'turn', when: (scene) => scene.isMyTurn },
  { id: 'seals', zone: 'structure', chapter: 'costs', when: (scene) => scene.isMyTurn },
  { id: 'age2', zone: 'structure', chapter: 'age-end', isNow: true, when: (scene) => age(scene) === 2 },
  { id: 'age3', zone: 'structure', chapter: 'age-end', isNow: true, when: (scene) => age(scene) === 3 },
  {
    id: 'scoring',
    zone: 'mine',
    chapter: 'scoring',
    isNow: true,
    when: (scene) => age(scene) === 3 && (duel(scene)?.structure.length ?? 20) <= 6,
  },
  {
    id: 'danger',
    zone: 'track',
    chapter: 'military',
    isNow: true,
    when: (scene) => (duelFacts(scene)?.distance ?? [9, 9]).some((spaces) => spaces <= DANGER),
  },
  {
    id: 'scholar',
    zone: (scene) =>
      (duelFacts(scene)?.cities[scene.seat]?.distinct ?? 0) >= SCHOLAR ? 'science' : 'theirs',
    chapter: 'science',
    isNow: true,
    when: (scene) => (duelFacts(scene)?.cities ?? []).some((city) => city.distinct >= SCHOLAR),
  },
  {
    id: 'looted',
    zone: 'track',
    chapter: 'military',
    isNow: true,
    when: (scene) => happened(scene, 'looted'),
  },
  {
    id: 'again',
    zone: 'wonders',
    chapter: 'wonders',
    isNow: true,
    when: (scene) => happened(scene, 'extra_turn'),
  },
  {
    id: 'seventh',
    zone: 'wonders',
    chapter: 'wonders',
    isNow: true,
    when: (scene) => happened(scene, 'wonder_returned'),
  },
  { id: 'city', zone: 'mine', chapter: 'cards', when: (scene) => buildings(scene).length > 0 },
  {
    id: 'poor',
    zone: 'mine',
    chapter: 'turn',
    when: (scene) => scene.isMyTurn && (scene.position.cities[scene.seat]?.coins ?? 9) <= 1,
  },
  {
    id: 'trade',
    zone: 'structure',
    chapter: 'trade',
    when: (scene) => after(1)(scene) && openPrices(scene).some((price) => price.trade > 0),
  },
  { id: 'production', zone: 'mine', chapter: 'costs', when: (scene) => makes(scene) > 0 },
  { id: 'revealed', zone: 'structure', chapter: 'turn', when: (scene) => happened(scene, 'card_revealed') },
  {
    id: 'chain',
    zone: 'structure',
    chapter: 'chains',
    when: (scene) => openPrices(scene).some((price) => price.chain !== null),
  },
  { id: 'military', zone: 'track', chapter: 'military', when: (scene) => happened(scene, 'pawn_moved') },
  { id: 'science', zone: 'science', chapter: 'science', when: (scene) => symbols(scene) > 0 },
  {
    id: 'wonder',
    zone: 'wonders',
    chapter: 'wonders',
    when: (scene) => can(scene, 'wonder') && after(2)(scene),
  },
  {
    id: 'guild',
    zone: 'structure',
    chapter: 'cards',
    when: (scene) => scene.actions.some(({ document: { card } }) => !!card && scene.isGuild(card)),
  },
  {
    id: 'dear',
    zone: 'mine',
    chapter: 'trade',
    when: (scene) =>
      after(4)(scene) && openPrices(scene).some((price) => price.bought.some((each) => each.price >= 4)),
  },
];

const turn = (scene: Scene) => (scene.position.game === 'classic' ? scene.position.turn : 0);
const isTurn = (scene: Scene) => decides(scene, 'turn');

export const CLASSIC_STEPS: GuideStep[] = [
  {
    id: 'seventh',
    zone: 'hand',
    chapter: 'wonders',
    isNow: true,
    when: (scene) => decides(scene, 'seventh') && scene.isMyTurn,
  },
  {
    id: 'recover',
    zone: 'panel',
    chapter: 'wonders',
    isNow: true,
    when: (scene) => decides(scene, 'discard') && scene.isMyTurn,
  },
  { id: 'welcome', zone: '', chapter: 'goal', when: always },
  { id: 'hand', zone: 'hand', chapter: 'turn', when: isTurn },
  { id: 'actions', zone: 'panel', chapter: 'turn', when: (scene) => isTurn(scene) && scene.isMyTurn },
  { id: 'seals', zone: 'hand', chapter: 'costs', when: isTurn },
  {
    id: 'conflict',
    zone: 'left',
    chapter: 'military',
    isNow: true,
    when: (scene) => happened(scene, 'victory', 'defeat') || age(scene) > 1,
  },
  { id: 'age2', zone: 'hand', chapter: 'age-end', isNow: true, when: (scene) => age(scene) === 2 },
  { id: 'age3', zone: 'hand', chapter: 'age-end', isNow: true, when: (scene) => age(scene) === 3 },
  {
    id: 'scoring',
    zone: 'mine',
    chapter: 'scoring',
    isNow: true,
    when: (scene) => age(scene) === 3 && turn(scene) >= 5,
  },
  { id: 'passing', zone: 'hand', chapter: 'turn', when: after(1) },
  { id: 'board', zone: 'wonders', chapter: 'wonders', when: after(1) },
  { id: 'neighbours', zone: 'left', chapter: 'trade', when: after(2) },
  { id: 'sixth', zone: 'hand', chapter: 'turn', isNow: true, when: (scene) => turn(scene) === 6 },
  { id: 'shields', zone: 'right', chapter: 'military', when: after(3) },
  {
    id: 'sell',
    zone: 'hand',
    chapter: 'turn',
    when: (scene) => after(1)(scene) && scene.isMyTurn && isTurn(scene) && !can(scene, 'build'),
  },
  {
    id: 'trade',
    zone: 'hand',
    chapter: 'trade',
    when: (scene) =>
      after(2)(scene) &&
      prices(scene).some((price) => price.splits?.some((split) => split.bought.length > 0)),
  },
  {
    id: 'chain',
    zone: 'hand',
    chapter: 'chains',
    when: (scene) => prices(scene).some((price) => price.chain !== null),
  },
  {
    id: 'stage',
    zone: 'wonders',
    chapter: 'wonders',
    when: (scene) => can(scene, 'stage') && after(1)(scene),
  },
  { id: 'science', zone: 'science', chapter: 'science', when: (scene) => symbols(scene) > 0 },
  {
    id: 'guild',
    zone: 'hand',
    chapter: 'scoring',
    when: (scene) => Object.keys(classicFacts(scene)?.prices ?? {}).some((card) => scene.isGuild(card)),
  },
];

/** Where else to look on a board that shows no such zone. */
const INSTEAD: Record<string, string> = { science: 'mine', wonders: 'mine', mine: 'board' };
const named = (zone: string) => `[data-zone~="${zone}"]`;

/** Selectors of a zone, the best first: mine before those of others. */
export const placesOf = (zone: string): string[] =>
  zone
    ? [
        `:is(${named('mine')}, ${named('board')}) ${named(zone)}`,
        named(zone),
        ...(INSTEAD[zone] ? placesOf(INSTEAD[zone]) : []),
      ]
    : [];

/** So much is said in one turn; the first one begins with how to play at all. */
const AT_FIRST = 4;
const IN_A_TURN = 2;
const QUIET: ReadonlySet<string> = new Set();

/**
 * The step to show now: the first that was not shown yet and fits. `said` are those of this turn: more
 * than a few wait for the next one, unless they are about this very moment.
 */
export function nextStep(
  steps: GuideStep[],
  seen: ReadonlySet<string>,
  scene: Scene,
  said: ReadonlySet<string> = QUIET,
): GuideStep | undefined {
  const isMuch = said.size >= (turnsOf(scene) ? IN_A_TURN : AT_FIRST);
  return steps.find((step) => !seen.has(step.id) && (step.isNow || !isMuch) && step.when(scene));
}

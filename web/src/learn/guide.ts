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
}

export interface GuideStep {
  id: string;
  /** The part of the table that it is about. */
  zone: string;
  /** The chapter of the rules that tells more. */
  chapter: string;
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

export const DUEL_STEPS: GuideStep[] = [
  { id: 'progress', zone: 'tokens', chapter: 'science', when: (scene) => decides(scene, 'progress') },
  {
    id: 'starter',
    zone: 'track',
    chapter: 'age-end',
    when: (scene) => decides(scene, 'starter') && scene.isMyTurn,
  },
  { id: 'welcome', zone: '', chapter: 'goal', when: always },
  { id: 'structure', zone: 'structure', chapter: 'turn', when: always },
  { id: 'take', zone: 'structure', chapter: 'turn', when: (scene) => scene.isMyTurn },
  { id: 'seals', zone: 'structure', chapter: 'costs', when: (scene) => scene.isMyTurn },
  { id: 'city', zone: 'mine', chapter: 'cards', when: (scene) => buildings(scene).length > 0 },
  {
    id: 'trade',
    zone: 'structure',
    chapter: 'trade',
    when: (scene) => openPrices(scene).some((price) => price.trade > 0),
  },
  {
    id: 'poor',
    zone: 'mine',
    chapter: 'turn',
    when: (scene) => scene.isMyTurn && (scene.position.cities[scene.seat]?.coins ?? 9) <= 1,
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
  { id: 'looted', zone: 'track', chapter: 'military', when: (scene) => happened(scene, 'looted') },
  { id: 'science', zone: 'mine', chapter: 'science', when: (scene) => symbols(scene) > 0 },
  { id: 'wonder', zone: 'mine', chapter: 'wonders', when: (scene) => can(scene, 'wonder') },
  { id: 'again', zone: 'mine', chapter: 'wonders', when: (scene) => happened(scene, 'extra_turn') },
  {
    id: 'danger',
    zone: 'track',
    chapter: 'military',
    when: (scene) => (duelFacts(scene)?.distance ?? [9, 9]).some((spaces) => spaces <= 4),
  },
  { id: 'age2', zone: 'structure', chapter: 'age-end', when: (scene) => age(scene) === 2 },
  { id: 'age3', zone: 'structure', chapter: 'age-end', when: (scene) => age(scene) === 3 },
  {
    id: 'scoring',
    zone: 'mine',
    chapter: 'scoring',
    when: (scene) => age(scene) === 3 && (duel(scene)?.structure.length ?? 20) <= 6,
  },
];

const turn = (scene: Scene) => (scene.position.game === 'classic' ? scene.position.turn : 0);
const isTurn = (scene: Scene) => decides(scene, 'turn');

export const CLASSIC_STEPS: GuideStep[] = [
  { id: 'welcome', zone: '', chapter: 'goal', when: always },
  { id: 'hand', zone: 'hand', chapter: 'turn', when: isTurn },
  { id: 'actions', zone: 'panel', chapter: 'turn', when: (scene) => isTurn(scene) && scene.isMyTurn },
  { id: 'seals', zone: 'hand', chapter: 'costs', when: isTurn },
  { id: 'board', zone: 'board', chapter: 'wonders', when: isTurn },
  { id: 'neighbours', zone: 'left', chapter: 'trade', when: isTurn },
  { id: 'passing', zone: 'hand', chapter: 'turn', when: (scene) => turn(scene) >= 2 || age(scene) > 1 },
  {
    id: 'trade',
    zone: 'hand',
    chapter: 'trade',
    when: (scene) => prices(scene).some((price) => price.splits?.some((split) => split.bought.length > 0)),
  },
  {
    id: 'chain',
    zone: 'hand',
    chapter: 'chains',
    when: (scene) => prices(scene).some((price) => price.chain !== null),
  },
  {
    id: 'stage',
    zone: 'board',
    chapter: 'wonders',
    when: (scene) => can(scene, 'stage') && turn(scene) >= 2,
  },
  { id: 'science', zone: 'mine', chapter: 'scoring', when: (scene) => symbols(scene) > 0 },
  { id: 'shields', zone: 'right', chapter: 'military', when: (scene) => turn(scene) >= 4 || age(scene) > 1 },
  { id: 'sixth', zone: 'hand', chapter: 'turn', when: (scene) => turn(scene) === 6 && age(scene) === 1 },
  {
    id: 'conflict',
    zone: 'left',
    chapter: 'military',
    when: (scene) => happened(scene, 'victory', 'defeat'),
  },
  { id: 'age2', zone: 'hand', chapter: 'age-end', when: (scene) => age(scene) === 2 },
  { id: 'age3', zone: 'hand', chapter: 'age-end', when: (scene) => age(scene) === 3 },
  {
    id: 'scoring',
    zone: 'mine',
    chapter: 'scoring',
    when: (scene) => age(scene) === 3 && turn(scene) >= 5,
  },
];

/** Where a zone is on a board that does not name its zones. */
const PLACES: Record<string, string> = {
  structure: '.duel .stage',
  track: '.duel .trk',
  tokens: '.duel .tks',
  mine: '.duel .own, .classic .centre',
  theirs: '.duel .opp',
  panel: '.duel .act, .classic .act',
  pantheon: '.duel .pth',
  hand: '.classic .below',
  board: '.classic .centre',
  left: '.classic .mid > :first-child',
  right: '.classic .mid > :last-child',
};

/** Selectors of a zone, the best first. */
export const placesOf = (zone: string): string[] =>
  zone ? [`[data-zone~="${zone}"]`, ...(PLACES[zone] ? [PLACES[zone]] : [])] : [];

/** The step to show now: the first that was not shown yet and fits. */
export const nextStep = (
  steps: GuideStep[],
  seen: ReadonlySet<string>,
  scene: Scene,
): GuideStep | undefined => steps.find((step) => !seen.has(step.id) && step.when(scene));

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CORNERS = ['bottom-left', 'top-left', 'bottom-right', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where a panel of this size covers least of what it explains: the first corner that is free. */
export function cornerFor(
  panel: { width: number; height: number },
  screen: { width: number; height: number; top: number },
  thing: Rect | null,
): Corner {
  if (!thing) return 'bottom-left';
  const covered = CORNERS.map((corner) => {
    const left = corner.endsWith('left') ? 0 : screen.width - panel.width;
    const top = corner.startsWith('top') ? screen.top : screen.height - panel.height;
    const width = Math.min(left + panel.width, thing.right) - Math.max(left, thing.left);
    const height = Math.min(top + panel.height, thing.bottom) - Math.max(top, thing.top);
    return Math.max(0, width) * Math.max(0, height);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))]!;
}

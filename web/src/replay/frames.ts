/** The pictures of a replay: the start, and the table after each move; choices made at once are one picture. */
import type { Facts, Happening, Position } from '../api/messages';
import type { Replay, Step } from './document';

export interface Frame {
  /** The moves that led here; none at the start. */
  steps: Step[];
  position: Position;
  facts: Facts;
  age: number;
}

const WAITING = new Set(['committed', 'taken_back']);

/** Whether a move was only noted until the others had chosen. */
const waits = (step: Step) =>
  step.events.length > 0 && step.events.every((event) => WAITING.has(event.document.type));

export function framesOf(replay: Replay): Frame[] {
  const frames: Frame[] = [
    { steps: [], position: replay.start, facts: replay.start_facts, age: replay.start.age },
  ];
  let gathered: Step[] = [];
  for (const step of replay.steps) {
    gathered.push(step);
    if (waits(step) && step !== replay.steps.at(-1)) continue;
    frames.push({
      steps: gathered,
      position: step.position,
      facts: step.facts,
      age: step.position.age,
    });
    gathered = [];
  }
  return frames;
}

/** For every move, the frame that it led to. */
export function frameOfMove(frames: Frame[]): Map<number, number> {
  return new Map(
    frames.flatMap((frame, index) => frame.steps.map((step) => [step.number, index] as [number, number])),
  );
}

/** The frames in which an Age begins. */
export function agesOf(frames: Frame[]): { frame: number; age: number }[] {
  const begun: { frame: number; age: number }[] = [];
  frames.forEach((frame, index) => {
    const last = begun.at(-1)?.age ?? 0;
    if (frame.age > last) begun.push({ frame: index, age: frame.age });
  });
  return begun;
}

/** What a frame shows as new, in the form of the table's log. */
export const freshOf = (frame: Frame): Happening[] =>
  frame.steps.map((step) => ({
    number: step.number,
    at: 0,
    type: 'played',
    seat: step.seat,
    events: step.events,
  }));

/** The table as it is shown: every hand is open, nothing that is still to come. */
export function shown(position: Position): Position {
  const { hidden, ...open } = position as Position & { hidden?: Record<string, unknown> };
  if (open.game !== 'classic' || !hidden) return open as Position;
  const { hands, face_down, free_city } = hidden;
  return { ...open, known: { hands, face_down, ...(free_city ? { free_city } : {}) } } as Position;
}

/** Where all play at once, these are what somebody chose; the rest follows from it. */
const DEEDS = new Set(['card_built', 'stage_built', 'card_sold']);

export interface Line {
  sentence: string;
  /** Who did it where cities play at once. */
  city?: number | undefined;
  isDeed: boolean;
}

/** What people want to read of a frame: not who is asked next, nor that somebody has chosen. */
export function linesOf(frame: Frame): Line[] {
  return frame.steps
    .flatMap((step) => step.events)
    .filter(({ document }) => document.type !== 'asked' && !WAITING.has(document.type))
    .map(({ document, sentence }, index) => ({
      sentence,
      city: document.city as number | undefined,
      isDeed: !index || DEEDS.has(document.type),
    }));
}

/** A frame in one sentence: what a player did there, or else what happened first. */
export function toldOf(frame: Frame, player: number): string {
  const lines = linesOf(frame);
  const mine = lines.find((line) => line.isDeed && line.city === player);
  return (mine ?? lines[0])?.sentence ?? frame.steps.at(-1)?.sentence ?? '';
}

/** What will be played, in a few sentences. */
import type { Setup } from '../api/messages';
import { catalogue } from '../state/catalogue.svelte';
import { waiting } from '../words/waiting';

interface OptionWords {
  name: string;
  label: string;
  values: { value: unknown; label: string }[];
}

/** Options that everybody wants to know; the rulings only where they are not the rulebook's. */
const ALWAYS = new Set(['players', 'edition', 'pantheon', 'wonders', 'sides']);

export function duration(seconds: number): string {
  const text = waiting();
  if (seconds >= 86_400 && seconds % 86_400 === 0) return text.days(seconds / 86_400);
  if (seconds >= 3_600 && seconds % 3_600 === 0) return text.hours(seconds / 3_600);
  return seconds >= 60 && seconds % 60 === 0 ? text.minutes(seconds / 60) : text.seconds(seconds);
}

export function clockWords(clock: Setup['clock']): string {
  const text = waiting();
  if (!clock || clock.kind === 'none') return text.clockNone;
  const time = duration(clock.seconds ?? 0);
  if (clock.kind === 'move') return text.clockMove(time);
  return clock.increment ? text.clockFischer(time, duration(clock.increment)) : text.clockGame(time);
}

export function summary(setup: Setup): string[] {
  const text = waiting();
  const words = catalogue[setup.game]?.words as unknown as { options?: OptionWords[] } | undefined;
  const lines: string[] = [];
  for (const option of words?.options ?? []) {
    const value = setup.options[option.name];
    const said = option.values.find((each) => each.value === value)?.label;
    if (said === undefined) continue;
    const isDefault = option.values[0]?.value === value;
    if (option.name === 'players') lines.push(said);
    else if (option.name === 'pantheon' ? value : ALWAYS.has(option.name) || !isDefault)
      lines.push(`${option.label}: ${said}`);
  }
  lines.push(clockWords(setup.clock));
  lines.push(setup.hints === false ? text.hintsForbidden : text.hintsAllowed);
  lines.push(
    setup.spectators === 'none'
      ? text.watchNone
      : setup.spectators === 'delayed'
        ? text.watchDelayed
        : text.watchPublic,
  );
  lines.push(setup.visibility === 'public' ? text.listed : text.unlisted);
  return lines;
}

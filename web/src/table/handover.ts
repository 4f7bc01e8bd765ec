/** People at one screen: when the device goes to somebody else, and whether the screen is covered meanwhile. */
export interface Seating {
  /** The seats of this browser. */
  mine: number[];
  /** The seat whose view is on the screen; `null` when none is shown yet. */
  shown: number | null;
  /** The seats of this browser that must decide now. */
  asked: number[];
  /** Whether a view holds what others may not see. */
  hides: boolean;
  /** Whether people want the screen covered. */
  covers: boolean;
  /** Nothing has been shown to anybody yet: the page was just opened. */
  isFirst: boolean;
}

export type HandOver = { to: number; how: 'cover' | 'banner' | 'silent' } | null;

/** Who gets the device now; `null` when it stays where it is. Bots between do not matter. */
export function handOver({ mine, shown, asked, hides, covers, isFirst }: Seating): HandOver {
  if (mine.length < 2 || !asked.length) return null;
  const isCovered = hides && covers;
  if (shown !== null && asked.includes(shown))
    return isFirst && isCovered ? { to: shown, how: 'cover' } : null;
  const after = asked.find((seat) => seat > (shown ?? -1)) ?? asked[0]!;
  if (isCovered) return { to: after, how: 'cover' };
  return { to: after, how: isFirst ? 'silent' : 'banner' };
}

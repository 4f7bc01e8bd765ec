/** How categories of points are drawn: their symbol and their stone. */
export interface CategoryLook {
  icon: string;
  colour: string;
  ink: string;
}

const look = (icon: string, colour: string, ink = '#fff'): CategoryLook => ({ icon, colour, ink });
const DARK = '#2a2018';

const LOOKS: Record<string, CategoryLook> = {
  blue: look('col-blue', 'var(--blue)'),
  civilian: look('col-blue', 'var(--blue)'),
  green: look('col-green', 'var(--green)'),
  science: look('col-green', 'var(--green)'),
  yellow: look('col-yellow', 'var(--yellow)', DARK),
  commerce: look('col-yellow', 'var(--yellow)', DARK),
  guilds: look('col-purple', 'var(--purple)'),
  wonders: look('wonder', '#8a6420'),
  wonder: look('wonder', '#8a6420'),
  progress: look('progress', 'var(--glass)'),
  treasury: look('coin', '#f0c65a', DARK),
  coins: look('coin', '#f0c65a', DARK),
  military: look('col-red', 'var(--red)'),
  temples: look('col-temple', 'var(--temple)', DARK),
  gods: look('god', 'var(--textile)'),
};

export const categoryLook = (name: string): CategoryLook => LOOKS[name] ?? look('vp', 'var(--grey)');

/** A number with a true minus. */
export const signed = (points: number | undefined): string => String(points ?? 0).replace('-', '−');

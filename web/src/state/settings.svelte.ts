/** What a person chose for this browser. Kept between visits. */
type Language = 'en' | 'uk' | 'ru';
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'mirabilia.settings';
const lightDevice = matchMedia('(prefers-color-scheme: light)');

export function kept<T extends object>(key: string, defaults: T): T {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>) };
  } catch {
    return defaults; // unreadable, or storage is refused
  }
}

export function keep(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short === 'uk' || short === 'ru' || short === 'en') return short;
  }
  return 'en';
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  /** Less motion than the system asks for anyway. */
  calm = $state(false);
  name = $state('');
  confirm = $state(true);
  /** People at one screen: it is covered while the device changes hands. */
  cover = $state(true);

  constructor() {
    const found = kept(KEY, {
      language: browserLanguage(),
      theme: 'system' as Theme,
      sound: false,
      calm: false,
      name: '',
      confirm: true,
      cover: true,
    });
    Object.assign(this, found);
    this.show();
    lightDevice.addEventListener('change', () => this.show());
  }

  set(
    changes: Partial<Pick<Settings, 'language' | 'theme' | 'sound' | 'calm' | 'name' | 'confirm' | 'cover'>>,
  ) {
    Object.assign(this, changes);
    const { language, theme, sound, calm, name, confirm, cover } = this;
    keep(KEY, { language, theme, sound, calm, name, confirm, cover });
    this.show();
  }

  get isDark(): boolean {
    if (this.theme !== 'system') return this.theme === 'dark';
    return !lightDevice.matches;
  }

  private show() {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.isDark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.calm ? 'calm' : 'full';
  }
}

export const settings = new Settings();

/** Whether nothing should move: asked for here, or by the system. */
export const calm = () => settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;

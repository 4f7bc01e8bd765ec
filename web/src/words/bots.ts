/** Names of the bots' levels and what each of them is like. The server calls them by keys. */
import { dictionary } from './dictionary';

interface Bot {
  name: string;
  about: string;
}
type Level = 'apprentice' | 'builder' | 'architect' | 'wonder';
interface Words {
  levels: Record<Level, Bot>;
  /** A bot that is no level. */
  other: string;
}

const en: Words = {
  levels: {
    apprentice: { name: 'Apprentice', about: 'Knows what is good, and often takes the second best.' },
    builder: { name: 'Builder', about: 'Takes what looks best now, without looking ahead.' },
    architect: { name: 'Architect', about: 'Thinks for a moment and looks a few moves ahead.' },
    wonder: { name: 'Wonder', about: 'Looks far ahead, for up to four seconds a move.' },
  },
  other: 'Bot',
};

const uk: Words = {
  levels: {
    apprentice: { name: 'Учень', about: 'Розуміє, що добре, але часто обирає не найкраще.' },
    builder: { name: 'Будівничий', about: 'Бере те, що здається найкращим зараз, і не зазирає вперед.' },
    architect: { name: 'Архітектор', about: 'Думає мить і бачить кілька ходів наперед.' },
    wonder: { name: 'Чудо', about: 'Зазирає далеко вперед: до чотирьох секунд на хід.' },
  },
  other: 'Бот',
};

const ru: Words = {
  levels: {
    apprentice: { name: 'Ученик', about: 'Понимает, что хорошо, но часто выбирает не лучшее.' },
    builder: { name: 'Строитель', about: 'Берёт то, что кажется лучшим сейчас, и не смотрит вперёд.' },
    architect: { name: 'Архитектор', about: 'Думает мгновение и видит несколько ходов вперёд.' },
    wonder: { name: 'Чудо', about: 'Смотрит далеко вперёд: до четырёх секунд на ход.' },
  },
  other: 'Бот',
};

const words = dictionary<Words>({ en, uk, ru });

/** The bot's name in the chosen language; `search:800` and others that are no level are just bots. */
export const botName = (bot: string): string => words().levels[bot as Level]?.name ?? words().other;

/** What a level is like, in one sentence; nothing for a bot that is no level. */
export const botAbout = (bot: string): string => words().levels[bot as Level]?.about ?? '';

/** Whoever sits there: a bot's seat carries the key of the bot as its name. */
export const seatName = (seat: { name: string; bot: string | null }): string =>
  seat.bot && (seat.name === seat.bot || !seat.name) ? botName(seat.bot) : seat.name;

// Which drawing shows what. The ids are symbols of icons.svg, scenes.svg and panoramas.svg beside this file.
// Keys are the English names and the keywords of `mirabilia cards duel --json` and `mirabilia cards classic --json`.

/** Card of Duel, Pantheon or 7 Wonders: its scene in scenes.svg. */
export const CARD_SCENES: Record<string, string> = {
  Theater: 'sc-theatre',
  Altar: 'sc-altar',
  Baths: 'sc-baths',
  Well: 'sc-well',
  Pawnshop: 'sc-pawnshop',
  Courthouse: 'sc-courthouse',
  Statue: 'sc-statue',
  Temple: 'sc-temple',
  Aqueduct: 'sc-aqueduct',
  Rostrum: 'sc-rostrum',
  Palace: 'sc-palace',
  'Town Hall': 'sc-town-hall',
  Obelisk: 'sc-obelisk',
  Gardens: 'sc-gardens',
  Pantheon: 'sc-pantheon',
  Senate: 'sc-senate',
  'Lumber Yard': 'sc-lumber-yard',
  'Logging Camp': 'sc-logging-camp',
  'Clay Pool': 'sc-clay-pool',
  'Clay Pit': 'sc-clay-pit',
  Quarry: 'sc-quarry',
  'Stone Pit': 'sc-stone-pit',
  'Ore Vein': 'sc-ore-vein',
  'Tree Farm': 'sc-tree-farm',
  Excavation: 'sc-excavation',
  'Timber Yard': 'sc-timber-yard',
  'Forest Cave': 'sc-forest-cave',
  Mine: 'sc-mine',
  Sawmill: 'sc-sawmill',
  Brickyard: 'sc-brickyard',
  'Shelf Quarry': 'sc-shelf-quarry',
  Foundry: 'sc-foundry',
  Glassworks: 'sc-glassworks',
  Press: 'sc-press',
  Loom: 'sc-loom',
  'Glass-Blower': 'sc-glass-blower',
  'Drying Room': 'sc-drying-room',
  'Guard Tower': 'sc-guard-tower',
  Stable: 'sc-stable',
  Stables: 'sc-stable',
  Garrison: 'sc-garrison',
  Palisade: 'sc-palisade',
  Stockade: 'sc-stockade',
  Walls: 'sc-walls',
  'Horse Breeders': 'sc-horse-breeders',
  Barracks: 'sc-barracks',
  'Archery Range': 'sc-archery-range',
  'Parade Ground': 'sc-parade-ground',
  'Training Ground': 'sc-training-ground',
  Arsenal: 'sc-arsenal',
  Pretorium: 'sc-pretorium',
  Fortifications: 'sc-fortifications',
  'Siege Workshop': 'sc-siege-workshop',
  Circus: 'sc-circus',
  Castrum: 'sc-castrum',
  Workshop: 'sc-workshop',
  Apothecary: 'sc-apothecary',
  Scriptorium: 'sc-scriptorium',
  Pharmacist: 'sc-pharmacist',
  Library: 'sc-library',
  Dispensary: 'sc-dispensary',
  School: 'sc-school',
  Laboratory: 'sc-laboratory',
  Academy: 'sc-academy',
  Study: 'sc-study',
  University: 'sc-university',
  Observatory: 'sc-observatory',
  Lodge: 'sc-lodge',
  'Stone Reserve': 'sc-stone-reserve',
  'Clay Reserve': 'sc-clay-reserve',
  'Wood Reserve': 'sc-wood-reserve',
  Tavern: 'sc-tavern',
  'East Trading Post': 'sc-east-trading-post',
  'West Trading Post': 'sc-west-trading-post',
  Marketplace: 'sc-market',
  Forum: 'sc-forum',
  Caravansery: 'sc-caravansery',
  'Customs House': 'sc-customs-house',
  Brewery: 'sc-brewery',
  Vineyard: 'sc-vineyard',
  Bazaar: 'sc-bazaar',
  'Chamber of Commerce': 'sc-chamber-of-commerce',
  Port: 'sc-port',
  Haven: 'sc-haven',
  Armory: 'sc-armory',
  Lighthouse: 'sc-lighthouse',
  Arena: 'sc-arena',
  Ludus: 'sc-ludus',
  'Merchants Guild': 'sc-guild-merchants',
  'Traders Guild': 'sc-guild-traders',
  'Shipowners Guild': 'sc-guild-shipowners',
  'Builders Guild': 'sc-guild-builders',
  'Magistrates Guild': 'sc-guild-magistrates',
  'Scientists Guild': 'sc-guild-scientists',
  'Moneylenders Guild': 'sc-guild-moneylenders',
  'Tacticians Guild': 'sc-guild-tacticians',
  'Strategists Guild': 'sc-guild-strategists',
  'Workers Guild': 'sc-guild-workers',
  'Craftsmens Guild': 'sc-guild-craftsmen',
  'Philosophers Guild': 'sc-guild-philosophers',
  'Spies Guild': 'sc-guild-spies',
  'Decorators Guild': 'sc-guild-decorators',
  'Mesopotamian Grand Temple': 'sc-temple-mesopotamian',
  'Phoenician Grand Temple': 'sc-temple-phoenician',
  'Greek Grand Temple': 'sc-temple-greek',
  'Egyptian Grand Temple': 'sc-temple-egyptian',
  'Roman Grand Temple': 'sc-temple-roman',
};

/** Wonder of Duel and Pantheon: its scene in scenes.svg. */
export const WONDER_SCENES: Record<string, string> = {
  'The Appian Way': 'sc-w-appian-way',
  'Circus Maximus': 'sc-w-circus-maximus',
  'The Colossus': 'sc-w-colossus',
  'The Great Library': 'sc-w-great-library',
  'The Great Lighthouse': 'sc-w-great-lighthouse',
  'The Hanging Gardens': 'sc-w-hanging-gardens',
  'The Mausoleum': 'sc-w-mausoleum',
  Piraeus: 'sc-w-piraeus',
  'The Pyramids': 'sc-pyramids',
  'The Sphinx': 'sc-w-sphinx',
  'The Statue of Zeus': 'sc-w-statue-of-zeus',
  'The Temple of Artemis': 'sc-w-temple-of-artemis',
  'The Divine Theater': 'sc-w-divine-theater',
  'The Sanctuary': 'sc-w-sanctuary',
};

/** Wonder board of 7 Wonders: its panorama in panoramas.svg; day and night differ by the colours k1 to k7 only. */
export const BOARD_PANORAMAS: Record<string, string> = {
  Alexandria: 'wd-alexandria',
  Babylon: 'wd-babylon',
  Ephesos: 'wd-ephesos',
  Gizah: 'wd-gizah',
  Halikarnassos: 'wd-halikarnassos',
  Olympia: 'wd-olympia',
  Rhodos: 'wd-rhodos',
};

/** Start page: the hero and the arch of each game, in panoramas.svg. */
export const START_ART: Record<string, string> = {
  duel: 'wd-arch-duel',
  pantheon: 'wd-arch-pantheon',
  classic: 'wd-arch-classic',
  'free-city': 'wd-arch-free-city',
  hero: 'wd-hero',
};

/** God of Pantheon, and the Gate: its icon. */
export const GOD_ICONS: Record<string, string> = {
  Enki: 'god-enki',
  Ishtar: 'god-ishtar',
  Nisaba: 'god-nisaba',
  Astarte: 'god-astarte',
  Baal: 'god-baal',
  Tanit: 'god-tanit',
  Aphrodite: 'god-aphrodite',
  Hades: 'god-hades',
  Zeus: 'god-zeus',
  Anubis: 'god-anubis',
  Isis: 'god-isis',
  Ra: 'god-ra',
  Mars: 'god-mars',
  Minerva: 'god-minerva',
  Neptune: 'god-neptune',
  Gate: 'gate',
};

/** Progress token: its icon. */
export const PROGRESS_ICONS: Record<string, string> = {
  Agriculture: 'pt-agriculture',
  Architecture: 'pt-architecture',
  Economy: 'pt-economy',
  Law: 'sci-scales',
  Masonry: 'pt-masonry',
  Mathematics: 'pt-mathematics',
  Philosophy: 'pt-philosophy',
  Strategy: 'pt-strategy',
  Theology: 'pt-theology',
  Urbanism: 'pt-urbanism',
  Mysticism: 'pt-mysticism',
  Poliorcetics: 'pt-poliorcetics',
  Engineering: 'pt-engineering',
};

/** Chain symbol of Duel and Pantheon: its icon. The chains of 7 Wonders name cards, not symbols: use CLASSIC_CHAIN_ICONS. */
export const CHAIN_ICONS: Record<string, string> = {
  horseshoe: 'ch-horseshoe',
  sword: 'ch-sword',
  tower: 'ch-tower',
  book: 'ch-book',
  gear: 'ch-gear',
  mask: 'ch-mask',
  moon: 'ch-moon',
  drop: 'ch-drop',
  vase: 'ch-vase',
  target: 'ch-target',
  helmet: 'ch-helmet',
  lyre: 'ch-lyre',
  lamp: 'ch-lamp',
  column: 'ch-column',
  sun: 'ch-sun',
  greek_temple: 'ch-greek_temple',
  barrel: 'ch-barrel',
  'myth:mesopotamian': 'myth-mesopotamian',
  'myth:phoenician': 'myth-phoenician',
  'myth:greek': 'myth-greek',
  'myth:egyptian': 'myth-egyptian',
  'myth:roman': 'myth-roman',
};

/** Card of 7 Wonders that a chain makes free: the icon of that chain, shown on it and on the cards that lead to it. */
export const CLASSIC_CHAIN_ICONS: Record<string, string> = {
  Aqueduct: 'ch-drop',
  Temple: 'ch-moon',
  Statue: 'ch-hammer',
  Gardens: 'ch-mask',
  Pantheon: 'ch-sun',
  Forum: 'ch-stall',
  Caravansery: 'ch-camel',
  Dispensary: 'ch-mortar',
  Stables: 'ch-horseshoe',
  Laboratory: 'ch-lamp',
  'Archery Range': 'ch-target',
  Library: 'ch-book',
  Courthouse: 'ch-scales',
  Haven: 'ch-barrel',
  Lighthouse: 'ch-lighthouse',
  Fortifications: 'ch-castle',
  Circus: 'ch-helmet',
  Lodge: 'ch-torch',
  Arena: 'ch-bolt',
  Observatory: 'ch-planet',
  'Siege Workshop': 'ch-saw',
  University: 'ch-scroll',
  Senate: 'ch-columns',
  Academy: 'ch-feather',
  Study: 'ch-lyre',
};

/** Scientific symbol: its icon. */
export const SYMBOL_ICONS: Record<string, string> = {
  wheel: 'sci-wheel',
  mortar: 'sci-mortar',
  quill: 'sci-quill',
  pendulum: 'sci-pendulum',
  sundial: 'sci-sundial',
  sphere: 'sci-sphere',
  scales: 'sci-scales',
  compass: 'sci-compass',
  gear: 'sci-gear',
  tablet: 'sci-tablet',
  any: 'sci-any',
};

/** Card colour: its icon. */
export const COLOUR_ICONS: Record<string, string> = {
  brown: 'col-brown',
  grey: 'col-grey',
  blue: 'col-blue',
  yellow: 'col-yellow',
  red: 'col-red',
  green: 'col-green',
  purple: 'col-purple',
  temple: 'col-temple',
};

/** Resource: its icon. */
export const RESOURCE_ICONS: Record<string, string> = {
  wood: 'res-wood',
  stone: 'res-stone',
  clay: 'res-clay',
  ore: 'res-ore',
  glass: 'res-glass',
  papyrus: 'res-papyrus',
  loom: 'res-textile',
  textile: 'res-textile',
};

/** Mythology: its icon. */
export const MYTHOLOGY_ICONS: Record<string, string> = {
  mesopotamian: 'myth-mesopotamian',
  phoenician: 'myth-phoenician',
  greek: 'myth-greek',
  egyptian: 'myth-egyptian',
  roman: 'myth-roman',
};

/** Power of a wonder board of 7 Wonders: its icon. */
export const POWER_ICONS: Record<string, string> = {
  seventh_card: 'hand-cards',
  free_building: 'build',
  copy_guild: 'guild',
  free_colour: 'star',
  free_first: 'age-1',
  free_last: 'hourglass',
  builds_discarded: 'discard',
};

/** What 7 Wonders counts: its icon. */
export const KIND_ICONS: Record<string, string> = {
  brown: 'col-brown',
  grey: 'col-grey',
  blue: 'col-blue',
  yellow: 'col-yellow',
  red: 'col-red',
  green: 'col-green',
  purple: 'col-purple',
  stage: 'wonder',
  defeat: 'defeat',
  wonder_complete: 'trophy',
};

/** Row of the score pad: its icon. */
export const CATEGORY_ICONS: Record<string, string> = {
  military: 'shield',
  coins: 'coin',
  wonder: 'wonder',
  civilian: 'col-blue',
  science: 'col-green',
  commerce: 'col-yellow',
  guilds: 'guild',
};

/** The scene of a card; a guild hall for a card that is not in the list. */
export function cardScene(name: string): string {
  return CARD_SCENES[name] ?? 'sc-guildhall';
}

/** The seven colours of a panorama. */
export type Palette = readonly [
  k1: string,
  k2: string,
  k3: string,
  k4: string,
  k5: string,
  k6: string,
  k7: string,
];

/** Wonder board of 7 Wonders: the colours k1 to k7 of its panorama, by day (side A) and by night (side B). */
export const BOARD_PALETTES: Record<string, { day: Palette; night: Palette }> = {
  Alexandria: {
    day: ['#DDEBEA', '#F1C15D', '#9CC3C6', '#135A66', '#F8EFDC', '#C9CDB9', '#A87F3C'],
    night: ['#1E3F52', '#E8E2CB', '#2B566A', '#0B2530', '#CFC8B6', '#7E8A8C', '#A87F3C'],
  },
  Babylon: {
    day: ['#F6E0BE', '#F1C15D', '#C9B27E', '#3F5B2C', '#F8EFDC', '#DCC495', '#A87F3C'],
    night: ['#3A3A55', '#E8E2CB', '#4B5160', '#16241B', '#CFC8B6', '#8B8676', '#A87F3C'],
  },
  Ephesos: {
    day: ['#E6E3EC', '#F1C15D', '#B3AEC6', '#4A3C72', '#F8EFDC', '#CFC8CB', '#A87F3C'],
    night: ['#2E2A50', '#E8E2CB', '#443F6B', '#171333', '#CFC8B6', '#8A859A', '#A87F3C'],
  },
  Gizah: {
    day: ['#F7DDB2', '#F1C15D', '#E0B878', '#7A4A1E', '#F8EFDC', '#DDB986', '#A87F3C'],
    night: ['#2B3152', '#E8E2CB', '#4A4A5E', '#1B1726', '#CFC8B6', '#958874', '#A87F3C'],
  },
  Halikarnassos: {
    day: ['#F4DCCB', '#F1C15D', '#D3A58E', '#6E2F2A', '#F8EFDC', '#DBC0A6', '#A87F3C'],
    night: ['#4A2C40', '#E8E2CB', '#6B4050', '#25121F', '#CFC8B6', '#95807C', '#A87F3C'],
  },
  Olympia: {
    day: ['#DCE8EA', '#F1C15D', '#9FB6C6', '#1B4470', '#F8EFDC', '#C4C5B4', '#A87F3C'],
    night: ['#243A5E', '#E8E2CB', '#38527A', '#0F1D36', '#CFC8B6', '#80879A', '#A87F3C'],
  },
  Rhodos: {
    day: ['#F9DCC0', '#F1C15D', '#D2AA8C', '#5A3A33', '#F8EFDC', '#CDB994', '#A87F3C'],
    night: ['#33364F', '#E8E2CB', '#50505F', '#191A28', '#CFC8B6', '#8B8580', '#A87F3C'],
  },
};

import type { Texts } from './texts.ts';

export const favouritesTexts = {
  favourite: { text: 'Favourite' },
  marked: { text: '{name} is a favourite now' },
  unmarked: { text: '{name} is no favourite any more' },
  notMarked: { text: '{name} could not be marked. {why}' },
  notUnmarked: { text: '{name} is still a favourite. {why}' },
  offline: { text: 'You seem to be offline.' },
  none: { text: 'You have no favourites yet' },
  noneWhy: { text: 'Press the heart on anything you buy often, and it stands here.' },
  findSome: { text: 'Find something you like' },
  specials: { text: 'See the specials' },
} as const satisfies Texts;

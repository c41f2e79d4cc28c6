import type { Texts } from './texts.ts';

export const storeLinkTexts = {
  title: { text: 'Switch to the store of this link?' },
  text: { text: 'You hold a time at another place. If you switch, that time is let go; your trolley stays.' },
  switch: { text: 'Switch store' },
  keep: { text: 'Keep my time' },
  done: { text: 'Prices and stock are now those of {store}.' },
  failed: { text: 'We could not switch to the store of that link. Nothing has changed.' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

export const addToListTexts = {
  addToList: { text: 'Add to list' },
  onList: { text: 'On your list' },
} as const satisfies Texts;

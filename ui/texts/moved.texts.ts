import type { Texts } from './texts.ts';

/** What is said of a wish that was meant for another trolley than the one that is here when it comes to the store. */
export const movedTexts = {
  moved: {
    text: '{name} was for the trolley that you had before, and is not in this one. Look at your trolley, and add it again if you still want it.',
  },
  something: { text: 'Your last change' },
} as const satisfies Texts;

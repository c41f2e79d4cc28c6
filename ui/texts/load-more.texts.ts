import type { Texts } from './texts.ts';

export const loadMoreTexts = {
  showing: { row: 'B9.046', text: 'Showing {n} of {total}' },
  more: { text: 'Show more' },
  loading: { text: 'Loading more' },
  failed: { text: 'More did not come. Check your connection, then try again.' },
  again: { text: 'Try for more again' },
  shown: { text: 'Shown so far' },
} as const satisfies Texts;

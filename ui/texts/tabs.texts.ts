import type { Texts } from './texts.ts';

export const tabsTexts = {
  noIcon: { text: 'Tabs: an icon was given; tab icons are not implemented.' },
} as const satisfies Texts;

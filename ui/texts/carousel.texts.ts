import type { Texts } from './texts.ts';

export const carouselTexts = {
  carousel: { text: 'carousel' },
  slide: { text: 'slide' },
  previous: { text: 'Previous page' },
  next: { text: 'Next page' },
  pause: { text: 'Pause the turning pages' },
  play: { text: 'Let the pages turn' },
  pages: { text: 'Pages' },
  page: { text: 'Page' },
  of: { text: 'of' },
  to: { text: 'to' },
} as const satisfies Texts;

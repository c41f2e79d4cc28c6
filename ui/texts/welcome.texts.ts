import type { Texts } from './texts.ts';

export const welcomeTexts = {
  title: { text: 'Kia ora' },
  lead: { text: 'You are all set to shop online. Here is a good way to begin.' },
  leadUnfinished: { text: 'You are signed in. A few more details, and you can shop online.' },
  finish: { text: 'Finish registering' },
  steps: { text: 'First steps' },
  time: { text: 'Choose a time' },
  timeText: { text: 'Delivered or picked up: see what is free this week, then shop for it.' },
  specials: { text: 'See the specials' },
  specialsText: { text: 'What costs less at your store today.' },
  browse: { text: 'Browse the shop' },
  browseText: { text: 'Every department, aisle by aisle.' },
  list: { text: 'Write a shopping list' },
  listText: { text: 'Jot it down now, and fill your trolley from it.' },
  store: { text: 'Find your store' },
  storeText: { text: 'Opening hours, and where to pick up.' },
  card: { text: 'Add your Onecard' },
  cardText: { text: 'Collect points on every order.' },
} as const satisfies Texts;

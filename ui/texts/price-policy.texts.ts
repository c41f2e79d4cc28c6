import type { Texts } from './texts.ts';

export const pricePolicyTexts = {
  title: { text: 'How our prices work' },
  store: { text: 'Your store’s prices' },
  storeText: { text: 'Prices are those of your store today and are confirmed when your order is picked.' },
  picked: { text: 'If a price has risen since you ordered, you pay the one you were shown.' },
  weight: { text: 'Sold by weight' },
  weightText: { text: 'Weights are approximate. You pay for what is picked, and never more than 5 % over.' },
  special: { text: 'Specials' },
  specialText: {
    text: 'Lower for a week or two, with the regular price beside it. If your order is picked after a special has ended, your trolley shows both prices first, and asks.',
  },
  member: { text: 'Member price' },
  memberText: { text: 'For members who are signed in with their card. Everybody else pays the price beside it.' },
  multibuy: { text: 'Multibuys' },
  multibuyText: {
    text: 'Any two or three from the same group for one price. Fewer than that, and each costs its own price. Multibuys and member prices do not add up: the cheaper one counts.',
  },
  unit: { text: 'Unit price' },
  unitText: { text: 'What 100 grams, a litre or one of something costs, so that packs of different sizes compare.' },
  more: { text: 'More about prices' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

export const dualOfferTexts = {
  title: { text: 'Two offers at once' },
  rule: { text: 'Offers do not add up. Each pack is paid for by one of them, and the trolley takes the cheaper.' },
  leftOver: { text: 'What a multibuy leaves over costs today’s price.' },
  members: { text: 'The member price is for members who are signed in with their card.' },
  points: { text: 'Points are no price: a boost or bonus points come on top of either.' },
  caption: { text: 'What you pay for {name}' },
  count: { text: 'You take' },
  today: { text: 'Today’s price' },
  special: { text: 'Special' },
  member: { text: 'Member price' },
  multibuy: { text: '{n} for {price}' },
  cheapest: { text: 'cheapest' },
  kilograms: { text: '{n} kg' },
  plain: {
    text: 'When a product has a member price and a multibuy, one piece is usually cheaper by the member price, and several by the multibuy.',
  },
} as const satisfies Texts;

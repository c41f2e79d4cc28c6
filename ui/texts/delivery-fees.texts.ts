import type { Texts } from './texts.ts';

export const deliveryFeesTexts = {
  title: { text: 'Delivery fees' },
  intro: { text: 'The fee depends on what is in your trolley when you check out.' },
  order: { text: 'Your order' },
  fee: { text: 'Fee' },
  free: { text: 'Free' },
  under: { text: 'Under' },
  to: { text: 'to' },
  andMore: { text: 'and more' },
  anyOrder: { text: 'Any order' },
  unknown: { text: 'The fees could not be shown. You will see the fee of your order before you pay.' },
} as const satisfies Texts;

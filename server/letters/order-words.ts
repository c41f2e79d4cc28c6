import type { Letter } from './letters.ts';

type Told = {
  readonly to: string;
  readonly firstName: string;
  readonly number: string;
  readonly when: string;
  readonly where: string;
  /** "2 × Milk", a line each. */
  readonly ordered: readonly string[];
  readonly charged: string;
  /** Until when it can be changed; null when it cannot. */
  readonly until: string | null;
  readonly link: string;
  readonly invoice: string;
};

type Kind = {
  readonly kind: Letter['kind'];
  /** "Your Kete order 123", before what it is about. */
  readonly subject: (number: string) => string;
  readonly said: (number: string) => readonly string[];
};
const kinds = {
  placed: {
    kind: 'order-placed',
    subject: (number) => `Your Kete order ${number}`,
    said: (number) => [`Thank you for your order ${number}.`],
  },
  changed: {
    kind: 'order-changed',
    subject: (number) => `Your changed Kete order ${number}`,
    said: (number) => [`Your order ${number} is changed. This is how it comes now.`],
  },
} as const satisfies Record<string, Kind>;

const letterOf = ({ kind, subject, said }: Kind, order: Told): Letter => ({
  kind,
  to: order.to,
  subject: `${subject(order.number)}: ${order.when}`,
  lines: [
    `Kia ora ${order.firstName},`,
    '',
    ...said(order.number),
    '',
    `When: ${order.when}`,
    `Where: ${order.where}`,
    order.charged,
    '',
    'What you have ordered:',
    ...order.ordered,
    '',
    ...(order.until === null ? [] : [`You can change it until ${order.until}.`]),
    'Your order:',
    order.link,
    '',
    'Your invoice:',
    order.invoice,
    '',
    'Ngā mihi,',
    'Kete',
  ],
});

export const orderPlacedLetter = (order: Told): Letter => letterOf(kinds.placed, order);
export const orderChangedLetter = (order: Told): Letter => letterOf(kinds.changed, order);

type Cancelled = Pick<Told, 'to' | 'firstName' | 'number' | 'when' | 'where' | 'link'> & {
  /** What was paid goes back to where it came from. */
  readonly back: string;
};

export const orderCancelledLetter = (order: Cancelled): Letter => ({
  kind: 'order-cancelled',
  to: order.to,
  subject: `Your Kete order ${order.number} is cancelled`,
  lines: [
    `Kia ora ${order.firstName},`,
    '',
    `Your order ${order.number} is cancelled, as you asked.`,
    '',
    `It was for: ${order.when}`,
    order.where,
    order.back,
    '',
    'Your order:',
    order.link,
    '',
    'Ngā mihi,',
    'Kete',
  ],
});

import type { Letter } from './letters.ts';

type Placed = {
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

export const orderPlacedLetter = (order: Placed): Letter => ({
  kind: 'order-placed',
  to: order.to,
  subject: `Your Kete order ${order.number}: ${order.when}`,
  lines: [
    `Kia ora ${order.firstName},`,
    '',
    `Thank you for your order ${order.number}.`,
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

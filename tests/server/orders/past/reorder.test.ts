import { expect, test } from 'vitest';
import type { OrderLine } from '#server/orders/order.types.ts';
import { reorderItem } from '#server/orders/past/reorder.ts';
import { milkWire } from '#tests/ui/samples.ts';

const line = {
  sku: milkWire.sku,
  name: milkWire.name,
  image: '',
  unit: 'Each',
  amount: 2,
  totalCents: 800,
} as OrderLine;
const again = (changes: Partial<typeof milkWire>, unit: OrderLine['unit'] = 'Each') =>
  reorderItem({ ...line, unit }, { cardOf: () => ({ ...milkWire, ...changes }), isMember: false });

test('what is out of stock, or not brought there, is told with its card, so that nobody takes it for gone [B7.31]', () => {
  expect(again({})).toMatchObject({ thenCents: 400, nowCents: 419, product: { sku: milkWire.sku } });
  for (const changes of [{ availabilityStatus: 'Out of Stock' }, { keptOut: 'Perishable' }] as Partial<
    typeof milkWire
  >[])
    expect(again(changes)).toMatchObject({ nowCents: null, product: changes });
});

test('what is not sold in that unit any more is told without a card', () => {
  expect(again({}, 'Kg')).toMatchObject({ nowCents: null, product: null });
});

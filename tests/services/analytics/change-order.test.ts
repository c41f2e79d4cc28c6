import { expect, it } from 'vitest';
import { changeOrderEdit } from '#services/analytics/change-order.rules.ts';
import { countChangeOrderEdits } from '#src/browser/change-order-edits.ts';

const grams = { sku: '200001', amount: 750, unit: 'Kg' } as const;

it('Edits of an order in change are counted with their grams as kilograms, 1000 to 1, and pieces as pieces [A9.31] [A9.O7]', () => {
  expect(changeOrderEdit(true, grams)).toEqual({
    ...{ event: 'change_order_edit', sku: '200001', quantity: 0.75, pricingUnit: 'Kg' },
  });
  expect(changeOrderEdit(true, { ...grams, amount: 3, unit: 'Each' })).toMatchObject({ quantity: 3 });
});

it('Counting is on while an order is being changed, and off otherwise [B4.108] [B4.O12]', () => {
  let orderId: string | null = null;
  const sent: unknown[] = [];
  const ears: ((line: object) => void)[] = [];
  countChangeOrderEdits(
    {
      on: (_: string, ear: never) => ears.push(ear),
      getSnapshot: () => ({ context: { orderId } }),
    } as never,
    { send: (event) => void sent.push(event) },
  );
  const saved = { ...grams, type: 'line.added', name: 'Kūmara', key: 'once', subtotalCents: 0 };
  ears[0]?.(saved);
  orderId = '7d2b0c41-0000-4000-8000-0000000000aa';
  ears[0]?.(saved);
  ears[0]?.({ ...saved, key: null });
  expect(sent).toEqual([expect.objectContaining({ event: 'change_order_edit', quantity: 0.75 })]);
});

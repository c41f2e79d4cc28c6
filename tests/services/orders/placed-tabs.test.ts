import { describe, expect, it } from 'vitest';
import { placedWordIn } from '#services/orders/placed-tabs.ts';

const word = { subject: 'aroha', orderId: '30000000-0000-4000-8000-000000000001', orderNumber: 'K1001' };

describe('What another tab says of an order', () => {
  it('is believed in exactly its shape', () => {
    expect(placedWordIn({ ...word })).toEqual(word);
  });

  it.each([
    null,
    'K1001',
    { ...word, more: 1 },
    { ...word, subject: null },
    { ...word, subject: 'x'.repeat(201) },
    { ...word, orderId: '1&to=//else.example' },
    { ...word, orderNumber: '' },
    { ...word, orderNumber: 'x'.repeat(41) },
    { subject: 'aroha', orderId: word.orderId },
  ])('is nothing in another: %j', (data) => {
    expect(placedWordIn(data)).toBe(null);
  });
});

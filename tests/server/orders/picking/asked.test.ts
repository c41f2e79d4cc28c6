import { expect, it } from 'vitest';
import { AskedWrongly, pickedIn } from '#server/orders/picking/asked.ts';

const lines = [
  { sku: '1', amount: 4 },
  { sku: '2', amount: 1_500 },
];

it('reads what did not come, and what came instead', () => {
  expect(pickedIn(lines, { missing: '1=3,2=300', instead: '' })).toEqual([
    { sku: '1', amount: 1 },
    { sku: '2', amount: 1_200 },
  ]);
  expect(pickedIn(lines, { missing: '1=3', instead: '1=9:2,2=8:1' })).toEqual([
    { sku: '1', amount: 1, substitute: { sku: '9', amount: 2 } },
    { sku: '2', amount: 0, substitute: { sku: '8', amount: 1 } },
  ]);
  expect(pickedIn(lines, { missing: '', instead: '' })).toEqual([]);
});

it.each(['3=1', '1=', '1=x', '1=-1', '1=1.5'])('refuses %s', (missing) => {
  expect(() => pickedIn(lines, { missing, instead: '' })).toThrow(AskedWrongly);
});

import { expect, it } from 'vitest';
import { inUnit } from '#services/trolley/pieces.rules.ts';

const banana = { pieceGrams: 180 };

it('A weight becomes about as many whole pieces, at least one, and pieces become steps of a weight', () => {
  expect(inUnit({ amount: 540, unit: 'Kg', ...banana }, 'Each')).toBe(3);
  expect(inUnit({ amount: 100, unit: 'Kg', ...banana }, 'Each')).toBe(1);
  expect(inUnit({ amount: 3, unit: 'Each', ...banana }, 'Kg')).toBe(500);
  expect(inUnit({ amount: 1, unit: 'Each', pieceGrams: 20 }, 'Kg')).toBe(100);
});

it('What is had in that unit already, and nothing at all, stay what they are', () => {
  expect(inUnit({ amount: 7, unit: 'Each', ...banana }, 'Each')).toBe(7);
  expect(inUnit({ amount: 0, unit: 'Kg', ...banana }, 'Each')).toBe(0);
});

it('No more and no less than can be had comes out of it', () => {
  const limits = { unit: 'Kg', step: 250, min: 500, max: 1_000 } as const;
  expect(inUnit({ amount: 1, unit: 'Each', ...banana }, 'Kg', limits)).toBe(500);
  expect(inUnit({ amount: 50, unit: 'Each', ...banana }, 'Kg', limits)).toBe(1_000);
  expect(inUnit({ amount: 50_000, unit: 'Kg', pieceGrams: 5 }, 'Each')).toBe(99);
});

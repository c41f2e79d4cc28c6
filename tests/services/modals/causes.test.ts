import { expect, it } from 'vitest';
import { causesOf } from '#services/modals/causes.rules.ts';
import { contextAnswer } from '../../machines/kit/answers.ts';

const { flags, fulfilment } = contextAnswer();

it('Nothing is a cause while every flag is off', () => {
  expect(causesOf({ ...flags, trolleyNeedsReview: false, liquorCannotBeDelivered: false }, fulfilment)).toEqual([]);
});

it('A trolley to be reviewed is a cause, what may not be sold there comes before it [A8.O8]', () => {
  const both = causesOf({ ...flags, trolleyNeedsReview: true, liquorCannotBeDelivered: true }, fulfilment);
  expect(both.map(({ kind }) => kind)).toEqual(['restricted-item', 'trolley-review']);
});

it('Another time or another store is another cause', () => {
  const flagged = { ...flags, trolleyNeedsReview: true };
  const causes = [
    fulfilment,
    { ...fulfilment, slotId: 'another' },
    { ...fulfilment, fulfilmentStoreId: 9999 },
    null,
  ].map((terms) => causesOf(flagged, terms)[0]?.cause);
  expect(new Set(causes).size).toBe(4);
});

import { lineWith, trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import type { Trolley, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { contextAnswer } from '../kit/answers.ts';

export const priceCents = 250;

/** A trolley of pieces, as the store would tell it. */
export const trolleyTold = (held: Readonly<Record<string, number>>, revision: number): Trolley =>
  trolleyOfLines(
    Object.entries(held).map(([sku, amount]) => lineWith({ sku, name: `Product ${sku}`, amount, max: 12, priceCents })),
    revision,
  );

export const changedTold = (held: Readonly<Record<string, number>>, revision: number): TrolleyChanged => ({
  trolley: trolleyTold(held, revision),
  context: contextAnswer({ isLoggedIn: true, isShopper: true }),
});

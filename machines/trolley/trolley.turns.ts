import type { LineWish } from '#services/trolley/trolley.contract.ts';
import type { TrolleyContext, Wish } from './trolley.types.ts';

/** Lines that ask the store at once. */
export const mostFlights = 6;

/** Another tab asks for it, or has. */
export const isElsewhere = ({ stage }: Wish): boolean => stage === 'shown' || stage === 'settled';

export type Turn = LineWish & { readonly key: string };
/** Whose turn it is. */
export function turnsIn({ wishes, flights }: TrolleyContext): readonly Turn[] {
  const free = mostFlights - Object.keys(flights).length;
  return Object.entries(wishes)
    .filter(([sku, { stage }]) => stage === 'due' && flights[sku] === undefined)
    .slice(0, Math.max(0, free))
    .map(([sku, { amount, unit, source, key, isBackground, orderId }]) => ({
      ...{ sku, amount, unit, source, key, isBackground, orderId },
    }));
}

/** Something is to be sent that is not on its way from here. */
export const isWaiting = ({ wishes, trolley, fault, isDoubtful }: TrolleyContext): boolean =>
  (isDoubtful && trolley !== null) ||
  Object.values(wishes).some(
    (wish) =>
      wish.stage === 'unsent' || isElsewhere(wish) || (wish.stage === 'held' && trolley === null && fault !== null),
  );

/** What the store holds has to be asked before everything that waits can be let go. */
export const isUncertain = ({ wishes, trolley, isDoubtful }: TrolleyContext): boolean =>
  trolley === null || isDoubtful || Object.values(wishes).some(({ stage }) => stage === 'settled');

/** The store has said what it holds, so that what has come through from other tabs is in it. */
export const withoutSettled = ({ wishes, flights, isStale }: TrolleyContext): TrolleyContext['wishes'] =>
  isStale
    ? wishes
    : Object.fromEntries(
        Object.entries(wishes).filter(([sku, { stage }]) => stage !== 'settled' || flights[sku] !== undefined),
      );

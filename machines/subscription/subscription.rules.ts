import type { Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';

/** The one that is not over; there is one at most. */
export const currentIn = (subscriptions: readonly Subscription[] | null): Subscription | null =>
  subscriptions?.find(({ state }) => state !== 'ended') ?? null;

/** It goes on by itself, so it can be given up, and another card can be charged for it. */
export const goesOn = (one: Subscription | null): boolean => one?.state === 'active' || one?.state === 'unpaid';

import { chanceOf, type FaultKind, swarmOf } from './faults.ts';

/** All that a world is made from: the same plan is the same world, and a part of it can be left out. */
export type Plan = {
  readonly seed: number;
  /** Who shops, by number. Two who share a device have neighbouring numbers. */
  readonly shoppers: readonly number[];
  readonly faults: readonly FaultKind[];
  /** Nobody does more than so much. */
  readonly mostSteps: number;
  /** What is left out: "shopper step". */
  readonly skipped: readonly string[];
  /** What is left out of what befalls the store itself, by its number. */
  readonly skippedEvents: readonly number[];
};

export const planOf = (seed: number, shoppers: number): Plan => ({
  seed,
  shoppers: Array.from({ length: shoppers }, (_, at) => at),
  faults: swarmOf(seed),
  mostSteps: 1_000,
  skipped: [],
  skippedEvents: [],
});

export const stepsOf = (seed: number, shopper: number): number => chanceOf(seed, 'steps', shopper).between(14, 30);

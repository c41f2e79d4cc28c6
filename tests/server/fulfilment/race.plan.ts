import { createRandom } from '#fixtures/random.ts';
import type { DatabaseTarget } from '#server/db/open.ts';

export const shoppers = 500;
export const slots = 40;
export const [leastCapacity, mostCapacity] = [1, 20] as const;
/** A hold of the race lasts so long at most, in milliseconds of the real clock. */
export const longestHoldMs = 1_200;

export type RaceTask = {
  readonly target: DatabaseTarget;
  readonly operations: number;
  readonly seed: number;
};
export type RaceCounts = {
  readonly held: number;
  readonly full: number;
  readonly released: number;
  readonly extended: number;
  readonly takenBack: number;
};

/** The places of each slot, the same for every process of a race. */
export function capacitiesOf(seed: number): readonly number[] {
  const random = createRandom(seed);
  return Array.from({ length: slots }, (_, at) =>
    at === 0 ? leastCapacity : at === 1 ? mostCapacity : random.between(leastCapacity, mostCapacity),
  );
}

export const slotIdAt = (at: number): string => `a110-2026-11-23-${String(at).padStart(4, '0')}-standard`;

import type { DatabaseTarget } from '#server/db/open.ts';

/** Of each member: so many orders arrive, all at once. */
export const ordersOfMember = 5;
/** Who fights for cards, and how many there are. */
export const [people, cards] = [6, 4] as const;
export const tillPoints = [900, 1_300] as const;

export type RaceTask = {
  readonly target: DatabaseTarget;
  readonly seed: number;
  readonly orders: readonly string[];
  readonly members: readonly string[];
  readonly people: readonly string[];
  readonly cards: readonly string[];
};
export type RaceCounts = Readonly<
  Record<'arrived' | 'again' | 'boosts' | 'preferences' | 'joined' | 'refused', number>
>;

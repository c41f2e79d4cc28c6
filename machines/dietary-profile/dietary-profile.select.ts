import type { SnapshotFrom } from 'xstate';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import type { dietaryProfileMachine } from './dietary-profile.machine.ts';
import { blankDietaryProfile } from './dietary-profile.types.ts';

/** How the shopper eats as it shows: the last wish over what the store says. */
export function dietaryProfileShown(now: SnapshotFrom<typeof dietaryProfileMachine> | undefined) {
  const { told, asked, wanted, fault } = now?.context ?? blankDietaryProfile;
  const profile = wanted ?? asked ?? told;
  const wish = (['saving', 'saved', 'lost'] as const).find((tag) => now?.hasTag(tag)) ?? ('resting' as const);
  return {
    state: profile ? ('shown' as const) : now?.hasTag('failed') ? ('failed' as const) : ('asking' as const),
    profile: profile ?? noDiet,
    wish,
    fault,
  };
}
export type DietaryProfileShown = ReturnType<typeof dietaryProfileShown>;

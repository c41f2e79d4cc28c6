import { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { dietaryProfileOf, keepDietaryProfile } from '../db/repositories/dietary-profiles.ts';
import { operation } from './operation.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'preferences';
const once = (profile: DietaryProfile): DietaryProfile => ({
  ...profile,
  diets: [...new Set(profile.diets)],
  avoids: [...new Set(profile.avoids)],
});

export const dietaryProfileOperations = [
  operation({
    endpoint: 'dietaryProfile',
    tag,
    summary: 'How the shopper told the shop that they eat.',
    role: 'shopper',
    isAdded: true,
    answer: DietaryProfile,
    handle: async (ask) => dietaryProfileOf(ask.world.db.read, await shopperIdOf(ask)),
  }),
  operation({
    method: 'PUT',
    endpoint: 'dietaryProfile',
    tag,
    summary: 'Keeps how the shopper eats: listings, recipes and substitutes are bound by it from now on.',
    role: 'shopper',
    isAdded: true,
    body: DietaryProfile,
    answer: DietaryProfile,
    handle: async (ask) => {
      const { db, clock } = ask.world;
      const [shopperId, profile] = [await shopperIdOf(ask), once(ask.body)];
      await db.transaction((trx) => keepDietaryProfile(trx, shopperId, profile, clock.nowMs()));
      return profile;
    },
  }),
];

import * as v from 'valibot';
import { allergens, diets } from './dietary.words.ts';

/** What a shopper told the shop of how they eat; nothing is guessed. Empty lists mean that nothing binds them. */
export const DietaryProfile = v.strictObject({
  diets: v.pipe(v.array(v.picklist(diets)), v.maxLength(diets.length)),
  avoids: v.pipe(v.array(v.picklist(allergens)), v.maxLength(allergens.length)),
  /** Whether "may contain" is as bad as "contains". */
  avoidsTraces: v.boolean(),
});
export type DietaryProfile = v.InferOutput<typeof DietaryProfile>;

/**
 * Why something is against how somebody eats. `contains` and `mayContain` are on its label; `unmarked` says that the label
 * does not promise a diet, which is not the same as being against it.
 */
export const DietConflict = v.object({ kind: v.picklist(['contains', 'mayContain', 'unmarked']), what: v.string() });
export type DietConflict = v.InferOutput<typeof DietConflict>;

export const noDiet: DietaryProfile = { diets: [], avoids: [], avoidsTraces: false };

export interface DietaryService {
  profile(signal?: AbortSignal): Promise<DietaryProfile>;
  keep(profile: DietaryProfile, signal?: AbortSignal): Promise<DietaryProfile>;
}

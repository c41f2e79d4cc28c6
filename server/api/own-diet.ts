import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { isEmptyProfile } from '#services/dietary/dietary.rules.ts';
import { dietaryProfileOf } from '../db/repositories/dietary-profiles.ts';
import type { Ask } from './operation.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/** How whoever asks told the shop that they eat; null for whoever told nothing, or is no shopper. */
export async function dietFor({ world, session }: Asked): Promise<DietaryProfile | null> {
  const person = await session.person();
  if (!person?.shopper) return null;
  const profile = await dietaryProfileOf(world.db.read, person.accountId);
  return isEmptyProfile(profile) ? null : profile;
}

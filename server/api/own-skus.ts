import type { Sort } from '#services/catalogue/catalogue.words.ts';
import { trolleyOf } from '../db/repositories/trolley.ts';
import type { Ask } from './operation.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/** What is in the trolley of whoever asks, for a listing that is ordered by that; nothing of whoever is no shopper. */
export async function trolleySkusFor(
  { world, session }: Asked,
  sort: Sort | undefined,
): Promise<{ readonly trolley?: readonly string[] }> {
  if (sort !== 'InTrolley') return {};
  const person = await session.person();
  if (!person?.shopper) return {};
  const { lines } = await trolleyOf(world.db.read, person.accountId);
  return { trolley: lines.map(({ sku }) => sku) };
}

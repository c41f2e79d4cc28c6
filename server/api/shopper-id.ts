import type { Ask } from './operation.ts';
import { refusals } from './refusal.ts';

/** Whose things an operation for shoppers is about: never anybody whom the request names. */
export async function shopperIdOf({ session }: Pick<Ask<unknown, unknown, unknown>, 'session'>): Promise<string> {
  const person = await session.person();
  if (!person?.shopper) throw refusals.notShopper();
  return person.accountId;
}

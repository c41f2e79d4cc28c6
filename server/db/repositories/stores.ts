import type { SuburbFacts } from '#fixtures/suburbs.ts';
import type { Reader } from '../database.ts';
import { suburbsLike } from './places.ts';

const postcodeForm = /^\d{4}$/;
/** One suburb has many names that go on differently: what is shorter names none. */
const shortestName = 3;

/** The suburb of a name or of its beginning, the shortest first; or the first of a postcode. Null when it says neither. */
export async function suburbCalled(db: Reader, text: string): Promise<SuburbFacts | null> {
  if (postcodeForm.test(text)) return suburbAt(db, text);
  if (text.length < shortestName) return null;
  return (await suburbsLike(db, text, 1))[0] ?? null;
}

async function suburbAt(db: Reader, postcode: string): Promise<SuburbFacts | null> {
  const row = await db
    .selectFrom('suburbs')
    .select('facts')
    .where('facts', 'like', `%"postcode":"${postcode}"%`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.facts) as SuburbFacts) : null;
}

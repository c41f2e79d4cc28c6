import type { AddressFacts } from '#fixtures/addresses.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import { fold } from '../../catalogue/search/fold.ts';
import type { Reader } from '../database.ts';

type Row = { readonly facts: string };
const factsOf = <T>(rows: readonly Row[]): T[] => rows.map((row) => JSON.parse(row.facts) as T);

/** More than that are not looked through: what is typed is too short to choose by. */
const mostLookedAt = 300;
const shortForms: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['st', 'saint'],
  ['pt', 'point'],
]);
/** Sorts after every letter, digit, space and dot that a folded text can go on with. */
const last = '~';

const saysAll = (told: string, words: readonly string[]): boolean =>
  words.every((word) => told.split(' ').some((own) => own.startsWith(word)));

/**
 * Suburbs by what somebody types: the beginning of any word of the name, or a postcode, and after that the town, the
 * region or the postcode. Those whose name begins so come first.
 */
export async function suburbsFor(db: Reader, text: string, most: number): Promise<readonly SuburbFacts[]> {
  const typed = fold(text).split(' ').filter(Boolean);
  const [first = ''] = typed;
  if (first === '') return [];
  const form = shortForms.get(first) ?? first;
  const rows = await db
    .selectFrom('suburbs')
    .select(['facts', 'folded'])
    .where((where) =>
      /^\d{2,4}$/.test(first)
        ? where('facts', 'like', `%"postcode":"${first}%`)
        : where.or([where('folded', 'like', `${form}%`), where('folded', 'like', `% ${first}%`)]),
    )
    .orderBy('folded')
    .orderBy('id')
    .limit(mostLookedAt)
    .execute();
  const words = [form, ...typed.slice(1)];
  const found = rows
    .map(({ facts, folded }) => ({ suburb: JSON.parse(facts) as SuburbFacts, folded }))
    .filter(({ suburb: { name, town, region, postcode } }) => {
      const told = fold(`${name} ${town} ${region} ${postcode}`);
      return saysAll(told, words) || saysAll(told, typed);
    });
  const isFirst = ({ folded }: { readonly folded: string }) => folded.startsWith(form);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, most).map(({ suburb }) => suburb);
}

const flat = /^(?:flat|unit|apartment|apt)\s+(?=\S+[\s,/]+\d)/i;
const roadForms: readonly (readonly [RegExp, string])[] = [
  [/ rd\b/, ' road'],
  [/ tce\b/, ' terrace'],
  [/ ln\b/, ' lane'],
  [/ hwy\b/, ' highway'],
  [/ pde\b/, ' parade'],
];
/** Short forms written out. "RD 3" stays: it is a rural delivery round and not a road. */
const addressTyped = (text: string): string =>
  roadForms.reduce(
    (so, [short, long]) => so.replace(new RegExp(`${short.source}(?! \\d)`), long),
    fold(text.replace(flat, '')),
  );

/** Addresses that begin like this: by their number when the text begins with one, else by their road. */
export async function addressesFor(
  db: Reader,
  { text, suburbId, most }: { readonly text: string; readonly suburbId: number | null; readonly most: number },
): Promise<readonly AddressFacts[]> {
  const start = addressTyped(text);
  if (start === '') return [];
  const column = /^\d/.test(start) ? 'folded' : 'folded_road';
  const begun = db
    .selectFrom('addresses')
    .select('facts')
    .where(column, '>=', start)
    .where(column, '<', start + last);
  const within = suburbId === null ? begun : begun.where('suburb_id', '=', suburbId);
  return factsOf(await within.orderBy(column).orderBy('id').limit(most).execute());
}

import type { StoreFacts } from '#fixtures/stores.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import { byDistance } from '#services/fulfilment/distance.rules.ts';
import { fold } from '../catalogue/search/fold.ts';

export type FoundStores = { readonly near: string | null; readonly stores: readonly StoreFacts[] };

/** As many as one can drive to; a search for a place is not a list of the country. */
const mostNear = 3;
const shortForms: ReadonlyMap<string, readonly string[]> = new Map([
  ['mt', ['mount']],
  ['st', ['street', 'saint']],
]);

const wordsOf = ({ name, suburb, town, region, address, postcode }: StoreFacts) =>
  fold(`${name} ${suburb} ${town} ${region} ${address} ${postcode}`).split(' ');

/** Stores that say each of the words, or words that begin so, with or without macrons; none for a text without a letter. */
export function storesSaying(stores: readonly StoreFacts[], text: string): readonly StoreFacts[] {
  const asked = fold(text).split(' ').filter(Boolean);
  if (asked.length === 0) return [];
  const forms = asked.map((word) => [word, ...(shortForms.get(word) ?? [])]);
  return stores.filter((store) => {
    const words = wordsOf(store);
    return forms.every((some) => some.some((form) => words.some((word) => word.startsWith(form))));
  });
}

/**
 * The stores for what somebody typed. When no store says it but a suburb or postcode is called so, the stores nearest to
 * the one that serves it.
 */
export async function findStores(
  stores: readonly StoreFacts[],
  text: string,
  suburbCalled: (text: string) => Promise<SuburbFacts | null>,
): Promise<FoundStores> {
  const saying = storesSaying(stores, text);
  if (saying.length > 0) return { near: null, stores: saying };
  const suburb = await suburbCalled(fold(text));
  const serving = stores.find(({ id }) => id === suburb?.storeId);
  if (!suburb || !serving) return { near: null, stores: [] };
  const near = /^\d+$/.test(text.trim()) ? suburb.postcode : suburb.name;
  return { near, stores: byDistance(stores, serving).slice(0, mostNear) };
}

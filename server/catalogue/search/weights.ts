import type { Entry } from '../entry.ts';
import type { Place } from '../places.ts';
import { wordsOf } from './fold.ts';
import { conceptsIn } from './synonyms.ts';

/** How much a word says about a product, by where it stands. */
const weights = {
  name: 40,
  shelf: 30,
  brand: 26,
  variety: 16,
  size: 12,
  dietary: 10,
  aisle: 8,
  words: 8,
  department: 5,
};

const memo = new WeakMap<Place, string[]>();
const placeWords = (place: Place | undefined): readonly string[] => {
  if (!place) return [];
  const had = memo.get(place) ?? wordsOf(place.name);
  memo.set(place, had);
  return had;
};

export type Path = {
  readonly shelf?: Place | undefined;
  readonly aisle?: Place | undefined;
  readonly department?: Place | undefined;
};

/** The words a product is found by, each with its weight (at most 255). */
export function weighWords(entry: Entry, path: Path): Map<string, number> {
  const weighed = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of [...new Set([...words, ...conceptsIn(words)])])
      weighed.set(word, Math.min(255, (weighed.get(word) ?? 0) + weight));
  };
  const { card } = entry;
  const name = wordsOf(card.name);
  add(name, weights.name + Math.max(0, 12 - 2 * name.length));
  add(wordsOf(card.brand), weights.brand);
  if (card.variety) add(wordsOf(card.variety), weights.variety);
  add(wordsOf(card.size), weights.size);
  add(placeWords(path.shelf), weights.shelf);
  add(placeWords(path.aisle), weights.aisle);
  add(placeWords(path.department), weights.department);
  for (const fact of entry.dietary) add(wordsOf(fact), weights.dietary);
  for (const words of entry.words) add(wordsOf(words), weights.words);
  return weighed;
}

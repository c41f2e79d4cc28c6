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
const heaviest = 255;
const mostRemembered = 20_000;

export type Path = {
  readonly shelf?: Place | undefined;
  readonly aisle?: Place | undefined;
  readonly department?: Place | undefined;
};
export type Weigher = (entry: Entry, path: Path) => ReadonlyMap<string, number>;

/** Weighs the words that products are found by (1 to 255). The same texts come again and again, so they are remembered. */
export function createWeigher(): Weigher {
  const remembered = new Map<string, readonly string[]>();
  function meaningOf(text: string): readonly string[] {
    const had = remembered.get(text);
    if (had) return had;
    const words = wordsOf(text);
    const meaning = [...new Set([...words, ...conceptsIn(words)])];
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, meaning);
    return meaning;
  }

  return ({ card, dietary, words: more }, { shelf, aisle, department }) => {
    const weighed = new Map<string, number>();
    const add = (text: string | undefined, weight: number) => {
      if (text === undefined) return;
      for (const word of meaningOf(text)) weighed.set(word, Math.min(heaviest, (weighed.get(word) ?? 0) + weight));
    };
    const shortness = Math.max(0, 12 - 2 * meaningOf(card.name).length);
    add(card.name, weights.name + shortness);
    add(card.brand, weights.brand);
    add(card.variety, weights.variety);
    add(card.size, weights.size);
    add(shelf?.name, weights.shelf);
    add(aisle?.name, weights.aisle);
    add(department?.name, weights.department);
    for (const fact of dietary) add(fact, weights.dietary);
    for (const words of more) add(words, weights.words);
    return weighed;
  };
}

import type { Entry } from '../entry.ts';
import type { Place } from '../places.ts';
import { wordsOf } from './fold.ts';
import { conceptsIn } from './synonyms.ts';

/** How much a word says about a product, by where it stands. What it is says most, and where it stands in the shop. */
const weights = {
  name: 40,
  shelf: 30,
  otherName: 24,
  brand: 24,
  aisle: 20,
  variety: 20,
  kind: 14,
  department: 12,
  size: 12,
  dietary: 10,
};
const shortNameWords = 6;
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

  return ({ card, kind, dietary, words: otherNames }, { shelf, aisle, department }) => {
    const weighed = new Map<string, number>();
    const add = (text: string | undefined, weight: number, isOnlyNew = false) => {
      if (text === undefined) return;
      for (const word of meaningOf(text)) {
        const had = weighed.get(word) ?? 0;
        if (had === 0 || !isOnlyNew) weighed.set(word, Math.min(heaviest, had + weight));
      }
    };
    const name = withoutBrand(card.name, card.brand);
    add(name, weights.name + Math.max(0, shortNameWords - meaningOf(name).length));
    add(card.variety, weights.variety, true);
    add(card.brand, weights.brand, true);
    for (const other of otherNames) add(other, weights.otherName, true);
    add(kind, weights.kind);
    add(card.size, weights.size);
    add(shelf?.name, weights.shelf);
    add(aisle?.name, weights.aisle);
    add(department?.name, weights.department);
    for (const fact of dietary) add(fact, weights.dietary);
    return weighed;
  };
}

/** A name may begin with the brand, which says who made it and not what it is. */
const withoutBrand = (name: string, brand: string): string =>
  brand !== '' && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;

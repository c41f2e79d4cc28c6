import type { Entry } from '../entry.ts';
import type { Place } from '../places.ts';
import { claimsIn } from './claims.ts';
import { wordsOf } from './fold.ts';
import { headOf, headsOfPlace, isOfSeveral, wordsOfIdea } from './head-word.ts';
import { conceptsIn } from './synonyms.ts';

/** How much a word says about a product, by where it stands: what it is says most, then what it is called and where. */
const weights = {
  head: 44,
  name: 26,
  kindHead: 14,
  kind: 6,
  otherName: 24,
  brand: 14,
  variety: 20,
  shelfHead: 30,
  shelf: 14,
  aisleHead: 20,
  aisle: 12,
  department: 12,
  vague: 6,
  size: 12,
  dietary: 10,
};
/** What a word can weigh at most. */
export const heaviest = 160;
const shortName = 20;
const mostRemembered = 20_000;

export type Path = {
  readonly shelf?: Place | undefined;
  readonly aisle?: Place | undefined;
  readonly department?: Place | undefined;
};
export type Weighed = {
  /** The words it is found by, from 1 to 255. */
  readonly words: ReadonlyMap<string, number>;
  readonly head: string;
  readonly claims: number;
};
export type Weigher = (entry: Entry, path: Path) => Weighed;

type Meaning = { readonly words: readonly string[]; readonly all: readonly string[] };

/** Weighs the words that products are found by. The same texts come again and again, so they are remembered. */
export function createWeigher(): Weigher {
  const remembered = new Map<string, Meaning>();
  function meaningOf(text: string): Meaning {
    const had = remembered.get(text);
    if (had) return had;
    const words = wordsOf(text);
    const meaning = { words, all: [...new Set([...words, ...conceptsIn(words)])] };
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, meaning);
    return meaning;
  }
  const headsHeld = new Map<string, ReadonlySet<string>>();
  const headsIn = (place: string): ReadonlySet<string> => {
    const heads = headsHeld.get(place) ?? new Set(headsOfPlace(place));
    headsHeld.set(place, heads);
    return heads;
  };

  return ({ card, kind, dietary, words: otherNames }, { shelf, aisle, department }) => {
    const weighed = new Map<string, number>();
    const put = (word: string, weight: number) =>
      weighed.set(word, Math.min(heaviest, (weighed.get(word) ?? 0) + Math.round(weight)));
    const add = (text: string | undefined, weight: number, heads?: ReadonlySet<string>, headWeight = weight) => {
      if (text !== undefined) for (const word of meaningOf(text).all) put(word, heads?.has(word) ? headWeight : weight);
    };
    const addNew = (text: string | undefined, weight: number) => {
      if (text !== undefined) for (const word of meaningOf(text).all) if (!weighed.has(word)) put(word, weight);
    };
    /** A place of several things says little of what stands there, unless that has the word for itself. */
    const addPlace = (place: Place | undefined, weight: number, headWeight: number) => {
      if (!place) return;
      const isVague = isOfSeveral(place.name);
      for (const word of meaningOf(place.name).all)
        put(word, isVague && !weighed.has(word) ? weights.vague : headsIn(place.name).has(word) ? headWeight : weight);
    };
    const name = meaningOf(nameOf(card));
    const always = new Set(meaningOf(card.variety ? nameOf(card).replace(card.variety, ' ') : nameOf(card)).words);
    const kinds = meaningOf(kind).words.filter((word) => always.has(word));
    const head = headOf(name.words, kinds, shelf ? headsIn(shelf.name) : none) ?? '';
    const heads = new Set([head, ...wordsOfIdea(head).slice(-1)]);
    const brevity = shortName / Math.max(1, name.words.length);
    for (const word of name.all) put(word, (heads.has(word) ? weights.head : weights.name) + brevity);
    addNew(card.variety, weights.variety);
    addNew(card.brand, weights.brand);
    for (const other of otherNames) addNew(other, weights.otherName);
    add(kinds.join(' '), weights.kind, heads, weights.kindHead);
    add(card.size, weights.size);
    const dozens = /^(\d+) x /.exec(card.size)?.[1];
    if (dozens) addNew(`${dozens} pack`, weights.size);
    addPlace(shelf, weights.shelf, weights.shelfHead);
    addPlace(aisle, weights.aisle, weights.aisleHead);
    add(department?.name, weights.department);
    for (const fact of dietary) add(fact, weights.dietary);
    return { words: weighed, head, claims: claimsIn(name.words) };
  };
}

const none: ReadonlySet<string> = new Set();
const nameOf = ({ name, brand }: Entry['card']): string => withoutBrand(name, brand);

/** A name may begin with the brand, which says who made it and not what it is. */
export const withoutBrand = (name: string, brand: string): string =>
  brand !== '' && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;

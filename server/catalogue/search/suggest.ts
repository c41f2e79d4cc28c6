import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';
import type { IndexData } from '../index-data.ts';
import { stem } from './fold.ts';
import { typedWords } from './phrases.ts';
import type { Found, Searcher } from './searcher.ts';
import { scoreLimit } from './rank.ts';
import { Vocabulary } from './vocabulary.ts';

type Link = Suggestions['departments'][number];
type Suggested = Pick<Suggestions, 'terms' | 'departments'>;

const mostTerms = 6;
const mostLinks = 4;
/** A place is suggested for what is bought there when it holds so much of what was found. */
const leastShare = 0.2;

/** Phrases as lists of words, in the order they are suggested: found by whole words and the beginning of one more. */
class PhraseBook {
  readonly #vocabulary: Vocabulary;
  readonly #from: Uint32Array;
  readonly #words: Uint16Array;

  constructor(texts: readonly string[]) {
    const split = texts.map(typedWords);
    this.#vocabulary = new Vocabulary([...new Set(split.flat())].sort((a, b) => (a < b ? -1 : 1)));
    this.#words = Uint16Array.from(split.flat(), (word) => this.#vocabulary.find(word));
    this.#from = new Uint32Array(texts.length + 1);
    split.forEach((words, at) => void (this.#from[at + 1] = (this.#from[at] ?? 0) + words.length));
  }

  /** Positions of phrases with all that was typed, those that begin with it first. */
  find(typed: readonly string[], most: number): number[] {
    if (typed.length === 0) return [];
    const ranges = typed.map((word, at) => this.#vocabulary.beginningWith(at < typed.length - 1 ? stem(word) : word));
    const [beginning, others]: [number[], number[]] = [[], []];
    for (let phrase = 0; phrase + 1 < this.#from.length && beginning.length < most; phrase++) {
      const first = this.#from[phrase] as number;
      const end = this.#from[phrase + 1] as number;
      if (end - first < typed.length || !this.#hasAll(ranges, first, end)) continue;
      const [low, high] = ranges[0] ?? [0, 0];
      const word = this.#words[first] as number;
      if (word >= low && word < high) beginning.push(phrase);
      else if (others.length < most) others.push(phrase);
    }
    return [...beginning, ...others].slice(0, most);
  }

  #hasAll(ranges: readonly (readonly [number, number])[], first: number, end: number): boolean {
    for (const [low, high] of ranges) {
      let has = false;
      for (let at = first; at < end && !has; at++) {
        const word = this.#words[at] as number;
        has = word >= low && word < high;
      }
      if (!has) return false;
    }
    return true;
  }
}

/** Suggests words to search for and places to look in, for what has been typed so far and what it finds. */
export function createSuggester(
  { head, columns }: IndexData,
  { suggest }: Searcher,
): (typed: string, found: Found) => Suggested {
  const { departments, aisles } = head.places;
  const phrases = new PhraseBook(head.phrases.map(([text]) => text));
  const aisleLink = (position: number): Link => {
    const aisle = aisles[position];
    const department = departments[aisle?.parent ?? -1];
    return {
      name: `${aisle?.name ?? ''} in ${department?.name ?? ''}`,
      href: `/shop/browse/${department?.slug ?? ''}/${aisle?.slug ?? ''}`,
    };
  };
  const links: readonly Link[] = [
    ...departments.map(({ name, slug }) => ({ name, href: `/shop/browse/${slug}` })),
    ...aisles.map((_, position) => aisleLink(position)),
  ];
  const places = new PhraseBook([...departments, ...aisles].map(({ name }) => name));
  const mass = new Float64Array(aisles.length);

  /** Aisles that hold much of what was found, the most first. */
  function aislesOf({ docs, scores }: Found): Link[] {
    mass.fill(0);
    let all = 0;
    for (let i = 0; i < docs.length; i++) {
      const share = (scores[i] as number) / scoreLimit;
      const aisle = columns.aisle[docs[i] as number] as number;
      mass[aisle] = (mass[aisle] as number) + share ** 3;
      all += share ** 3;
    }
    return Array.from(mass, (held, aisle) => ({ held, aisle }))
      .filter(({ held }) => held > 0 && held >= all * leastShare)
      .sort((a, b) => b.held - a.held)
      .map(({ aisle }) => aisleLink(aisle));
  }

  const makers = new Map(head.brands.map((brand, position) => [typedWords(brand).join(' '), position]));
  /** "kainga mi" is the maker's milk, if there is such a thing. */
  function ofMaker(words: readonly string[]): string[] {
    for (let length = words.length - 1; length > 0; length--) {
      const maker = makers.get(words.slice(0, length).join(' '));
      if (maker === undefined) continue;
      const name = head.brands[maker]?.toLowerCase() ?? '';
      const things = phrases
        .find(words.slice(length), mostTerms * 2)
        .map((position) => head.phrases[position]?.[0] ?? '');
      const isMade = (thing: string) => {
        const { docs, isAll } = suggest(`${name} ${thing}`);
        return isAll && docs.some((doc) => columns.brand[doc] === maker);
      };
      return things.filter(isMade).map((thing) => `${name} ${thing}`);
    }
    return [];
  }

  return (typed, found) => {
    const words = typedWords(found.corrected ?? typed);
    const said = words.join(' ');
    const terms = phrases
      .find(words, mostTerms + 1)
      .map((position) => head.phrases[position]?.[0] ?? '')
      .filter((text) => typedWords(text).join(' ') !== said || found.corrected !== null);
    const named = places.find(words, mostLinks).flatMap((position) => links[position] ?? []);
    const byHref = new Map([...named, ...aislesOf(found)].map((link) => [link.href, link]));
    const all = terms.length < mostTerms ? [...terms, ...ofMaker(words)] : terms;
    return { terms: all.slice(0, mostTerms), departments: [...byHref.values()].slice(0, mostLinks) };
  };
}

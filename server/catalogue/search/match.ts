import type { Postings } from '../postings.ts';
import type { Wanted } from './understand.ts';

/** Products that have what is wanted, ascending, each with how well its words fit: 0 to 1. */
export type Matches = {
  readonly docs: Uint32Array;
  readonly fits: Float32Array;
  /** Whether they have everything that was wanted. */
  readonly isAll: boolean;
};

export const bestQuality = 4;
/** How many entries are read at most to find products that have only some of what is wanted. */
const mostReadForSome = 60_000;
/** A beginning may stand for many words. */
const fewWords = 4;
const searchedWhenLonger = 12;
const scannedWhenMore = 48;

/** Finds products by their words. The arrays as long as the catalogue are kept and cleaned after each search. */
export class Matcher {
  readonly #products: number;
  readonly #postings: Postings;
  readonly #weights: Uint8Array;
  readonly #heaviest: number;
  readonly #hits: Uint8Array;
  readonly #seenIn: Uint8Array;
  readonly #fits: Float32Array;
  /** What the word of this round was worth: of several that would do, the best counts. */
  readonly #worths: Float32Array;
  readonly #touched: Uint32Array;
  #count = 0;
  #mostRead = 0;

  constructor(products: number, postings: Postings, weights: Uint8Array, heaviest: number) {
    this.#products = products;
    this.#postings = postings;
    this.#weights = weights;
    this.#heaviest = heaviest;
    this.#hits = new Uint8Array(products);
    this.#seenIn = new Uint8Array(products);
    this.#fits = new Float32Array(products);
    this.#worths = new Float32Array(products);
    this.#touched = new Uint32Array(products);
  }

  /** Products with everything that is wanted; else with all but its sizes; else those with the most of it. */
  match(wanted: readonly Wanted[], mostRead: number): Matches {
    this.#mostRead = mostRead;
    if (wanted.length === 0) return { docs: new Uint32Array(0), fits: new Float32Array(0), isAll: false };
    const rarestFirst = [...wanted].sort((a, b) => a.products - b.products);
    const all = this.#withAll(rarestFirst);
    if (all.docs.length > 0 || wanted.length === 1) return all;
    const withoutSizes = rarestFirst.filter(({ isSize }) => !isSize);
    if (withoutSizes.length === 0) return this.#withSome(rarestFirst);
    const rest = withoutSizes.length < wanted.length ? this.#withAll(withoutSizes) : all;
    return rest.docs.length > 0 ? { ...rest, isAll: false } : this.#withSome(withoutSizes);
  }

  #withAll(wanted: readonly Wanted[]): Matches {
    wanted.forEach((each, round) => {
      if (round === 0) this.#begin(each, wanted.length);
      else if (this.#count > 0) this.#narrow(each, round, wanted.length);
    });
    return this.#taken((wanted[0]?.terms.length ?? 0) > 1, true);
  }

  #note(doc: number, at: number, quality: number, round: number, of: number): void {
    const worth = ((this.#weights[at] as number) * quality) / (of * this.#heaviest * bestQuality);
    if (this.#seenIn[doc] === round + 1) {
      const more = worth - (this.#worths[doc] as number);
      if (more <= 0) return;
      this.#fits[doc] = (this.#fits[doc] as number) + more;
    } else {
      this.#seenIn[doc] = round + 1;
      this.#hits[doc] = (this.#hits[doc] as number) + 1;
      this.#fits[doc] = (this.#fits[doc] as number) + worth;
    }
    this.#worths[doc] = worth;
  }

  /** Of very many products only those that are bought most are looked at. */
  #begin({ terms }: Wanted, of: number): void {
    const { from, docs } = this.#postings;
    const most = terms.length > fewWords ? Math.ceil(this.#mostRead / terms.length) : this.#mostRead;
    for (const { term, quality } of terms) {
      const start = from[term] as number;
      const end = Math.min(from[term + 1] as number, start + most);
      for (let at = start; at < end; at++) {
        const doc = docs[at] as number;
        if (this.#hits[doc] === 0) this.#touched[this.#count++] = doc;
        this.#note(doc, at, quality, 0, of);
      }
    }
  }

  /** Keeps of the products so far those that have one word more; a few are looked up in a long list, not the list read. */
  #narrow({ terms }: Wanted, round: number, of: number): void {
    const { from, docs } = this.#postings;
    for (const { term, quality } of terms) {
      const [start, end] = [from[term] as number, from[term + 1] as number];
      if (end - start > this.#count * searchedWhenLonger) {
        for (let i = 0; i < this.#count; i++) {
          const doc = this.#touched[i] as number;
          const at = placeOf(docs, doc, start, end);
          if (at >= 0) this.#note(doc, at, quality, round, of);
        }
        continue;
      }
      for (let at = start; at < end; at++) {
        const doc = docs[at] as number;
        const hits = this.#hits[doc] as number;
        if (hits === round || (hits === round + 1 && this.#seenIn[doc] === round + 1))
          this.#note(doc, at, quality, round, of);
      }
    }
    this.#keep(round + 1);
  }

  /** Products with the most of what is wanted. What says least is read last, and of a very long list only what is bought most. */
  #withSome(wanted: readonly Wanted[]): Matches {
    const { from, docs } = this.#postings;
    let left = Math.min(mostReadForSome, this.#mostRead * 2);
    wanted.forEach(({ terms }, round) => {
      for (const { term, quality } of terms) {
        const start = from[term] as number;
        const end = Math.min(from[term + 1] as number, start + Math.max(0, left));
        left -= end - start;
        for (let at = start; at < end; at++) {
          const doc = docs[at] as number;
          if (this.#hits[doc] === 0) this.#touched[this.#count++] = doc;
          this.#note(doc, at, quality, round, wanted.length);
        }
      }
    });
    let most = 1;
    for (let i = 0; i < this.#count; i++) most = Math.max(most, this.#hits[this.#touched[i] as number] as number);
    this.#keep(most);
    return this.#taken(true, false);
  }

  #keep(hits: number): void {
    let kept = 0;
    for (let i = 0; i < this.#count; i++) {
      const doc = this.#touched[i] as number;
      if (this.#hits[doc] === hits) this.#touched[kept++] = doc;
      else this.#forget(doc);
    }
    this.#count = kept;
  }

  #forget(doc: number): void {
    this.#hits[doc] = 0;
    this.#seenIn[doc] = 0;
    this.#fits[doc] = 0;
  }

  #taken(isUnsorted: boolean, isAll: boolean): Matches {
    const docs = this.#touched.slice(0, this.#count);
    if (isUnsorted && this.#count * scannedWhenMore > this.#products) {
      for (let doc = 0, next = 0; next < docs.length; doc++) if (this.#hits[doc] !== 0) docs[next++] = doc;
    } else if (isUnsorted) docs.sort();
    const fits = new Float32Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      fits[i] = this.#fits[doc] as number;
      this.#forget(doc);
    }
    this.#count = 0;
    return { docs, fits, isAll };
  }
}

/** Where a number stands in a part of an ascending list, or -1. */
function placeOf(list: Uint32Array, value: number, from: number, to: number): number {
  let [low, high] = [from, to - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = list[middle] as number;
    if (here === value) return middle;
    if (here < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

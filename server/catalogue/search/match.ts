import type { Postings } from '../postings.ts';
import type { Wanted } from './understand.ts';

/** Products that match, ascending, and how well each does, by its number. */
export type Matches = { readonly docs: Uint32Array; readonly scores: Uint16Array };

const highest = 4095;

/** Finds products by their words. The two arrays as long as the catalogue are kept and cleaned after each search. */
export class Matcher {
  readonly #postings: Postings;
  readonly #weights: Uint8Array;
  readonly #hits: Uint8Array;
  readonly #seenIn: Uint8Array;
  readonly #scores: Uint16Array;

  constructor(products: number, postings: Postings, weights: Uint8Array) {
    this.#postings = postings;
    this.#weights = weights;
    this.#hits = new Uint8Array(products);
    this.#seenIn = new Uint8Array(products);
    this.#scores = new Uint16Array(products);
  }

  /** Products with everything that is wanted; when there is none, those with the most of it. */
  match(wanted: readonly Wanted[]): Matches {
    if (wanted.length === 0) return { docs: new Uint32Array(0), scores: this.#scores };
    const rarestFirst = [...wanted].sort((a, b) => a.products - b.products);
    const touched: number[] = [];
    rarestFirst.forEach((one, position) => void this.#count(one, position, rarestFirst.length, true, touched));
    let docs = this.#having(touched, rarestFirst.length);
    if (docs.length === 0 && rarestFirst.length > 1) {
      this.#clean(touched);
      touched.length = 0;
      rarestFirst.forEach((one, position) => void this.#count(one, position, rarestFirst.length, false, touched));
      docs = this.#having(
        touched,
        touched.reduce((most, doc) => Math.max(most, this.#hits[doc] ?? 0), 1),
      );
    }
    const scores = new Uint16Array(docs.length);
    docs.forEach((doc, position) => void (scores[position] = this.#scores[doc] ?? 0));
    this.#clean(touched);
    return { docs, scores };
  }

  #count(wanted: Wanted, position: number, of: number, isEachNeeded: boolean, touched: number[]): void {
    const share = highest / (of * 255 * 4);
    const { from, docs } = this.#postings;
    for (const { term, quality } of wanted.terms) {
      const end = from[term + 1] ?? 0;
      for (let at = from[term] ?? 0; at < end; at++) {
        const doc = docs[at] as number;
        const hits = this.#hits[doc] as number;
        if (this.#seenIn[doc] === position + 1 || (isEachNeeded && hits !== position)) continue;
        if (hits === 0) touched.push(doc);
        this.#seenIn[doc] = position + 1;
        this.#hits[doc] = hits + 1;
        this.#scores[doc] = (this.#scores[doc] as number) + (this.#weights[at] as number) * quality * share;
      }
    }
  }

  #having(touched: readonly number[], hits: number): Uint32Array {
    return Uint32Array.from(touched.filter((doc) => this.#hits[doc] === hits)).sort();
  }

  #clean(touched: readonly number[]): void {
    for (const doc of touched) {
      this.#hits[doc] = 0;
      this.#seenIn[doc] = 0;
      this.#scores[doc] = 0;
    }
  }
}

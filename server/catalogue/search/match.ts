import type { Postings } from '../postings.ts';
import type { Wanted } from './understand.ts';

/** Products that match, ascending, each with how well it does. */
export type Matches = { readonly docs: Uint32Array; readonly scores: Uint16Array };

/** The scores of a match stay below this. */
export const scoreLimit = 4096;
const bestQuality = 4;
const bestWeight = 255;
/** How much of a score is for being bought most: about as much as a word in the name of the aisle. */
const popularityShare = 340;

/** Finds products by their words. The arrays as long as the catalogue are kept and cleaned after each search. */
export class Matcher {
  readonly #postings: Postings;
  readonly #weights: Uint8Array;
  readonly #hits: Uint8Array;
  readonly #seenIn: Uint8Array;
  readonly #scores: Float32Array;
  /** What the word of this round was worth: of several that would do, the best counts. */
  readonly #worths: Float32Array;
  readonly #touched: Uint32Array;
  #count = 0;

  constructor(products: number, postings: Postings, weights: Uint8Array) {
    this.#postings = postings;
    this.#weights = weights;
    this.#hits = new Uint8Array(products);
    this.#seenIn = new Uint8Array(products);
    this.#scores = new Float32Array(products);
    this.#worths = new Float32Array(products);
    this.#touched = new Uint32Array(products);
  }

  /** Products with everything that is wanted; when there is none, those with the most of it. */
  match(wanted: readonly Wanted[]): Matches {
    const rarestFirst = [...wanted].sort((a, b) => a.products - b.products);
    this.#mark(rarestFirst, true);
    let found = this.#having(rarestFirst.length, rarestFirst);
    if (found.docs.length === 0 && rarestFirst.length > 1) {
      this.#clean();
      this.#mark(rarestFirst, false);
      let most = 1;
      for (let i = 0; i < this.#count; i++) most = Math.max(most, this.#hits[this.#touched[i] as number] as number);
      found = this.#having(most, rarestFirst);
    }
    this.#clean();
    return found;
  }

  #mark(wanted: readonly Wanted[], isEachNeeded: boolean): void {
    const { from, docs } = this.#postings;
    wanted.forEach(({ terms }, position) => {
      const round = position + 1;
      for (const { term, quality } of terms) {
        const share = (scoreLimit - 1 - popularityShare) / (wanted.length * bestWeight * bestQuality);
        const end = from[term + 1] as number;
        for (let at = from[term] as number; at < end; at++) {
          const doc = docs[at] as number;
          const hits = this.#hits[doc] as number;
          const worth = (this.#weights[at] as number) * quality * share;
          if (this.#seenIn[doc] === round) {
            const more = worth - (this.#worths[doc] as number);
            if (more <= 0) continue;
            this.#scores[doc] = (this.#scores[doc] as number) + more;
          } else {
            if (isEachNeeded && hits !== position) continue;
            if (hits === 0) this.#touched[this.#count++] = doc;
            this.#seenIn[doc] = round;
            this.#hits[doc] = hits + 1;
            this.#scores[doc] = (this.#scores[doc] as number) + worth;
          }
          this.#worths[doc] = worth;
        }
      }
    });
  }

  #having(hits: number, wanted: readonly Wanted[]): Matches {
    const docs = new Uint32Array(this.#count);
    let count = 0;
    for (let i = 0; i < this.#count; i++) {
      const doc = this.#touched[i] as number;
      if (this.#hits[doc] === hits) docs[count++] = doc;
    }
    const kept = docs.subarray(0, count);
    if (wanted.length > 1 || (wanted[0]?.terms.length ?? 0) > 1) kept.sort();
    const scores = new Uint16Array(count);
    const products = this.#hits.length;
    for (let i = 0; i < count; i++) {
      const doc = kept[i] as number;
      scores[i] = (this.#scores[doc] as number) + popularityShare * (1 - Math.sqrt(doc / products));
    }
    return { docs: kept, scores };
  }

  #clean(): void {
    for (let i = 0; i < this.#count; i++) {
      const doc = this.#touched[i] as number;
      this.#hits[doc] = 0;
      this.#seenIn[doc] = 0;
      this.#scores[doc] = 0;
    }
    this.#count = 0;
  }
}

import { scoreLimit } from '../search/rank.ts';

/** Puts the products of one page in order without sorting all the rest when that can be avoided. */
export class Orderer {
  readonly #products: number;
  readonly #marks: Uint8Array;
  readonly #inOrder = new Map<Uint32Array, Uint32Array>();

  constructor(products: number) {
    this.#products = products;
    this.#marks = new Uint8Array(products);
  }

  #productsIn(ranks: Uint32Array): Uint32Array {
    const had = this.#inOrder.get(ranks);
    if (had) return had;
    const order = new Uint32Array(ranks.length);
    for (let doc = 0; doc < ranks.length; doc++) order[ranks[doc] as number] = doc;
    this.#inOrder.set(ranks, order);
    return order;
  }

  /** The products from one place of the order up to another, by a column of ranks. */
  byRank(docs: Uint32Array, ranks: Uint32Array, start: number, end: number): number[] {
    const order = this.#productsIn(ranks);
    const isScanCheaper = (this.#products / Math.max(1, docs.length)) * end < docs.length * 8;
    if (!isScanCheaper) {
      const sorted = docs.map((doc) => ranks[doc] as number).sort();
      return Array.from(sorted.subarray(start, end), (rank) => order[rank] as number);
    }
    for (const doc of docs) this.#marks[doc] = 1;
    const page: number[] = [];
    for (let rank = 0, seen = 0; seen < end && rank < order.length; rank++) {
      const doc = order[rank] as number;
      if (this.#marks[doc] === 1 && seen++ >= start) page.push(doc);
    }
    for (const doc of docs) this.#marks[doc] = 0;
    return page;
  }

  /** The same by score, the highest first; products of one score keep the order they came in. */
  byScore(docs: Uint32Array, scores: Uint16Array, start: number, end: number): number[] {
    const above = new Uint32Array(scoreLimit + 1);
    for (let i = 0; i < scores.length; i++) {
      const bucket = scoreLimit - (scores[i] as number);
      above[bucket] = (above[bucket] as number) + 1;
    }
    for (let bucket = 1; bucket < above.length; bucket++)
      above[bucket] = (above[bucket] as number) + (above[bucket - 1] as number);
    const page = new Uint32Array(Math.max(0, Math.min(end, docs.length) - start));
    for (let i = docs.length - 1; i >= 0; i--) {
      const bucket = scoreLimit - (scores[i] as number);
      const place = (above[bucket] as number) - 1;
      above[bucket] = place;
      if (place >= start && place < end) page[place - start] = docs[i] as number;
    }
    return Array.from(page);
  }
}

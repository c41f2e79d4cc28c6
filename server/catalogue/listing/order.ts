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

  /** The same by score, the highest first; docs of one score keep the order they came in. */
  byScore(docs: Uint32Array, scores: Uint16Array, start: number, end: number): number[] {
    const from = new Uint32Array(4097);
    for (const score of scores) from[4095 - score + 1] = (from[4095 - score + 1] as number) + 1;
    for (let at = 1; at < from.length; at++) from[at] = (from[at] as number) + (from[at - 1] as number);
    const ordered = new Uint32Array(docs.length);
    for (let position = 0; position < docs.length; position++) {
      const bucket = 4095 - (scores[position] as number);
      const at = from[bucket] as number;
      ordered[at] = docs[position] as number;
      from[bucket] = at + 1;
    }
    return Array.from(ordered.subarray(start, end));
  }
}

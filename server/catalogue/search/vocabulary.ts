import { beginsWithin, bitCount, editsWithin, lettersOf, slipsAllowed } from './typo.ts';

const hasDigit = /\d/;
/** A shorter word is too near to too many. */
const shortest = 3;

/** Every word of the index, sorted: found exactly, by its beginning, or in spite of a slip. A word is its position. */
export class Vocabulary {
  readonly terms: readonly string[];
  readonly #positions: ReadonlyMap<string, number>;
  readonly #letters: Int32Array;

  constructor(terms: readonly string[]) {
    this.terms = terms;
    this.#positions = new Map(terms.map((term, position) => [term, position]));
    this.#letters = Int32Array.from(terms, lettersOf);
  }

  find(word: string): number {
    return this.#positions.get(word) ?? -1;
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.terms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Words that begin so: from, and up to but not with. */
  beginningWith(start: string): readonly [number, number] {
    return [this.#firstFrom(start), this.#firstFrom(`${start}\uffff`)];
  }

  /** The words nearest to one that is not in the index: those with the fewest slips, if few enough; never for numbers. */
  nearest(word: string): readonly number[] {
    let limit: number = slipsAllowed(word.length);
    if (limit === 0 || hasDigit.test(word)) return [];
    const letters = lettersOf(word);
    let found: number[] = [];
    for (let position = 0; position < this.terms.length; position++) {
      const term = this.terms[position] ?? '';
      if (Math.abs(term.length - word.length) > limit) continue;
      if (bitCount((this.#letters[position] ?? 0) ^ letters) > 2 * limit) continue;
      if (term.length < shortest || hasDigit.test(term) || term.startsWith('~')) continue;
      const edits = editsWithin(word, term, limit);
      if (edits > limit) continue;
      if (edits < limit) {
        limit = edits;
        found = [];
      }
      found.push(position);
    }
    const sameStart = found.filter((position) => this.terms[position]?.[0] === word[0]);
    return sameStart.length > 0 ? sameStart : found;
  }

  /** Words that begin almost so, by one slip; the first letter, or the one after it, is taken to be right. */
  nearestBeginning(word: string): readonly number[] {
    if (slipsAllowed(word.length) === 0 || hasDigit.test(word)) return [];
    const letters = lettersOf(word);
    const found: number[] = [];
    for (const first of new Set([word[0] ?? '', word[1] ?? ''])) {
      const [from, to] = this.beginningWith(first);
      for (let position = from; position < to; position++) {
        const term = this.terms[position] ?? '';
        if (term.length < word.length - 1 || bitCount(letters & ~(this.#letters[position] ?? 0)) > 1) continue;
        if (!hasDigit.test(term) && beginsWithin(word, term, 1)) found.push(position);
      }
    }
    return found;
  }
}

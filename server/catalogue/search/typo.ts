/** How many slips a word of this length may hold and still be understood. */
export const slipsAllowed = (length: number): 0 | 1 | 2 => (length < 4 ? 0 : length < 8 ? 1 : 2);

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/** Edits (insert, delete, change, swap of neighbours) between two words, or `limit + 1` as soon as it is more. */
export function editsWithin(a: string, b: string, limit: number): number {
  const [n, m] = [a.length, b.length];
  if (Math.abs(n - m) > limit || n > 62 || m > 62) return limit + 1;
  let [before, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let j = 0; j <= m; j++) previous[j] = j;
  for (let i = 1; i <= n; i++) {
    current[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= m; j++) {
      const other = b.charCodeAt(j - 1);
      let edits = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + (letter === other ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2))
        edits = Math.min(edits, (before[j - 2] as number) + 1);
      current[j] = edits;
      if (edits < least) least = edits;
    }
    if (least > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[m] as number, limit + 1);
}

/** Whether a word begins with another, but for so many edits. */
export function beginsWithin(start: string, word: string, limit: number): boolean {
  for (let length = start.length - limit; length <= Math.min(word.length, start.length + limit); length++)
    if (editsWithin(start, word.slice(0, length), limit) <= limit) return true;
  return false;
}

/** Which letters and digits a word has, as bits; two words k edits apart differ in at most 2k of them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    bits |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return bits;
}

export function bitCount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

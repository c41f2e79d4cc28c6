export type Part = { readonly text: string; readonly isMatch: boolean };

/** One letter as the search reads it: "Ū" is "u". */
const plain = (letter: string): string => (letter.normalize('NFD')[0] ?? letter).toLowerCase();
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** A suggestion in parts: those that begin a word as it was typed, with or without macrons, and the rest. */
export function partsOf(text: string, typed: string): readonly Part[] {
  const letters = [...text.normalize('NFC')];
  const words = [...typed.normalize('NFC')].map(plain).join('').split(/\s+/).filter(Boolean);
  const isMatch = letters.map(() => false);
  const read = letters.map(plain);
  for (let at = 0; at < letters.length; at++) {
    if (isLetter(letters[at - 1])) continue;
    for (const word of words) {
      const length = [...word].length;
      if (read.slice(at, at + length).join('') === word) isMatch.fill(true, at, at + length);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[at] === true });
  }
  return parts;
}

/** Widths of a broad sans-serif at 12 px: enough room on every machine, and the same layout on each. */
const narrow = /[ijlIt.,:;'’|!()[\]/ fr-]/;
const wide = /[mwMW@%—]/;
const upper = /[A-ZĀĒĪŌŪ#]/;

export const widthOf = (text: string, size = 12): number =>
  ([...text].reduce(
    (sum, letter) => sum + (narrow.test(letter) ? 4.4 : wide.test(letter) ? 11.4 : upper.test(letter) ? 8.8 : 7.4),
    0,
  ) *
    size) /
  12;

const monospaced = 0.62;
export const monoWidthOf = (text: string, size: number): number => [...text].length * size * monospaced;

/** Breaks a text into lines no longer than a width, at its spaces. */
export function wrap(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

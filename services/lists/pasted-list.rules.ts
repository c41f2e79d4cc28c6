import { itemKeyOf, tidyText } from './list-text.rules.ts';
import { longestText, mostItems } from './lists.words.ts';

/** A bullet, a tick, a box such as "- [ ]", a number such as "3." or "3)": what a list is written with, and not what is on it. */
const bullets = /^(?:[-–—−*•◦▪▫●○◯■□‣⁃·»>+✓✔✗✘☐☑☒→]+(?=\s|\p{L}|\[|$)\s*)/u;
const box = /^(?:\[[ xX✓✔]?\]|\([ xX✓✔]?\))\s*/u;
const number = /^\d{1,3}[.)]\s+(?=\S)/u;
/** Pictures, and what makes one of several of them. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{20E3}\u{FE0E}\u{FE0F}]/gu;
/** Signs that nobody sees: of joining, of direction, of a broken pair. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}]/gu;
/** "2 L", "500g", "x 3": it belongs to what stands before it. */
const onlyMeasure =
  /^(?:[x×]\s*)?\d+(?:[.,]\d+)?\s*(?:kg|g|mg|l|ml|pk|pack|packs|ea|each|x|×|doz|dozen|litres?|grams?|kilos?)?$/iu;

const within = (text: string): string => [...text].slice(0, longestText).join('').trim();

function bare(line: string): string {
  let text = tidyText(line.replace(unseen, ''));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(bullets, '').replace(box, '').replace(number, '');
  }
  const words = tidyText(text.replace(pictures, ' ')).replace(/^[\s.,;:]+|[\s,;]+$/gu, '');
  return words.replace(bullets, '').replace(box, '').trim();
}

/** "Dairy:" is the head of a list, and nothing to buy. */
const isHead = (text: string): boolean => text.endsWith(':');

/** A line is one thing, unless commas part it; "1,5 kg" is a number, and a measure stays with what it measures. */
function thingsIn(line: string): readonly string[] {
  const things: string[] = [];
  for (const part of line.split(/[;；、，]|,(?!\d)/u)) {
    const text = tidyText(part);
    const last = things.at(-1);
    if (last !== undefined && onlyMeasure.test(text)) things[things.length - 1] = `${last} ${text}`;
    else things.push(text);
  }
  return things;
}

/** What stands on a list that somebody wrote or pasted: one thing a line, as words, each once, no more than a list holds. */
export function linesOf(pasted: string): readonly string[] {
  const known = new Set<string>();
  const lines: string[] = [];
  for (const row of pasted.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/u)) {
    for (const thing of thingsIn(row)) {
      const text = within(bare(thing));
      const key = itemKeyOf({ text });
      if (!/[\p{L}\p{N}]/u.test(text) || isHead(text) || known.has(key)) continue;
      known.add(key);
      lines.push(text);
      if (lines.length === mostItems) return lines;
    }
  }
  return lines;
}

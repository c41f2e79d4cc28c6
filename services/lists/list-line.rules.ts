import { tidyText } from './list-text.rules.ts';

/** A line of a list somebody wrote: how many of it, and what to look for. */
export type ListLine = { readonly wanted: number; readonly search: string };

const most = 99;
/** What stands before a line only to make it one: "-", "•", "[ ]", "1)". */
const bullet = /^(?:[-–—*•·☐✓✔]\s*|\[[ x]?\]\s*|\d{1,2}[).]\s+)+/iu;
const times = '[x×✕*]';
const before = new RegExp(`^(\\d{1,3})\\s*${times}\\s*(?=\\D|\\d+(?:\\.\\d+)?\\s*(?:k?g|m?l)\\b)(.+)$`, 'iu');
const after = new RegExp(`^(.+?)\\s*(?:(?<=\\s)${times}\\s*(\\d{1,3})|\\((?:${times}\\s*)?(\\d{1,3})\\))$`, 'iu');
const plain = /^(\d{1,3})\s+(\D.*)$/u;
const one = /^an?\s+(.+)$/iu;
/** A number before one of these says which, not how many. */
const named =
  /^(?:kgs?|kilos?|g|gm|grams?|mg|mls?|cl|l|lt|ltrs?|lit(?:re|er)s?|pk|pack|ply|%|percent|min|minutes?|inch|cm|mm|star|up|in|grain|bean|fruit|seed|cheese)(?!\p{L})/iu;
/** How a pack of several is written: "6 x 330 mL". */
const packed = /^(?:4|6|8|10|12|15|18|20|24|30)\s*[x×]\s*\d+(?:\.\d+)?\s*ml(?!\p{L})/iu;
const says = /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}/u;
/** Eggs are counted in the carton. */
const countedInside = /^(?:6|10|12|18|20|30)\s+(?:\p{L}+\s+)*eggs?$/iu;
const holder =
  /^(bags?|tins?|cans?|packs|packets?|bottles?|jars?|box(?:es)?|bunch(?:es)?|loaf|loaves|punnets?|cartons?|tubs?|tubes?|blocks?|heads?)\s+(of\s+)?(\p{L}.*)$/iu;

/** What is in the bag, the bottle or the box; what comes in tins is another thing than what does not. */
function withoutHolder(text: string, isCounted: boolean): string {
  const [, kind = '', of, held] = holder.exec(text) ?? [];
  if (held === undefined || (!isCounted && of === undefined)) return text;
  return /^tin/i.test(kind) ? `canned ${held}` : held;
}

/** "2 x milk", "milk x2" and "3 bananas" say how many; "500g mince" and "2 minute noodles" say which. */
export function listLineOf(line: string): ListLine {
  const told = tidyText(line);
  const text = told.replace(bullet, '') || told;
  const whole = { wanted: 1, search: withoutHolder(text, false) };
  const counted = (count: string | undefined, search: string | undefined): ListLine =>
    Number(count) >= 1 && Number(count) <= most && search !== undefined && says.test(search)
      ? { wanted: Number(count), search: withoutHolder(search.trim(), true) }
      : whole;
  if (countedInside.test(text) || packed.test(text)) return whole;
  const first = before.exec(text);
  if (first) return counted(first[1], first[2]);
  const last = after.exec(text);
  if (last) return counted(last[2] ?? last[3], last[1]);
  const number = plain.exec(text);
  if (number && !named.test(number[2] ?? '')) return counted(number[1], number[2]);
  const single = one.exec(text);
  return single ? { wanted: 1, search: withoutHolder(single[1] ?? text, true) } : whole;
}

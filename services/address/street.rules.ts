/** A street as it is kept in parts: the number and the road, and what stands before them. */
export type Street = { readonly street1: string; readonly street2: string };

const part = /^(?:(?:flat|unit|apartment|apt|suite|level|shop|floor)\s+)?[\p{L}\d-]+$/iu;
const before = /^(.+?)\s*\/\s*(?=\d)/u;
const unmarked = /^((?:flat|unit|apartment|apt|suite|level|shop|floor)\s+[\p{L}\d-]+)\s+(?=\d)/iu;
const numbered = /^\d+\p{L}?(?:\s*-\s*\d+\p{L}?)?\s+\p{L}/u;

/** The parts between the commas, each a line of its own where there is room for lines. */
export const streetLines = (street: string): readonly string[] =>
  street
    .split(',')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** "Flat 2" and "2" of "Flat 2 12 Rimu Road" and "2/12 Rimu Road", and both of "Flat/2/12"; nothing of a number and a road. */
function split(line: string): readonly string[] {
  const slash = before.exec(line);
  if (slash?.[1] && part.test(slash[1])) return [slash[1], ...split(line.slice(slash[0].length))];
  const flat = unmarked.exec(line);
  return flat?.[1] ? [flat[1], ...split(line.slice(flat[0].length))] : [line];
}

/**
 * Takes a street apart. The number and the road are the part that begins with a number and goes on with a word, or the
 * last one; a flat, a level or a building is what else there is, wherever it was written.
 */
export function streetOf(street: string): Street {
  const parts = streetLines(street).flatMap(split);
  const numberedAt = parts.findIndex((one) => numbered.test(one));
  const roadAt = numberedAt < 0 ? parts.length - 1 : numberedAt;
  return { street1: parts[roadAt] ?? '', street2: parts.filter((_, at) => at !== roadAt).join(', ') };
}

const flatNumber = /(^|, )(\d+\p{L}?|\p{L})$/u;

/** The parts as people write them: "2/12 Rimu Road", "Flat 2, 12 Rimu Road". Taken apart again they are the same. */
export function streetText({ street1, street2 }: Street): string {
  if (street2 === '') return street1;
  return `${street2}${flatNumber.test(street2) && /^\d/.test(street1) ? '/' : ', '}${street1}`;
}

type Whole = {
  readonly suburb: string;
  readonly town: string;
  readonly postcode: string;
  readonly ruralDelivery: number | null;
};

/** What follows the street: the round or the suburb, unless it is called as the town is, and the town. */
function placeLines({ suburb, town, postcode, ruralDelivery }: Whole): readonly string[] {
  const middle = ruralDelivery === null ? (suburb === town ? '' : suburb) : `RD ${ruralDelivery}`;
  return [middle, `${town} ${postcode}`.trim()].filter((line) => line !== '');
}

/** The whole of an address on one line. */
export const addressLabel = (address: Whole & { readonly street: string }): string =>
  [address.street, ...placeLines(address)].join(', ');

/** An address for people, line by line: the street is split at its commas. */
export const addressLines = (address: Whole & Street): readonly string[] => [
  ...streetLines(streetText(address)),
  ...placeLines(address),
];

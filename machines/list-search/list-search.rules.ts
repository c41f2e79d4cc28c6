import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { nearest } from '#services/display/quantity.rules.ts';
import type { KeptMark } from '#services/lists/kept-paste.rules.ts';
import { mostTerms } from '#services/lists/lists.words.ts';
import { amountFor, bestOf, canBeBought } from '#services/lists/matches.rules.ts';
import { limitsOf } from '#services/trolley/amounts.rules.ts';
import type { Added, Found, ListLine } from './list-search.types.ts';

type Lines = readonly ListLine[];

/** The lines that are asked for at once, after those that are known already. */
export const partOf = (terms: readonly string[], known: number): readonly string[] =>
  terms.slice(known, known + mostTerms);

const productIn = ({ products }: Pick<ListLine, 'products'>, sku: string | null): Product | null =>
  products.find((product) => product.sku === sku) ?? null;

export const chosenIn = (line: ListLine): Product | null => productIn(line, line.chosen);

/** A line as the store answered it: the best match is chosen, unless it was shopped down before. */
export function lineOf(term: string, found: Found | undefined, mark: KeptMark | undefined): ListLine {
  const { search = term, wanted = 1, products = [], totalItems = 0 } = found ?? {};
  const chosen = productIn({ products }, mark?.sku ?? null) ?? bestOf(products);
  const { sku, name, amount, unit } = mark ?? { sku: null, name: null, amount: 0, unit: 'Each' as const };
  const added = mark?.state === 'added' && sku !== null && name !== null ? { sku, name, amount, unit } : null;
  return {
    ...{ term, search, wanted, products, totalItems, added },
    chosen: chosen?.sku ?? null,
    amount: chosen ? amountFor(chosen, wanted) : 0,
    state: added ? 'added' : mark?.state === 'skipped' ? 'skipped' : 'open',
  };
}

/** Answers belong to lines by their place. */
export const linesFound = (
  terms: readonly string[],
  known: Lines,
  results: readonly Found[],
  marks: readonly KeptMark[],
): Lines => [
  ...known,
  ...partOf(terms, known.length).map((term, index) =>
    lineOf(
      term,
      results[index],
      marks.find((mark) => mark.term === term),
    ),
  ),
];

const changed = (lines: Lines, at: number, change: (line: ListLine) => ListLine): Lines =>
  lines.map((line, index) => (index === at ? change(line) : line));

/** Another product keeps the amount where both are sold alike. */
export const withChosen = (lines: Lines, at: number, sku: string): Lines =>
  changed(lines, at, (line) => {
    const [before, product] = [chosenIn(line), productIn(line, sku)];
    if (!product || !canBeBought(product)) return line;
    const amount =
      before?.unit === product.unit ? nearest(line.amount, limitsOf(product)) : amountFor(product, line.wanted);
    return { ...line, chosen: sku, amount: Math.max(amount, limitsOf(product).min) };
  });

export const withAmount = (lines: Lines, at: number, amount: number): Lines =>
  changed(lines, at, (line) => {
    const product = chosenIn(line);
    return product ? { ...line, amount: nearest(Math.max(amount, limitsOf(product).min), limitsOf(product)) } : line;
  });

const addedOf = (line: ListLine): Added | null => {
  const product = chosenIn(line);
  return product && line.state === 'open'
    ? { sku: product.sku, name: `${product.name} ${product.size}`, amount: line.amount, unit: product.unit }
    : null;
};
export const withAdded = (lines: Lines, at: number): Lines =>
  changed(lines, at, (line) => {
    const added = addedOf(line);
    return added ? { ...line, state: 'added', added } : line;
  });
export const withAllAdded = (lines: Lines): Lines => lines.reduce((done, _, at) => withAdded(done, at), lines);

export const withState = (lines: Lines, at: number, state: 'open' | 'skipped'): Lines =>
  changed(lines, at, (line) => (line.state === 'added' ? line : { ...line, state }));

/** What the store has for another wording; it says how many are wanted only where it names a number. */
export const withWording = (lines: Lines, at: number, term: string, found: Found | undefined): Lines =>
  changed(lines, at, (line) => {
    const wanted = found && found.wanted > 1 ? found.wanted : line.wanted;
    const fresh = lineOf(term, found && { ...found, wanted }, undefined);
    return { ...fresh, wanted, term: line.term };
  });

/** Of one product the trolley is told how much all lines of the list want together. */
export const wantedOf = (lines: Lines, sku: string): number =>
  lines.reduce((sum, { added }) => (added?.sku === sku ? sum + added.amount : sum), 0);

/** The next line that is still open, round from the end; none when all are passed. */
export function nextOpen(lines: Lines, from: number): number | null {
  for (let step = 1; step <= lines.length; step++) {
    const at = (from + step) % lines.length;
    if (lines[at]?.state === 'open') return at;
  }
  return null;
}

export const firstOpen = (lines: Lines): number => Math.max(0, nextOpen(lines, lines.length - 1) ?? 0);

export const marksOf = (lines: Lines): readonly KeptMark[] =>
  lines.flatMap(({ term, state, added }): KeptMark[] => {
    if (state === 'open') return [];
    const none = { sku: null, name: null, amount: 0, unit: 'Each' as const };
    return [{ term, state, ...(added ?? none) }];
  });

/** What is left of a list: words that led to nothing in the trolley. */
export const leftOf = (lines: Lines): readonly string[] =>
  lines.flatMap(({ term, state }) => (state === 'added' ? [] : [term]));

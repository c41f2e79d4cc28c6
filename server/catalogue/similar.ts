import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { Cards } from './cards.ts';
import { canBeBought } from './entry.ts';
import type { IndexData } from './index-data.ts';
import { listOf } from './postings.ts';
import { fold, stem } from './search/fold.ts';

/** The most sold are looked at: what stands further back on a shelf is no better answer. */
const mostLookedAt = 48;
const fewOnShelf = 4;
/** What another shelf weighs: as much as a quarter of the words being others. */
const awayFromShelf = 1;
const otherMeasure = 2;
const wordWeight = 4;

const shape = /^(?:(\d+) x )?(\d+(?:\.\d+)?) ?(kg|g|L|mL)\b/;
const thousandfold: Readonly<Record<string, number>> = { kg: 1000, L: 1000, g: 1, mL: 1 };

/** How much a size text says there is: "6 x 330 mL" is 1980 of mL. Null for what is counted, and for what is weighed out. */
export function amountOf(size: string): { readonly amount: number; readonly isFluid: boolean } | null {
  const [, times = '1', amount = '', unit = ''] = shape.exec(size) ?? [];
  const factor = thousandfold[unit];
  return factor === undefined ? null : { amount: Number(times) * Number(amount) * factor, isFluid: unit.endsWith('L') };
}

const wordsOf = ({ name, brand }: ProductWire) =>
  new Set(
    fold(name.startsWith(brand) ? name.slice(brand.length) : name)
      .split(' ')
      .map(stem),
  );

/** How far one product is from another, as a shopper would say it who cannot have the first. */
export function distanceOf(wanted: ProductWire, other: ProductWire): number {
  const [mine, theirs] = [wordsOf(wanted), wordsOf(other)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  const words = 1 - shared / Math.max(1, mine.size);
  const [size, otherSize] = [amountOf(wanted.size), amountOf(other.size)];
  const sizes =
    size && otherSize && size.isFluid === otherSize.isFluid
      ? Math.abs(Math.log2(size.amount / otherSize.amount))
      : wanted.size === other.size
        ? 0
        : otherMeasure;
  const prices = Math.abs(Math.log2((other.price.salePrice ?? Infinity) / wanted.price.originalPrice));
  return wordWeight * words + sizes + prices;
}

/** What a store has instead of a product: of its shelf, and of its aisle where the shelf has little; the nearest first. */
export function createSimilar({ head, columns }: IndexData, cards: Cards) {
  return (doc: number, storePosition: number, most: number): number[] => {
    const wanted = cards.card(doc, storePosition);
    const isHere = (other: number) =>
      other !== doc && canBeBought(columns.stock[storePosition * head.products + other] ?? 3);
    const on = (list: 'shelf' | 'aisle') =>
      listOf({ from: columns[`${list}From`], docs: columns[`${list}Docs`] }, columns[list][doc] ?? 0)
        .filter(isHere)
        .slice(0, mostLookedAt);
    const shelf = on('shelf');
    const aisle = shelf.length < fewOnShelf ? on('aisle').filter((other) => !shelf.includes(other)) : [];
    const measure = (away: number) => (other: number) => {
      const card = cards.card(other, storePosition);
      return card.restriction === wanted.restriction ? [{ other, far: distanceOf(wanted, card) + away }] : [];
    };
    return [...[...shelf].flatMap(measure(0)), ...[...aisle].flatMap(measure(awayFromShelf))]
      .sort((a, b) => a.far - b.far || a.other - b.other)
      .slice(0, most)
      .map(({ other }) => other);
  };
}

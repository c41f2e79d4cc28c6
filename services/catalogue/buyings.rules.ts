import type { Product } from './catalogue.contract.ts';

type Offered = Pick<Product, 'price' | 'productTag'>;
export type WayToPay = { readonly by: 'today' | 'member' | 'multibuy'; readonly totalCents: number };
export type Buying = {
  readonly count: number;
  readonly ways: readonly WayToPay[];
  /** The way that costs least; of equal ones the plainest. */
  readonly best: WayToPay['by'];
};

/** How many are worth telling apart: one, and where a multibuy begins, is passed and comes round again. */
const countsOf = (quantity: number | undefined) =>
  quantity === undefined ? [1, 2] : [...new Set([1, quantity, quantity + 1, 2 * quantity])];

/** What so many cost by each way. What a multibuy leaves over is paid at today's price. */
export function buyingsOf({ price, productTag: { multiBuy } }: Offered): readonly Buying[] {
  const { salePriceCents: today, memberPriceCents: member } = price;
  if (today === null) return [];
  return countsOf(multiBuy?.quantity).map((count) => {
    const ways: WayToPay[] = [{ by: 'today', totalCents: count * today }];
    if (member !== null && member < today) ways.push({ by: 'member', totalCents: count * member });
    if (multiBuy) {
      const { quantity, valueCents } = multiBuy;
      const totalCents = Math.floor(count / quantity) * valueCents + (count % quantity) * today;
      ways.push({ by: 'multibuy', totalCents });
    }
    const best = ways.reduce((least, way) => (way.totalCents < least.totalCents ? way : least));
    return { count, ways, best: best.by };
  });
}

import * as v from 'valibot';
import { bonusProducts as usual } from '#fixtures/bonus-products.ts';
import type { BonusProduct } from '#services/orders/order.contract.ts';
import type { Reader } from '../db/database.ts';
import type { ActiveOrderFacts } from '../db/repositories/active-orders.ts';
import { settingsGroup } from '../db/repositories/settings.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/));
const Offer = v.object({
  id: slug,
  spendFromCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  products: v.pipe(v.array(v.object({ id: slug, name: v.pipe(v.string(), v.nonEmpty()) })), v.maxLength(6)),
});
const Group = v.object({ offers: v.pipe(v.array(Offer), v.maxLength(10)) });
export type BonusOffer = v.InferOutput<typeof Offer>;

/** What the operator gives away. Settings that do not keep to their contract count as none. */
export async function bonusOffers(db: Reader): Promise<readonly BonusOffer[]> {
  const { success, output } = v.safeParse(Group, await settingsGroup(db, 'bonus'));
  return success ? output.offers : usual.offers;
}

const reached = (offers: readonly BonusOffer[], goodsCents: number): readonly BonusOffer[] =>
  offers.filter(({ spendFromCents }) => goodsCents > 0 && goodsCents >= spendFromCents);

/** The offer that the goods reach and that product is of. */
export const offerWith = (offers: readonly BonusOffer[], goodsCents: number, id: string): BonusOffer | undefined =>
  reached(offers, goodsCents).find(({ products }) => products.some((product) => product.id === id));

/** The products of the offers that the goods reach, with what was chosen of them: one of each offer. */
export const bonusTold = (
  offers: readonly BonusOffer[],
  goodsCents: number,
  chosen: ActiveOrderFacts['bonus'] = {},
): readonly BonusProduct[] =>
  reached(offers, goodsCents).flatMap(({ id: offer, products }) => {
    const bonusProductSelected = products.some(({ id }) => id === chosen[offer]);
    return products.map(({ id, name }) => ({ id, name, selected: id === chosen[offer], bonusProductSelected }));
  });

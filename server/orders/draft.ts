import { instructionsText } from '#services/orders/order-notes.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Reader } from '../db/database.ts';
import { choicesIn } from '../db/repositories/trolley.ts';
import { bonusTold } from './bonus-products.ts';
import { couponTold } from './coupons.ts';
import { placeText } from './delivery-place.ts';
import { isAccepted } from './disclaimer.ts';
import { orderLines } from './order-lines.ts';
import type { Draft } from './order.types.ts';
import { hasAlcohol, problemsOf } from './problems.ts';
import { type OrderParts, readOrder } from './read-order.ts';
import { componentsOf, goodsCentsOf } from './totals.ts';

/** What parts that were read come to as an order. */
export function draftIn(world: Pick<StoreWorld, 'places'>, parts: OrderParts): Draft {
  const { hold, fee, terms, facts, rows, cardOf, packagingCents, person } = parts;
  const lines = orderLines(parts);
  const goodsCents = goodsCentsOf(lines);
  const { method } = terms;
  const applied = couponTold(facts.coupon, parts.coupon, { goodsCents, method, nowMs: parts.nowMs });
  const coupons = applied.filter(({ valueCents }) => valueCents > 0);
  const components = componentsOf({ lines, method, fee, packagingCents, coupons });
  const isDisclaimerAccepted = isAccepted(facts.disclaimer, { hold, lines: rows.lines, cardOf });
  return {
    lines,
    components,
    totalCents: components.at(-1)?.valueCents ?? 0,
    savingsCents: lines.reduce((cents, { savingCents }) => cents + savingCents, 0),
    coupons,
    problems: problemsOf(world, parts, lines, isDisclaimerAccepted),
    isAgeAsked: hasAlcohol(lines, cardOf),
    isDisclaimerAccepted,
    hold,
    fee,
    method,
    pickupType: hold?.slot.pickupType ?? null,
    place: person.shopper?.change?.place ?? placeText(world, terms, parts.address),
    storeId: terms.storeId,
    storeName: world.places.store(terms.storeId)?.name ?? '',
    instructions: instructionsText(facts.instructions ?? '', method === 'Courier' && facts.isAtDoorstep === true),
    orderNotes: facts.orderNotes ?? '',
    bonusProducts: bonusTold(parts.offers, goodsCents, facts.bonus).flatMap(({ name, selected }) =>
      selected ? [name] : [],
    ),
    samples: parts.samples.map(({ name }) => name),
    choice: terms.choice,
    trolleyChoices: choicesIn(rows),
  };
}

/** What the trolley of a shopper would come to as an order now. Inside a transaction it is as the transaction sees it. */
export const draftOf = async (db: Reader, world: StoreWorld, known: Known): Promise<Draft> =>
  draftIn(world, await readOrder(db, world, known));

import { streetLines, streetOf } from '#services/address/street.rules.ts';
import { slotDayWords, slotHours } from '#services/fulfilment/slot-words.rules.ts';
import type { OrderChangeContext } from '#services/orders/order-change.contract.ts';
import { valueOf } from '#services/trolley/amounts.rules.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type * as v from 'valibot';
import type { StoreWorld } from '../../api/store-world.ts';
import type { Reader } from '../../db/database.ts';
import type { Person } from '../../db/repositories/accounts.ts';
import { isOrderUnderWay } from '../../db/repositories/orders.ts';
import { latestOrders, orderToChange, type OrderToChange } from '../../db/repositories/orders-to-change.ts';
import { reasonAgainst } from './reasons.ts';

type World = Pick<StoreWorld, 'db' | 'clock' | 'places'>;
type Told = v.InferInput<typeof OrderChangeContext>;
const mostLooked = 20;

/** Where it comes, in parts; the street as the order keeps it, without the lines of the place behind it. */
function addressOf({ places }: World, { facts: { choice, method, place } }: OrderToChange) {
  const suburb = choice?.suburbId == null ? null : places.suburb(choice.suburbId);
  const pickup = choice?.pickupAddressId == null ? null : places.pickupAddress(choice.pickupAddressId);
  const isDelivered = method === 'Courier';
  const { town = '', postcode = '' } = (isDelivered ? suburb : pickup) ?? {};
  const name = (isDelivered ? suburb?.name : pickup?.suburb) ?? '';
  const behind = [name, town, postcode, `${town} ${postcode}`];
  const street = streetLines(place).filter((line) => !behind.includes(line) && !/^RD \d+$/.test(line));
  const [first = '', ...others] = street;
  const { street1, street2 } = isDelivered
    ? streetOf(street.join(', '))
    : { street1: first, street2: others.join(', ') };
  return {
    deliveryStreet1: street1,
    deliveryStreet2: street2,
    deliverySuburb: name,
    deliveryCity: town,
    deliveryPostalCode: postcode,
  };
}

const reasonOf = (order: OrderToChange, others: Others, nowMs: number) =>
  reasonAgainst(
    {
      state: order.state,
      cutOffMs: order.facts.hold.slot.cutOffMs,
      hasChoice: order.facts.choice !== undefined,
      isUnderWay: others.isUnderWay && others.changing !== order.id,
      isAnotherInChange: others.changing !== null && others.changing !== order.id,
    },
    nowMs,
  );

type Others = { readonly isUnderWay: boolean; readonly changing: string | null };
const othersOf = async (db: Reader, { accountId, shopper }: Person): Promise<Others> => ({
  isUnderWay: await isOrderUnderWay(db, accountId),
  changing: shopper?.change?.orderId ?? null,
});

function told(world: World, order: OrderToChange, reason: string | null): Told {
  const { facts } = order;
  const { slot } = facts.hold;
  return {
    orderId: order.id,
    orderNumber: order.number,
    isChangeable: reason === null,
    unchangeableOrderReason: reason,
    deliveryMethod: facts.method,
    deliveryTimeSpan: slotHours(slot),
    deliveryDate: slotDayWords(slot.day, null).full,
    ...addressOf(world, order),
    cutOffTime: slot.cutOffMs === null ? null : toInstant(slot.cutOffMs),
    products: facts.lines.map(({ sku, unit, amount, totalCents }) => ({
      stockCode: sku,
      quantity: valueOf(amount, unit),
      totalPrice: toDollars(totalCents),
      pricingUnit: unit,
    })),
    total: toDollars(order.totalCents),
  };
}

/** What is known of an order of theirs before they change it; null for one that is not theirs, or nowhere. */
export async function changeContextTold(world: World, person: Person, orderId: string): Promise<Told | null> {
  const { read } = world.db;
  const order = await orderToChange(read, person.accountId, orderId);
  return order && told(world, order, reasonOf(order, await othersOf(read, person), world.clock.nowMs()));
}

/** The same of the latest that can still be changed, or else of the latest; null for whoever never ordered. */
export async function lastContextTold(world: World, person: Person): Promise<Told | null> {
  const { read } = world.db;
  const others = await othersOf(read, person);
  const nowMs = world.clock.nowMs();
  const orders = await latestOrders(read, person.accountId, mostLooked);
  const order = orders.find((one) => reasonOf(one, others, nowMs) === null) ?? orders[0];
  return order ? told(world, order, reasonOf(order, others, nowMs)) : null;
}

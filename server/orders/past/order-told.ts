import { orderStates } from '#services/orders/order-states.words.ts';
import type { PastOrderWire } from '#services/orders/past-orders.contract.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type { CatalogueView } from '../../catalogue/catalogue.ts';
import type { moneyOf, OrderEvent, PastOrderKept } from '../../db/repositories/past-orders.ts';
import type { OrderFacts, OrderLine } from '../order.types.ts';
import { type Asking, rowTold } from './row-told.ts';
import { storageZone } from './storage-zone.ts';

type Happened = {
  readonly events: readonly OrderEvent[];
  readonly money: Awaited<ReturnType<typeof moneyOf>>;
};
type PlaceOf = Pick<CatalogueView, 'placeOf'>;

/** It was in the hands of a picker, so what came of each line is known. */
const isPicked = ({ state }: PastOrderKept): boolean =>
  state !== 'cancelled' && orderStates.indexOf(state) >= orderStates.indexOf('picked');

function lineTold(line: OrderLine, supplied: OrderFacts['supplied'] | null, { placeOf }: PlaceOf) {
  const { sku, name, image, category, unit, amount, totalCents, allowSubstitutes, note } = line;
  const came = supplied?.find((one) => one.sku === sku);
  return {
    ...{ sku, name, image, category, unit, allowSubstitutes, note },
    ordered: amount,
    supplied: supplied === null ? null : (came?.amount ?? amount),
    substitute: came?.substitute ?? null,
    refundedCents: came?.refundCents ?? 0,
    total: toDollars(totalCents),
    zone: storageZone(placeOf(sku), category),
  };
}

/** What has happened to an order, from the moment it was placed. */
function timelineOf({ placedMs }: PastOrderKept, events: readonly OrderEvent[]): readonly OrderEvent[] {
  const isTold = events.some(({ happening }) => happening === 'placed');
  return isTold ? events : [{ happening: 'placed', atMs: placedMs }, ...events];
}

/** A whole order with all that became of it. */
export function orderTold(
  order: PastOrderKept,
  { events, money }: Happened,
  view: PlaceOf,
  asking: Asking,
): PastOrderWire {
  const { facts } = order;
  const supplied = isPicked(order) ? (facts.supplied ?? []) : null;
  return {
    ...rowTold(order, asking),
    storeName: facts.storeName,
    instructions: facts.instructions,
    orderNotes: facts.orderNotes,
    lines: facts.lines.map((line) => lineTold(line, supplied, view)),
    bonusProducts: [...facts.bonusProducts],
    samples: [...facts.samples],
    totals: {
      components: facts.components.map(({ part, name, valueCents, isTotal }) => ({
        ...{ part, name, isTotal },
        value: toDollars(valueCents),
      })),
    },
    savingsCents: facts.savingsCents,
    instrument: facts.instrument,
    timeline: timelineOf(order, events).map(({ happening, atMs }) => ({ happening, at: toInstant(atMs) })),
    money,
  };
}

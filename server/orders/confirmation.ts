import type { OrderConfirmationWire } from '#services/orders/placing.contract.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type { PlacedOrder } from '../db/repositories/order-reading.ts';
import type { OrderLine } from './order.types.ts';

/** The lines of an order under their shelves, in the order in which they were ordered. */
export function byShelf(lines: readonly OrderLine[]): readonly (readonly [string, readonly OrderLine[]])[] {
  const shelves = new Map<string, OrderLine[]>();
  for (const line of lines) shelves.set(line.category, [...(shelves.get(line.category) ?? []), line]);
  return [...shelves];
}

const itemOf = ({ sku, name, image, amount, unit, totalCents, allowSubstitutes, note }: OrderLine) => ({
  ...{ sku, name, image, amount, unit, allowSubstitutes, note },
  total: toDollars(totalCents),
});

/** An order as its shopper is told it, from its row alone: what the catalogue says by now does not change it. */
export function confirmationTold(order: PlacedOrder, email: string): OrderConfirmationWire {
  const { facts } = order;
  const { slot } = facts.hold;
  return {
    orderId: order.id,
    orderNumber: order.number,
    placedAt: toInstant(order.placedMs),
    firstName: facts.firstName,
    email,
    method: facts.method,
    pickupType: facts.pickupType,
    place: facts.place,
    storeName: facts.storeName,
    startTime: toInstant(slot.startMs),
    endTime: toInstant(slot.endMs),
    cutOffTime: slot.cutOffMs === null ? null : toInstant(slot.cutOffMs),
    isExpress: slot.kind === 'express',
    instructions: facts.instructions,
    orderNotes: facts.orderNotes,
    categories: byShelf(facts.lines).map(([name, lines]) => ({ name, items: lines.map(itemOf) })),
    bonusProducts: [...facts.bonusProducts],
    samples: [...facts.samples],
    totals: {
      components: facts.components.map(({ part, name, valueCents, isTotal }) => ({
        ...{ part, name, isTotal },
        value: toDollars(valueCents),
      })),
    },
    chargedCents: order.totalCents,
    savingsCents: facts.savingsCents,
    instrument: facts.instrument,
  };
}

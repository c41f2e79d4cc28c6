import type { Problem } from '#services/orders/order.contract.ts';
import type { OrderProblem } from '#services/orders/orders.words.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { placeOf } from '../fulfilment/slot-place.ts';
import { isAdultOn } from '../trolley/adult.ts';
import type { CardOf } from '../trolley/trolley-told.ts';
import { missingSkus } from './order-lines.ts';
import type { OrderLine } from './order.types.ts';
import type { OrderParts } from './read-order.ts';

const problem = (code: OrderProblem, message: string, skus: readonly string[] = []): readonly Problem[] => [
  { code, message, skus: [...skus] },
];
const none: readonly Problem[] = [];

const skusOf = (lines: readonly OrderLine[], cardOf: CardOf, ...kinds: readonly string[]): readonly string[] =>
  lines.flatMap(({ sku }) => (kinds.includes(cardOf(sku)?.restriction ?? 'None') ? [sku] : []));

export const hasAlcohol = (lines: readonly OrderLine[], cardOf: CardOf): boolean =>
  skusOf(lines, cardOf, 'Alcohol').length > 0;

/** The time and the place of an order that is changed are its own: there can only be too little time left for it. */
const ofOrder = ({ slot }: NonNullable<OrderParts['hold']>, nowMs: number): readonly Problem[] =>
  slot.cutOffMs !== null && nowMs >= slot.cutOffMs
    ? problem('slotMissing', 'It is too late to change this order: it comes as it was ordered.')
    : none;

function ofSlot(
  { places }: Pick<StoreWorld, 'places'>,
  { hold, terms, address, nowMs }: OrderParts,
): readonly Problem[] {
  if (hold?.isOrders) return ofOrder(hold, nowMs);
  const isElsewhere = hold !== null && placeOf(places, terms)?.key !== hold.slot.place;
  const isAddressMissing = terms.method === 'Courier' && address === null;
  return [
    ...(hold ? none : problem('slotMissing', 'Choose a time slot first: none is held for you.')),
    ...(isElsewhere
      ? problem('slotElsewhere', 'Your time slot is of another place than you shop in now. Choose a time slot again.')
      : none),
    ...(isAddressMissing ? problem('addressMissing', 'Tell us the address that we should bring it to.') : none),
  ];
}

function ofAge(parts: OrderParts, lines: readonly OrderLine[]): readonly Problem[] {
  const { hold, cardOf, person, nowMs } = parts;
  const alcohol = hold?.slot.allowsAlcohol === false ? skusOf(lines, cardOf, 'Alcohol') : [];
  const ofAgeAlone = isAdultOn(person, nowMs) ? [] : skusOf(lines, cardOf, 'Alcohol', 'Tobacco');
  const how = hold?.slot.pickupType ? 'handed over' : 'brought';
  return [
    ...(alcohol.length > 0
      ? problem(
          'restricted',
          `Alcohol cannot be ${how} in your time slot. Take it out, or choose another time slot.`,
          alcohol,
        )
      : none),
    ...(ofAgeAlone.length > 0
      ? problem(
          'tooYoung',
          'Something in your trolley is only for those who are 18 or older. Take it out to go on.',
          ofAgeAlone,
        )
      : none),
  ];
}

/** Why an order cannot be placed as it stands, the first to look at first. */
export function problemsOf(
  world: Pick<StoreWorld, 'places'>,
  parts: OrderParts,
  lines: readonly OrderLine[],
  isDisclaimerAccepted: boolean,
): readonly Problem[] {
  const { trolley, expressExcess } = parts;
  const missing = missingSkus(parts);
  const things = (count: number) => (count === 1 ? '1 item' : `${count} items`);
  return [
    ...(trolley.totalItems === 0 ? problem('empty', 'Your trolley is empty. Put something into it first.') : none),
    ...ofSlot(world, parts),
    ...ofAge(parts, lines),
    ...(missing.length > 0
      ? problem(
          'unavailable',
          `${things(missing.length)} in your trolley cannot come as things stand. Look over your trolley and take out what is missing.`,
          missing,
        )
      : none),
    ...(expressExcess > 0
      ? problem('expressExcess', `Your order is too large for express. Take out ${things(expressExcess)} to go on.`)
      : none),
    ...(isDisclaimerAccepted
      ? none
      : problem('disclaimer', 'Look over your order and agree to how it is packed and handed over.')),
  ];
}

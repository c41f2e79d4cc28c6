import type { Bug } from './bugs.ts';

const orders = (name: string) => ['--project', 'server', `tests/server/orders/${name}.test.ts`];

export const bugs: readonly Bug[] = [
  {
    says: 'a coupon takes off more than the goods of an order come to',
    file: 'server/orders/coupons.ts',
    find: 'Math.min(Math.max(0, cents), goodsCents)',
    put: 'Math.max(0, cents)',
    caughtBy: orders('draft'),
  },
  {
    says: 'packaging is not charged for in an order',
    file: 'server/orders/totals.ts',
    find: 'packagingCents === 0 ? []',
    put: 'packagingCents >= 0 ? []',
    caughtBy: orders('draft'),
  },
  {
    says: 'a coupon of a shopper that does not hold any more still counts for the order',
    file: 'server/orders/coupons.ts',
    find: 'valueCents: why === null ? offOf(coupon, order.goodsCents) : 0',
    put: 'valueCents: offOf(coupon, order.goodsCents)',
    caughtBy: orders('coupons'),
  },
  {
    says: 'codes of coupons can be tried as fast as one likes',
    file: 'server/api/coupons.ts',
    find: 'await world.db.transaction((trx) => takeTry(trx, world.clock.nowMs(), counts));',
    put: '',
    caughtBy: orders('coupons'),
  },
  {
    says: 'a code of ours that is typed counts like a wrong one',
    file: 'server/api/coupons.ts',
    find: 'await world.db.transaction((trx) => giveBack(trx, counts));',
    put: '',
    caughtBy: orders('coupons'),
  },
  {
    says: 'the disclaimer of an order stands when restricted goods come in after it',
    file: 'server/orders/disclaimer.ts',
    find: 'every((sku) => then.has(sku))',
    put: 'every((sku) => then.has(sku) || sku !== null)',
    caughtBy: orders('disclaimer'),
  },
  {
    says: 'the disclaimer of an order stands for the next time slot too',
    file: 'server/orders/disclaimer.ts',
    find: 'hold?.reservationId !== kept.reservationId',
    put: 'hold === null',
    caughtBy: orders('disclaimer'),
  },
  {
    says: 'two bonus products of one offer come with an order',
    file: 'server/api/active-order.ts',
    find: '{ [offer.id]: id }',
    put: '{ [id]: id }',
    caughtBy: orders('bonus-products'),
  },
  {
    says: 'bonus products of an order stay when the trolley comes to less',
    file: 'server/orders/bonus-products.ts',
    find: 'goodsCents > 0 && goodsCents >= spendFromCents',
    put: 'goodsCents >= spendFromCents / 2',
    caughtBy: orders('bonus-products'),
  },
  {
    says: 'the words of the add-on multiply in what is said to the driver of an order',
    file: 'services/orders/order-notes.rules.ts',
    find: '[rest, isAtDoorstep] = [typed, true];',
    put: 'return { instructions: typed, isAtDoorstep: true };',
    caughtBy: orders('active-order'),
  },
  {
    says: 'an order is brought to an address that the shopper does not keep any more',
    file: 'server/orders/delivery-place.ts',
    find: 'kept && kept.suburbId === terms.suburb?.id ? kept : null',
    put: '(kept ?? { ...address, street: address.label, suburbId: terms.suburb?.id ?? 0, ruralDelivery: null })',
    caughtBy: orders('active-order'),
  },
  {
    says: 'whoever is too young can order tobacco',
    file: 'server/orders/problems.ts',
    find: "skusOf(lines, cardOf, 'Alcohol', 'Tobacco')",
    put: "skusOf(lines, cardOf, 'Alcohol')",
    caughtBy: orders('active-order'),
  },
  {
    says: 'what sends itself of an order holds the time slot longer',
    file: 'server/api/order-change.ts',
    find: 'if (!isBackground) await touchHold',
    put: 'await touchHold',
    caughtBy: orders('active-order'),
  },
  {
    says: 'no page hears that an order is being paid for',
    file: 'server/fulfilment/flags.ts',
    find: 'shopper?.isOrderUnderWay ?? false',
    put: 'false',
    caughtBy: orders('active-order'),
  },
];

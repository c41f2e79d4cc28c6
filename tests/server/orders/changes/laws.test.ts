import { expect, test } from 'vitest';
import type { KeptFacts } from '#server/db/repositories/orders.ts';
import { brokenChanges, type Stood, type StoodOrder, type Tried } from './laws.ts';

const facts = (amount: number) => ({ lines: [{ sku: '1', amount }], taken: [{ sku: '1', pieces: amount }] });
const old = { totalCents: 1_000, facts: facts(2) as unknown as KeptFacts };
const fresh = { totalCents: 1_500, facts: facts(3) as unknown as KeptFacts };
const version = { orderNumber: '1', revision: 2, extra: [], spare: [], ...fresh };
const order: StoodOrder = {
  ...fresh,
  id: 'o',
  shopperId: 's',
  state: 'picking',
  slotId: 'slot',
  isUnderWay: false,
  saves: [{ key: 'k', state: 'placed', version }],
  paidCents: 1_500,
  events: ['placed', 'changed', 'picking'],
};
const stood: Stood = {
  orders: [order],
  slots: [{ id: 'slot', taken: 2 }],
  holds: [{ slotId: 'slot' }],
  stock: new Map([['1', 97]]),
  stockMoved: new Map([['1', 100]]),
  unknown: [],
};
const tried: Tried = { orderId: 'o', placed: old, key: 'k', told: 'placed', kept: '[1]', left: '[1]', changes: 1 };
const lawsOf = (one: Partial<Tried>, other: Partial<Stood>): readonly string[] =>
  brokenChanges([{ ...tried, ...one }], { ...stood, ...other }).map(({ law }) => law);
const altered = (more: Partial<StoodOrder>): Partial<Stood> => ({ orders: [{ ...order, ...more }] });

test('a store in which everything is right breaks no law', () => expect(lawsOf({}, {})).toEqual([]));

test.each<[string, Partial<Tried>, Partial<Stood>]>([
  ['an order is wholly one of its versions', {}, altered({ facts: { ...fresh.facts, lines: old.facts.lines } })],
  ['an order is wholly one of its versions', {}, altered({ facts: old.facts })],
  ['an order that was placed is there', { orderId: 'other' }, {}],
  ['what was told of a change is so', { told: 'declined' }, {}],
  ['one key saves once', {}, altered({ saves: [...order.saves, ...order.saves] })],
  ['what happened to an order is told once, in its order', {}, altered({ events: ['placed', 'picking'] })],
  ['the trolley comes back as it was', { left: '[]' }, {}],
  ['a shopper changes one order at a time', { changes: 2 }, {}],
  ['nothing stays unknown', {}, { unknown: ['p'] }],
  ['what is charged less what is given back is what the order costs', {}, altered({ paidCents: 1_499 })],
  ['what is charged less what is given back is what the order costs', {}, altered({ state: 'cancelled' })],
  ['nothing is being paid for any more', {}, altered({ isUnderWay: true })],
  ['a slot counts the orders that stand and what is held', {}, { holds: [] }],
  ['a slot counts the orders that stand and what is held', {}, altered({ state: 'cancelled' })],
  ['what stands ordered was taken off the shelf, once', {}, { stock: new Map([['1', 98]]) }],
])('%s: and that it does not is seen', (law, one, other) => expect(lawsOf(one, other)).toContain(law));

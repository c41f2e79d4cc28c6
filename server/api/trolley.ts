import * as v from 'valibot';
import { unitCents } from '#services/trolley/amounts.rules.ts';
import {
  AgreedPrices,
  Trolley,
  TrolleyChanged,
  TrolleyItemChange,
  TrolleyMetadata,
} from '#services/trolley/trolley.contract.ts';
import type { Transaction } from '../db/database.ts';
import { clearLines, keepLine, type TrolleyLine, type TrolleyRows, trolleyOf } from '../db/repositories/trolley.ts';
import { keepAgreed, keepChoices, keepSubstitutes } from '../db/repositories/trolley-terms.ts';
import { isAdultOn } from '../trolley/adult.ts';
import { isMoreOf, lineOf } from '../trolley/check-change.ts';
import { type CardOf, offerOf } from '../trolley/trolley-told.ts';
import { sku } from './listing-query.ts';
import { operation } from './operation.ts';
import { Refusal } from './refusal.ts';
import {
  type After,
  type Before,
  changeTrolley,
  isMember,
  shelvesOf,
  shopperOf,
  told,
  type Writing,
} from './trolley-change.ts';

const tag = 'trolley';

/** What one piece or one kilogram costs a shopper today; null for what cannot be bought. */
function priceToday(cardOf: CardOf, one: string, ofMember: boolean): number | null {
  const card = cardOf(one);
  const offer = card && offerOf(card);
  return offer && unitCents(offer, ofMember);
}

/** Whoever adds to a line or begins one has seen its price and agrees to it; what sends itself has seen nothing anew. */
function agreedOf(had: TrolleyLine | undefined, isMore: boolean, today: number | null, isBackground: boolean) {
  const isAgreed = isMore && today !== null && (!had || !isBackground);
  return isAgreed ? today : (had?.agreedCents ?? null);
}

async function changeLine(
  trx: Transaction,
  body: TrolleyItemChange,
  isBackground: boolean,
  { person, terms, cardOf, rows, nowMs }: Before,
): Promise<After> {
  const line = lineOf(body, rows.lines, terms, cardOf, () => isAdultOn(person, nowMs));
  await keepLine(trx, person.accountId, line, nowMs);
  const had = rows.lines.find((one) => one.sku === line.sku);
  if (line.amount === 0) return { rows: { ...rows, lines: rows.lines.filter((one) => one !== had) } };
  const card = cardOf(line.sku);
  const isMore = card !== null && isMoreOf(card, line, had);
  const agreedCents = agreedOf(had, isMore, priceToday(cardOf, line.sku, isMember(person)), isBackground);
  if (agreedCents !== (had?.agreedCents ?? null))
    await keepAgreed(trx, person.accountId, [{ sku: line.sku, agreedCents }]);
  const allowSubstitutes = had?.allowSubstitutes ?? rows.preferences.allowSubstitutes;
  if (!had && !allowSubstitutes) await keepSubstitutes(trx, person.accountId, [line.sku], false);
  const kept = { ...had, ...line, agreedCents, allowSubstitutes, source: had?.source ?? line.source };
  const lines = had ? rows.lines.map((one) => (one === had ? kept : one)) : [...rows.lines, kept];
  return { rows: { ...rows, lines }, isMore };
}

const ofLine = (body: TrolleyItemChange) => ({
  says: [body],
  mayAdd: body.quantity > 0,
  orderId: body.orderId ?? null,
});

const changing = {
  method: 'POST',
  tag,
  summary: 'Says how much of a product is wanted altogether, in pieces or kilograms; 0 takes it out.',
  role: 'shopper',
  body: TrolleyItemChange,
  answer: TrolleyChanged,
  handle: (ask: Writing & { readonly body: TrolleyItemChange }) =>
    changeTrolley(ask, ofLine(ask.body), (trx, before) => changeLine(trx, ask.body, ask.isBackground, before)),
} as const;

const notInTrolley = () => new Refusal(404, 'NotFound', 'That product is not in your trolley.');

/** Of the lines of one product or of all: those in whose place something else may be brought at all. */
function substitutable({ rows, cardOf }: Before, one: string | null): readonly string[] {
  if (one !== null && !rows.lines.some((line) => line.sku === one)) throw notInTrolley();
  return rows.lines.flatMap((line) =>
    (one === null || line.sku === one) && cardOf(line.sku)?.subsAllowed ? [line.sku] : [],
  );
}

const allowSubstitutes = (ask: Writing, one: string | null, isAllowed: boolean) =>
  changeTrolley(ask, { says: ['substitutes', one, isAllowed] }, async (trx, before) => {
    const { person, rows, cardOf } = before;
    const skus = substitutable(before, one);
    if (one !== null && isAllowed && skus.length === 0)
      throw new Refusal(400, 'Invalid', `Nothing else comes in the place of ${cardOf(one)?.name ?? 'that product'}.`, {
        fieldErrors: { sku: 'takes no substitutes' },
      });
    const changed = new Set(skus);
    await keepSubstitutes(trx, person.accountId, skus, isAllowed);
    const lines = rows.lines.map((line) => (changed.has(line.sku) ? { ...line, allowSubstitutes: isAllowed } : line));
    return { rows: { ...rows, lines } };
  });

/** What is agreed to is today's price as it was seen; one that has changed since stays as it was told. */
async function agree(trx: Transaction, items: v.InferOutput<typeof AgreedPrices>['items'], before: Before) {
  const { person, rows, cardOf } = before;
  const seen = new Map(items.map((one) => [one.sku, Math.round(one.price * 100)]));
  const isAgreed = (line: TrolleyLine) => {
    const today = priceToday(cardOf, line.sku, isMember(person));
    return today !== null && seen.get(line.sku) === today;
  };
  const agreed: { sku: string; agreedCents: number }[] = [];
  const lines = rows.lines.map((line): TrolleyLine => {
    const agreedCents = seen.get(line.sku);
    if (agreedCents === undefined || !isAgreed(line)) return line;
    agreed.push({ sku: line.sku, agreedCents });
    return { ...line, agreedCents };
  });
  await keepAgreed(trx, person.accountId, agreed);
  return { rows: { ...rows, lines } };
}

/** Keeps more of what is said of the whole trolley. */
export async function choose(trx: Transaction, more: TrolleyRows['choices'], before: Before): Promise<After> {
  const { person, rows, nowMs } = before;
  const choices = { ...rows.choices, ...more };
  await keepChoices(trx, person.accountId, choices, nowMs);
  return { rows: { ...rows, choices } };
}

const substitutions = (method: 'POST' | 'DELETE') => {
  const isAllowed = method === 'POST';
  const says = isAllowed ? 'may' : 'may not';
  const of = { method, tag, role: 'shopper', answer: TrolleyChanged } as const;
  return [
    operation({
      ...of,
      endpoint: 'trolleySubstitutions',
      summary: `Says that something else ${says} be brought in the place of anything in the trolley.`,
      handle: (ask) => allowSubstitutes(ask, null, isAllowed),
    }),
    operation({
      ...of,
      endpoint: 'trolleySubstitution',
      summary: `Says that something else ${says} be brought in the place of one product in the trolley.`,
      params: v.object({ sku }),
      handle: (ask) => allowSubstitutes(ask, ask.params.sku, isAllowed),
    }),
  ];
};

export const trolleyOperations = [
  operation({
    endpoint: 'trolley',
    tag,
    summary:
      'What the shopper’s trolley holds, at today’s prices of the store they shop in; with its products if asked.',
    role: 'shopper',
    query: v.object({ products: v.optional(v.picklist(['true', 'false'], 'is true or false')) }),
    answer: Trolley,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      const { read } = ask.world.db;
      const [rows, { cardOf }] = [await trolleyOf(read, person.accountId), await shelvesOf(ask)];
      const trolley = await told(read, ask, person, rows, cardOf);
      if (ask.query.products !== 'true') return trolley;
      return { ...trolley, products: rows.lines.flatMap((line) => cardOf(line.sku) ?? []) };
    },
  }),
  operation({ endpoint: 'addOrUpdateTrolley', ...changing }),
  operation({ endpoint: 'trolleyItems', ...changing }),
  operation({
    method: 'DELETE',
    endpoint: 'trolleyItems',
    tag,
    summary: 'Takes everything out of the trolley. Saying it twice does no harm.',
    role: 'shopper',
    answer: TrolleyChanged,
    handle: (ask) =>
      changeTrolley(ask, { says: ['clear'] }, async (trx, { person, rows }) => {
        await clearLines(trx, person.accountId);
        return { rows: { ...rows, lines: [] } };
      }),
  }),
  ...substitutions('POST'),
  ...substitutions('DELETE'),
  operation({
    method: 'POST',
    endpoint: 'trolleyMetadata',
    tag,
    summary: 'Says whether a paper packing slip comes with the order.',
    role: 'shopper',
    body: TrolleyMetadata,
    answer: TrolleyChanged,
    handle: (ask) =>
      changeTrolley(ask, { says: ['metadata', ask.body] }, (trx, before) => choose(trx, ask.body, before)),
  }),
  operation({
    method: 'POST',
    endpoint: 'trolleyPrices',
    tag,
    summary:
      'Agrees to prices as they were seen. One that has changed again since is told as changed, and not agreed to.',
    role: 'shopper',
    isAdded: true,
    body: AgreedPrices,
    answer: TrolleyChanged,
    handle: (ask) =>
      changeTrolley(ask, { says: ['prices', ask.body] }, (trx, before) => agree(trx, ask.body.items, before)),
  }),
];

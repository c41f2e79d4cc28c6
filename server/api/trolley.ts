import { Trolley, TrolleyChanged, TrolleyItemChange, type TrolleyWire } from '#services/trolley/trolley.contract.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { claimKey, keepAnswer } from '../db/repositories/idempotency.ts';
import { holdTrolley, keepLine, trolleyOf } from '../db/repositories/trolley.ts';
import { lineOf } from '../trolley/check-change.ts';
import { type CardOf, trolleyTold } from '../trolley/trolley-told.ts';
import { expressExcessOf } from '../fulfilment/express-limit.ts';
import { isLive } from '../fulfilment/hold.ts';
import type { Terms } from '../fulfilment/terms.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { hashOf } from '../security/secrets.ts';
import { contextOf } from './context.ts';
import { type Ask, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';

const tag = 'trolley';
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session' | 'idempotencyKey'>;
type Change = Asked & { readonly body: TrolleyItemChange };

const isMember = ({ shopper }: Person): boolean => shopper?.onecardNumber != null;

/** The role of the operation says that there is one; a session may have ended since. */
async function shopperOf({ session }: Asked): Promise<Person> {
  const person = await session.person();
  if (!person) throw refusals.notSignedIn();
  return person;
}

/** On what terms they shop, and the cards of what they may have on them. */
async function shelvesOf(ask: Asked): Promise<{ readonly terms: Terms; readonly cardOf: CardOf }> {
  const { view } = ask.world.catalogue;
  const terms = await shelfOf(ask);
  return { terms, cardOf: (sku) => view.card(sku, terms) };
}

type Done = { readonly trolley: TrolleyWire; readonly isMore: boolean };

async function changed(trx: Transaction, ask: Change, nowMs: number): Promise<Done> {
  const person = await shopperOf(ask);
  const { terms, cardOf } = await shelvesOf(ask);
  const { revision, lines } = await holdTrolley(trx, person.accountId, nowMs);
  const line = lineOf(ask.body, lines, terms, cardOf);
  await keepLine(trx, person.accountId, line, nowMs);
  if (await touchHold(trx, ask.world, person)) await ask.session.reread(trx);
  const had = lines.find(({ sku }) => sku === line.sku);
  const now = lines.flatMap((one) => (one.sku !== line.sku ? [one] : line.amount === 0 ? [] : [line]));
  const rows = { revision, lines: had || line.amount === 0 ? now : [...now, line] };
  return { trolley: trolleyTold(rows, cardOf, isMember(person)), isMore: line.amount > (had?.amount ?? 0) };
}

/** The change of one line, once for each key that is sent along. */
async function change(ask: Change): Promise<Done> {
  const { world, session, body, idempotencyKey: key } = ask;
  const nowMs = world.clock.nowMs();
  return world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    if (key === null) return changed(trx, ask, nowMs);
    const { accountId } = await shopperOf(ask);
    const requestHash = hashOf(JSON.stringify(['trolley', body]));
    const request = { owner: accountId, key, requestHash };
    const claim = await claimKey(trx, request, nowMs);
    if (claim.kind === 'reused') throw refusals.keyReused();
    if (claim.kind === 'repeated')
      return { trolley: JSON.parse(claim.answer) as TrolleyWire, isMore: body.quantity > 0 };
    const done = await changed(trx, ask, nowMs);
    await keepAnswer(trx, request, 200, JSON.stringify(done.trolley));
    return done;
  });
}

/** Whether an express order that a shopper holds a slot for has no room for what they have just added. */
async function isTooMuch(ask: Asked): Promise<boolean> {
  const { person, trolley = [] } = await ask.session.known();
  const hold = person?.shopper?.hold;
  if (hold?.slot.kind !== 'express' || !isLive(hold, ask.world.clock.nowMs())) return false;
  const { terms, cardOf } = await shelvesOf(ask);
  return (await expressExcessOf(ask.world, hold.slot, terms, trolley, cardOf)) > 0;
}

const changing = {
  method: 'POST',
  tag,
  summary: 'Says how much of a product is wanted altogether, in pieces or kilograms; 0 takes it out.',
  role: 'shopper',
  body: TrolleyItemChange,
  answer: TrolleyChanged,
  handle: async (ask: Change) => {
    const { trolley, isMore } = await change(ask);
    const isOver = isMore && (await isTooMuch(ask));
    return { ...trolley, ...contextOf(ask.world, await ask.session.known(), isOver) };
  },
} as const;

export const trolleyOperations = [
  operation({
    endpoint: 'trolley',
    tag,
    summary: 'What the shopper’s trolley holds, at today’s prices of the store they shop in.',
    role: 'shopper',
    answer: Trolley,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      const rows = await trolleyOf(ask.world.db.read, person.accountId);
      const { cardOf } = await shelvesOf(ask);
      return trolleyTold(rows, cardOf, isMember(person));
    },
  }),
  operation({ endpoint: 'addOrUpdateTrolley', ...changing }),
  operation({ endpoint: 'trolleyItems', ...changing }),
];

import { Trolley, TrolleyChanged, TrolleyItemChange, type TrolleyWire } from '#services/trolley/trolley.contract.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { claimKey, keepAnswer } from '../db/repositories/idempotency.ts';
import { holdTrolley, keepLine, trolleyOf } from '../db/repositories/trolley.ts';
import { lineOf } from '../trolley/check-change.ts';
import { type CardOf, trolleyTold } from '../trolley/trolley-told.ts';
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

async function cardsOf(ask: Asked): Promise<CardOf> {
  const { view } = ask.world.catalogue;
  const shelf = await shelfOf(ask);
  return (sku) => view.card(sku, shelf);
}

async function changed(trx: Transaction, ask: Change, nowMs: number): Promise<TrolleyWire> {
  const person = await shopperOf(ask);
  const cardOf = await cardsOf(ask);
  const { revision, lines } = await holdTrolley(trx, person.accountId, nowMs);
  const line = lineOf(ask.body, lines, cardOf);
  await keepLine(trx, person.accountId, line, nowMs);
  if (await touchHold(trx, ask.world, person)) await ask.session.reread(trx);
  const had = lines.some(({ sku }) => sku === line.sku);
  const now = lines.flatMap((one) => (one.sku !== line.sku ? [one] : line.amount === 0 ? [] : [line]));
  return trolleyTold({ revision, lines: had || line.amount === 0 ? now : [...now, line] }, cardOf, isMember(person));
}

/** The change of one line, once for each key that is sent along. */
async function change(ask: Change): Promise<TrolleyWire> {
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
    if (claim.kind === 'repeated') return JSON.parse(claim.answer) as TrolleyWire;
    const answer = await changed(trx, ask, nowMs);
    await keepAnswer(trx, request, 200, JSON.stringify(answer));
    return answer;
  });
}

const changing = {
  method: 'POST',
  tag,
  summary: 'Says how much of a product is wanted altogether, in pieces or kilograms; 0 takes it out.',
  role: 'shopper',
  body: TrolleyItemChange,
  answer: TrolleyChanged,
  handle: async (ask: Change) => {
    const answer = await change(ask);
    return { ...answer, ...contextOf(ask.world, await ask.session.known()) };
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
      return trolleyTold(rows, await cardsOf(ask), isMember(person));
    },
  }),
  operation({ endpoint: 'addOrUpdateTrolley', ...changing }),
  operation({ endpoint: 'trolleyItems', ...changing }),
];

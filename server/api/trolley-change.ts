import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { againstOf } from '../catalogue/against-diet.ts';
import type { Reader, Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { dietaryProfileOf } from '../db/repositories/dietary-profiles.ts';
import { claimEffect } from '../db/repositories/idempotency.ts';
import { orderInChange } from '../db/repositories/order-changes.ts';
import { choicesIn, holdTrolley, type TrolleyRows, trolleyOf } from '../db/repositories/trolley.ts';
import { expressExcessOf } from '../fulfilment/express-limit.ts';
import { feeNow } from '../fulfilment/fee-now.ts';
import { isLive } from '../fulfilment/hold.ts';
import type { Terms } from '../fulfilment/terms.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { hashOf } from '../security/secrets.ts';
import { cardsFor } from '../trolley/cards-for.ts';
import { chosenPackaging } from '../trolley/packaging.ts';
import { type CardOf, subtotalOf, trolleyTold } from '../trolley/trolley-told.ts';
import { contextOf } from './context.ts';
import type { Ask } from './operation.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';

export type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;
export type Writing = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session' | 'idempotencyKey' | 'isBackground'>;

export const isMember = ({ shopper }: Person): boolean => shopper?.onecardNumber != null;

/** The role of the operation says that there is one; a session may have ended since. */
export async function shopperOf({ session }: Pick<Asked, 'session'>): Promise<Person> {
  const person = await session.person();
  if (!person) throw refusals.notSignedIn();
  return person;
}

type Shelves = { readonly terms: Terms; readonly cardOf: CardOf };

/** On what terms they shop, and the cards of what they may have on them. */
export async function shelvesOf(ask: Asked): Promise<Shelves> {
  const terms = await shelfOf(ask);
  return { terms, cardOf: cardsFor(ask.world, terms, await ask.session.person()) };
}

const holdOf = (person: Person, nowMs: number) => {
  const hold = person.shopper?.hold;
  return hold && isLive(hold, nowMs) ? hold : null;
};

/** A trolley with its fees, as the wire tells it; each line that is against how its shopper eats says why. */
export async function told(
  db: Reader,
  { world }: Pick<Asked, 'world'>,
  person: Person,
  rows: TrolleyRows,
  cardOf: CardOf,
): Promise<TrolleyWire> {
  const { paperPackingSlip, packagingPreferenceId } = choicesIn(rows);
  const hold = holdOf(person, world.clock.nowMs());
  const subtotal = () => subtotalOf(rows.lines, cardOf, isMember(person));
  const terms = {
    paperPackingSlip,
    packaging: await chosenPackaging(db, packagingPreferenceId),
    deliveryFeesCents: hold && feeNow(hold, person.shopper?.saver, subtotal).feeCents,
  };
  const against = againstOf(world.catalogue.view, await dietaryProfileOf(db, person.accountId));
  return trolleyTold(rows, cardOf, isMember(person), terms, against);
}

/** What a change begins from: the trolley is held for it. */
export type Before = Shelves & { readonly person: Person; readonly rows: TrolleyRows; readonly nowMs: number };
/** How it is then; `isMore` after something was added. */
export type After = { readonly rows: TrolleyRows; readonly isMore?: boolean };

/** What is asked for, so that one key is of one change; `mayAdd` where a repeat may have added something. */
type Request = {
  readonly says: readonly unknown[];
  readonly mayAdd?: boolean;
  /** The order that the writer took the trolley to be of, null for none; absent of what says nothing of it. */
  readonly orderId?: string | null;
};

/**
 * Refuses what is meant for another trolley than the one that is held, and what would be lost with one that is being paid
 * for. It is asked once the trolley is held: a change may just have begun, or ended.
 */
async function checkTrolley(trx: Transaction, shopperId: string, meant: Request['orderId']): Promise<void> {
  const now = await orderInChange(trx, shopperId);
  if (meant !== undefined && meant !== (now?.orderId ?? null)) throw refusals.trolleyMoved();
  if (now?.isPaying) throw refusals.orderUnderWay();
}

/** Whether an express order that a shopper holds a slot for has no room for what they have just added. */
async function isTooMuch(ask: Asked): Promise<boolean> {
  const { person, trolley = [] } = await ask.session.known();
  const hold = person && holdOf(person, ask.world.clock.nowMs());
  if (hold?.slot.kind !== 'express') return false;
  const { terms, cardOf } = await shelvesOf(ask);
  return (await expressExcessOf(ask.world.db.read, hold.slot, terms, trolley, cardOf)) > 0;
}

/**
 * Changes a trolley, once for each key that is sent along: how it stands now answers a repeat. What is sent by itself
 * holds nothing longer.
 */
export async function changeTrolley(
  ask: Writing,
  { says, mayAdd = false, orderId }: Request,
  work: (trx: Transaction, before: Before) => Promise<After>,
) {
  const { world, session, idempotencyKey: key, isBackground } = ask;
  const nowMs = world.clock.nowMs();
  const { trolley, isMore } = await world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const person = await shopperOf(ask);
    const shelves = await shelvesOf(ask);
    const owner = person.accountId;
    const requestHash = key === null ? '' : hashOf(JSON.stringify(['trolley', ...says]));
    const claim = key === null ? 'fresh' : await claimEffect(trx, { owner, key, requestHash }, nowMs);
    if (claim === 'reused') throw refusals.keyReused();
    const isFresh = claim === 'fresh';
    const rows = isFresh ? await holdTrolley(trx, owner, nowMs) : await trolleyOf(trx, owner);
    if (isFresh) await checkTrolley(trx, owner, orderId);
    const after = isFresh ? await work(trx, { ...shelves, person, rows, nowMs }) : { rows, isMore: mayAdd };
    const isHeld = isFresh && (isBackground ? holdOf(person, nowMs) !== null : await touchHold(trx, world, person));
    if (isHeld) await session.reread(trx);
    return { trolley: await told(trx, ask, person, after.rows, shelves.cardOf), isMore: after.isMore ?? false };
  });
  const isOver = isMore && (await isTooMuch(ask));
  return { ...trolley, ...contextOf(world, await session.known(), isOver) };
}

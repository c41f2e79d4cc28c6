import { dateText, dayOf } from '#services/display/dates.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { clockTime } from '#services/fulfilment/hold-words.rules.ts';
import { amountWords } from '#services/orders/amount-words.rules.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { personById } from '../db/repositories/accounts.ts';
import { type DueLetter, lettersDue, letterNotSent, letterSent, takeLetter } from '../db/repositories/letters-due.ts';
import { type PlacedOrder, placedOrder } from '../db/repositories/order-reading.ts';
import { isSaverLetter, saverLetterFor } from '../delivery-saver/saver-letters.ts';
import type { Letter } from '../letters/letters.ts';
import { orderCancelledLetter, orderChangedLetter, orderPlacedLetter } from '../letters/order-words.ts';
import { paidWithOf, whenOf, whereOf } from './order-words.ts';

export type LetterWorld = Pick<StoreWorld, 'db' | 'clock' | 'letters' | 'log' | 'publicOrigin'>;

const backOf = ({ totalCents }: PlacedOrder): string =>
  totalCents === 0 ? 'There was nothing to pay.' : `You get ${money(totalCents)} back on what you have paid with.`;

/** What a letter says, made of its order as it is now; null when nobody is there to write to. */
async function letterFor(world: LetterWorld, due: DueLetter): Promise<Letter | null> {
  if (isSaverLetter(due.kind)) return saverLetterFor(world, due, due.kind);
  const { db, publicOrigin } = world;
  const { kind, shopperId, orderId } = due;
  const order = await placedOrder(db.read, shopperId, orderId);
  const person = await personById(db.read, shopperId);
  if (order === null || person === null) return null;
  const { facts, totalCents, number } = order;
  const { cutOffMs } = facts.hold.slot;
  const paidWith = paidWithOf(order);
  const told = {
    to: person.email,
    firstName: facts.firstName,
    number,
    when: whenOf(order),
    where: whereOf(order),
    link: `${publicOrigin}/checkout/confirmation?orderId=${orderId}`,
  };
  if (kind === 'order-cancelled') return orderCancelledLetter({ ...told, back: backOf(order) });
  const write = kind === 'order-changed' ? orderChangedLetter : orderPlacedLetter;
  return write({
    ...told,
    ordered: facts.lines.map((line) => `${amountWords(line)} × ${line.name}, ${money(line.totalCents)}`),
    charged: paidWith === null ? 'There was nothing to pay.' : `Charged: ${money(totalCents)}, ${paidWith}`,
    until: cutOffMs === null ? null : `${clockTime(cutOffMs)} on ${dateText(dayOf(cutOffMs), 'dddd Do MMMM')}`,
    invoice: `${publicOrigin}/api/v1/past-orders/${orderId}/invoice`,
  });
}

async function sendOne(world: LetterWorld, due: DueLetter): Promise<void> {
  const { db, clock, letters, log } = world;
  if (!(await db.transaction((trx) => takeLetter(trx, due.id, clock.nowMs())))) return;
  try {
    const letter = await letterFor(world, due);
    if (letter !== null) await letters.send(letter);
  } catch (error) {
    log.error({ err: error, reason: due.kind }, 'A letter could not be sent; it is tried again.');
    return db.transaction((trx) => letterNotSent(trx, due.id));
  }
  await db.transaction((trx) => letterSent(trx, due.id, clock.nowMs()));
}

/**
 * Sends what is due, outside any transaction, and says that it was sent after it was. Several stores may do so at once:
 * each letter is taken by one of them. It never fails for the one who asks.
 */
export async function sendDueLetters(world: LetterWorld): Promise<void> {
  try {
    for (const due of await lettersDue(world.db.read, world.clock.nowMs())) await sendOne(world, due);
  } catch (error) {
    world.log.error({ err: error, reason: 'order-placed' }, 'The letters that are due could not be sent.');
  }
}

import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type DueLetter = {
  readonly id: string;
  readonly kind: string;
  readonly shopperId: string;
  readonly orderId: string;
};

/** Says that a letter is due; it is made of its order when it is sent. */
export async function oweLetter(
  trx: Transaction,
  { id, kind, shopperId, orderId }: DueLetter,
  nowMs: number,
): Promise<void> {
  const letter = { id, kind, shopper_id: shopperId, order_id: orderId };
  await trx
    .insertInto('letters_due')
    .values(given({ ...letter, created_ms: nowMs, sent_ms: null }))
    .execute();
}

/** So long nobody else takes a letter that somebody is sending. */
export const takenLetterMs = 60_000;
/** A letter of which nobody knows whether it went is sent again once. */
const mostUnknown = 2;
const mostAtOnce = 50;

/** The letters that can be sent now, the oldest first. */
export async function lettersDue(db: Reader, nowMs: number): Promise<readonly DueLetter[]> {
  const rows = await db
    .selectFrom('letters_due')
    .leftJoin('letter_tries', 'letter_tries.letter_id', 'letters_due.id')
    .select(['letters_due.id', 'kind', 'shopper_id', 'order_id'])
    .where('sent_ms', 'is', null)
    .where((eb) =>
      eb.or([
        eb('letter_id', 'is', null),
        eb.and([eb('since_ms', '<=', nowMs - takenLetterMs), eb('unknown', '<', mostUnknown)]),
      ]),
    )
    .orderBy('letters_due.created_ms')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id, kind, shopper_id, order_id }) => ({
    id,
    kind,
    shopperId: shopper_id,
    orderId: order_id,
  }));
}

/** Takes a letter to send it; false when another took it first, or has sent it since it was seen to be due. It counts as of unknown end until somebody says how it ended. */
export async function takeLetter(trx: Transaction, letterId: string, nowMs: number): Promise<boolean> {
  const taken = await trx
    .insertInto('letter_tries')
    .values(given({ letter_id: letterId, unknown: 1, since_ms: nowMs }))
    .onConflict((conflict) =>
      conflict
        .column('letter_id')
        .doUpdateSet((eb) => ({ unknown: eb('letter_tries.unknown', '+', 1), since_ms: nowMs }))
        .where('letter_tries.since_ms', '<=', nowMs - takenLetterMs)
        .where('letter_tries.unknown', '<', mostUnknown),
    )
    .returning('letter_id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  const due = await trx
    .selectFrom('letters_due')
    .select('id')
    .where('id', '=', letterId)
    .where('sent_ms', 'is', null)
    .executeTakeFirst();
  if (due === undefined) await dropTries(trx, letterId);
  return due !== undefined;
}

async function dropTries(trx: Transaction, letterId: string): Promise<void> {
  await trx.deleteFrom('letter_tries').where('letter_id', '=', letterId).execute();
}

export async function letterSent(trx: Transaction, letterId: string, nowMs: number): Promise<void> {
  await trx.updateTable('letters_due').set({ sent_ms: nowMs }).where('id', '=', letterId).execute();
  await dropTries(trx, letterId);
}

/** It surely did not go: it is tried again after a while, as often as it takes. */
export async function letterNotSent(trx: Transaction, letterId: string): Promise<void> {
  await trx
    .updateTable('letter_tries')
    .set((eb) => ({ unknown: eb('unknown', '-', 1) }))
    .where('letter_id', '=', letterId)
    .execute();
}

/** Drops letters that went before then, and those that nobody tries again since; says how many there were. */
export async function sweepDueLetters(trx: Transaction, beforeMs: number): Promise<number> {
  const unknown = await trx
    .deleteFrom('letter_tries')
    .where('unknown', '>=', mostUnknown)
    .where('since_ms', '<', beforeMs)
    .returning('letter_id')
    .execute();
  for (const { letter_id: id } of unknown) await trx.deleteFrom('letters_due').where('id', '=', id).execute();
  const sent = await trx.deleteFrom('letters_due').where('sent_ms', '<', beforeMs).executeTakeFirst();
  return unknown.length + Number(sent.numDeletedRows);
}

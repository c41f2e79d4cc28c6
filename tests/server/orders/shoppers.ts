import { createHash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { createAccount, createShopper } from '#server/db/repositories/accounts.ts';
import { keepChoice } from '#server/db/repositories/fulfilments.ts';
import { createSession } from '#server/db/repositories/sessions.ts';
import { addAddress } from '#server/db/repositories/shopper-addresses.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import { createIds } from '#server/ids.ts';
import { realWorld } from '../world.ts';

const suburb = 'Newtown';
const street = '14 Kōwhai Street';
const ids = createIds(realWorld.clock, realWorld.random);

/** Somebody who is signed in and has said where they live. */
export type Buyer = {
  readonly shopperId: string;
  /** Of a write of their own page. */
  readonly headers: Readonly<Record<'cookie' | 'x-session-subject' | 'sec-fetch-site' | 'content-type', string>>;
};

/** Makes so many shoppers who live where a van comes every day; nobody knows a password of theirs. */
export async function makeBuyers(db: Database, many: number): Promise<readonly Buyer[]> {
  const { id: suburbId } = await db.read
    .selectFrom('suburbs')
    .select('id')
    .where('name', '=', suburb)
    .executeTakeFirstOrThrow();
  const nowMs = realWorld.clock.nowMs();
  const buyers: Buyer[] = [];
  for (let at = 0; at < many; at++) {
    const [shopperId, scvId, secret] = [ids.uuid7(), ids.uuid4(), ids.secret()];
    const account = { id: shopperId, scv_id: scvId, email_written: `${scvId}@kete.example`, password_hash: null };
    const shopper = {
      account_id: shopperId,
      first_name: 'Aroha',
      last_name: 'Ngata',
      birth_date: '1990-02-06',
      phone: '021234567',
      suburb_id: suburbId,
      onecard_number: null,
      order_count: 0,
    };
    await db.transaction(async (trx) => {
      await createAccount(trx, { ...account, created_ms: nowMs, password_changed_ms: nowMs });
      await createShopper(trx, { ...shopper, created_ms: nowMs });
      const id = await addAddress(trx, shopperId, { street, suburbId, ruralDelivery: null }, nowMs);
      const address = { id: id ?? 0, label: `${street}, ${suburb}` };
      await keepChoice(trx, shopperId, { ...unchosen(suburbId), address }, nowMs);
      const idHash = createHash('sha256').update(secret).digest('base64url');
      await createSession(trx, { idHash, createdMs: nowMs, seenMs: nowMs, subject: shopperId, facts: {} });
    });
    const ofTheirs = { cookie: `cw-ssoc=${secret}`, 'x-session-subject': scvId };
    buyers.push({
      shopperId,
      headers: { ...ofTheirs, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    });
  }
  return buyers;
}

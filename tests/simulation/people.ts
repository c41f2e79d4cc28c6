import type { Database } from '#server/db/database.ts';
import { createAccount, createShopper } from '#server/db/repositories/accounts.ts';
import { keepChoice } from '#server/db/repositories/fulfilments.ts';
import { addAddress } from '#server/db/repositories/shopper-addresses.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import type { Ids } from '#server/ids.ts';

/** Somebody with an account. Their name, street and notes carry a word that nobody else may ever be shown. */
export type Person = {
  readonly at: number;
  readonly canary: string;
  readonly email: string;
  readonly password: string;
  readonly accountId: string;
  readonly scvId: string;
  readonly suburbId: number;
  readonly addressId: number;
  /** The orders that they know of. */
  readonly orders: string[];
};

export const canaryOf = (at: number): string => `kanari${at}q`;
/** The numbers of those who are named in a text. */
export const canariesIn = (text: string): readonly number[] =>
  text.includes('kanari') ? [...text.matchAll(/kanari(\d+)q/g)].map(([, at]) => Number(at)) : [];

/** One among many has an account and has not said yet who they are. */
const isRegistered = (at: number): boolean => at % 25 !== 12;

type Making = { readonly ids: Ids; readonly nowMs: number; readonly suburbId: number };

export async function makePerson(db: Database, at: number, { ids, nowMs, suburbId }: Making): Promise<Person> {
  const canary = canaryOf(at);
  const [accountId, scvId] = [ids.uuid7(), ids.uuid4()];
  const email = `${canary}@kete.example`;
  const password = `Pohutukawa-${at}`;
  const addressId = await db.transaction(async (trx) => {
    const account = { id: accountId, scv_id: scvId, email_written: email, password_hash: `simulated ${password}` };
    await createAccount(trx, { ...account, created_ms: nowMs, password_changed_ms: nowMs });
    if (!isRegistered(at)) return 0;
    await createShopper(trx, {
      account_id: accountId,
      first_name: canary,
      last_name: 'Ngata',
      birth_date: '1990-02-06',
      phone: '021234567',
      suburb_id: suburbId,
      onecard_number: null,
      order_count: 0,
      created_ms: nowMs,
    });
    const street = `14 ${canary} Street`;
    const id = (await addAddress(trx, accountId, { street, suburbId, ruralDelivery: null }, nowMs)) ?? 0;
    await keepChoice(trx, accountId, { ...unchosen(suburbId), address: { id, label: street } }, nowMs);
    return id;
  });
  return { at, canary, email, password, accountId, scvId, suburbId, addressId, orders: [] };
}

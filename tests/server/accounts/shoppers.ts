import { createShopper } from '#server/db/repositories/accounts.ts';
import { type Accounts, browserAt, goodPassword, newClient } from './browser.ts';

/** A shopper who has just signed in, in a browser of their own. */
export async function shopperIn(accounts: Accounts, email?: string) {
  const account = await accounts.account(email);
  await accounts.shop.db.transaction((trx) =>
    createShopper(trx, {
      account_id: account.id,
      first_name: 'Aroha',
      last_name: 'Ngata',
      birth_date: '1990-02-06',
      phone: '+64211234567',
      suburb_id: 1,
      onecard_number: null,
      order_count: 0,
      created_ms: accounts.time.nowMs,
    }),
  );
  const browser = browserAt(accounts.shop, newClient());
  await browser.signIn(account.email, goodPassword);
  return { ...account, browser };
}

/** So long after a sign-in the password is asked for once more. */
export const laterMs = 15 * 60_000;

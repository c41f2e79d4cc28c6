import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { accountByEmail, createAccount, createShopper } from '../db/repositories/accounts.ts';
import type { Ids } from '../ids.ts';
import type { Clock } from '../world.ts';
import type { Passwords } from './passwords.ts';

type DemoShopper = {
  readonly email: string;
  readonly password: string;
  /** Told at the start; null for who has an account and is no shopper yet. */
  readonly details: {
    readonly firstName: string;
    readonly lastName: string;
    readonly birthDate: string;
    readonly phone: string;
    readonly suburb: string;
  } | null;
};

/** Who can be signed in as in a demonstration. Their passwords are no secret. */
export const demoShoppers: readonly DemoShopper[] = [
  {
    email: 'mere@kete.example',
    password: 'Feijoa crumble 7',
    details: { firstName: 'Mere', lastName: 'Ngata', birthDate: '1988-02-06', phone: '021234567', suburb: 'Newtown' },
  },
  {
    email: 'tom@kete.example',
    password: 'Hot chips & sauce 4',
    details: { firstName: 'Tom', lastName: 'Baker', birthDate: '1961-10-21', phone: '043851234', suburb: 'Ponsonby' },
  },
  { email: 'ana@kete.example', password: 'Karaka harbour 3', details: null },
];

type Parts = {
  readonly db: Database;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly ids: Ids;
  readonly passwords: Passwords;
};

/** Only a demonstration has them, and only where this store knows the passwords itself. */
export const hasDemoShoppers = ({ mode, issuer }: Pick<Config, 'mode' | 'issuer'>): boolean =>
  mode === 'demo' && issuer === null;

/** Makes those who are missing; what one of them has become since stays as it is. */
export async function makeDemoShoppers({ db, clock, ids, passwords }: Parts): Promise<void> {
  for (const { email, password, details } of demoShoppers) {
    if (await accountByEmail(db.read, email)) continue;
    const [id, scvId, passwordHash] = [ids.uuid7(), ids.uuid4(), await passwords.hash(password)];
    const suburb = details
      ? await db.read
          .selectFrom('suburbs')
          .select('id')
          .where('name', '=', details.suburb)
          .orderBy('id')
          .executeTakeFirst()
      : undefined;
    const nowMs = clock.nowMs();
    await db.transaction(async (trx) => {
      const account = { id, scv_id: scvId, email_written: email, password_hash: passwordHash };
      const isNew = await createAccount(trx, { ...account, created_ms: nowMs, password_changed_ms: nowMs });
      if (!isNew || !details) return;
      await createShopper(trx, {
        account_id: id,
        first_name: details.firstName,
        last_name: details.lastName,
        birth_date: details.birthDate,
        phone: details.phone,
        suburb_id: suburb?.id ?? 1,
        onecard_number: null,
        order_count: 0,
        created_ms: nowMs,
      });
    });
  }
}

import type { Config } from '../config.ts';
import type { Database, Reader } from '../db/database.ts';
import { accountByEmail, createAccount, createShopper } from '../db/repositories/accounts.ts';
import { addAddress } from '../db/repositories/shopper-addresses.ts';
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
    /** Where they are at home, and where they are now and then: fewer goods are brought there. */
    readonly addresses: readonly {
      readonly street: string;
      readonly suburb: string;
      readonly ruralDelivery: number | null;
    }[];
  } | null;
};

/** Who can be signed in as in a demonstration. Their passwords are no secret. */
export const demoShoppers: readonly DemoShopper[] = [
  {
    email: 'mere@kete.example',
    password: 'Feijoa crumble 7',
    details: {
      firstName: 'Mere',
      lastName: 'Ngata',
      birthDate: '1988-02-06',
      phone: '021234567',
      suburb: 'Newtown',
      addresses: [
        { street: '2/14 Kōwhai Street', suburb: 'Newtown', ruralDelivery: null },
        { street: '340 Old Coach Road', suburb: 'Mākara', ruralDelivery: 5 },
      ],
    },
  },
  {
    email: 'tom@kete.example',
    password: 'Hot chips & sauce 4',
    details: {
      firstName: 'Tom',
      lastName: 'Baker',
      birthDate: '1961-10-21',
      phone: '043851234',
      suburb: 'Ponsonby',
      addresses: [
        { street: 'Villa 3, 18 Pūriri Street', suburb: 'Ponsonby', ruralDelivery: null },
        { street: '7 Jetty Road', suburb: 'Tryphena', ruralDelivery: 1 },
      ],
    },
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
        suburb_id: (await suburbIdOf(trx, details.suburb)) ?? 1,
        onecard_number: null,
        order_count: 0,
        created_ms: nowMs,
      });
      for (const { street, suburb, ruralDelivery } of details.addresses) {
        const suburbId = await suburbIdOf(trx, suburb);
        if (suburbId !== null) await addAddress(trx, id, { street, suburbId, ruralDelivery }, nowMs);
      }
    });
  }
}

async function suburbIdOf(db: Reader, name: string): Promise<number | null> {
  const row = await db.selectFrom('suburbs').select('id').where('name', '=', name).orderBy('id').executeTakeFirst();
  return row?.id ?? null;
}

import type { Reader, Transaction } from '../database.ts';
import type { SaverPass } from '../../delivery-saver/subscription.types.ts';
import type { FulfilmentChoice } from '../../fulfilment/choice.ts';
import type { Hold } from '../../fulfilment/hold.ts';
import { given } from '../parameters.ts';
import { activeOrderIn, type DisclaimerKept } from './active-orders.ts';
import { holdIn } from './holds.rows.ts';
import { passIn } from './saver-pass.ts';
import { changingIn, type ShopperChange } from './shopper-change.ts';
import type { Schema } from '../schema.ts';

/** A person who can sign in, and what they told us to be able to shop; `shopper` is null until they have. */
export type Person = {
  readonly accountId: string;
  /** The one id of the account that leaves the server. */
  readonly scvId: string;
  readonly email: string;
  readonly shopper: ShopperFacts | null;
};
export type ShopperFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly suburbId: number;
  readonly onecardNumber: string | null;
  /** What they have of points; none without a card. */
  readonly points: number;
  readonly orderCount: number;
  /** The order that they are changing, if they are. */
  readonly change: ShopperChange | null;
  /** How and where they shop; null until they have chosen. The order's while they are changing one. */
  readonly choice: FulfilmentChoice | null;
  /** The last slot they took: it may be over. The order's while they are changing one. */
  readonly hold: Hold | null;
  readonly disclaimer: DisclaimerKept | null;
  /** An order of theirs is being paid for. */
  readonly isOrderUnderWay: boolean;
  /** Their delivery pass, as long as it is not ended. */
  readonly saver: SaverPass | null;
};

/** Two ways to write one address are one account. */
export const foldEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export async function personById(db: Reader, accountId: string): Promise<Person | null> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('shoppers', 'shoppers.account_id', 'accounts.id')
    .select(['accounts.id', 'scv_id', 'email_written', 'account_id', 'first_name', 'last_name', 'birth_date', 'phone'])
    .leftJoin('shopper_fulfilments', 'shopper_fulfilments.shopper_id', 'accounts.id')
    .leftJoin('holds', 'holds.shopper_id', 'accounts.id')
    .select(['suburb_id', 'onecard_number', 'order_count', 'shopper_fulfilments.facts as choice'])
    .select(['reservation_id', 'held_ms', 'held_until_ms', 'holds.facts as slot'])
    .leftJoin('active_orders', 'active_orders.shopper_id', 'accounts.id')
    .leftJoin('orders', 'orders.pending_of', 'accounts.id')
    .select(['active_orders.facts as said', 'orders.pending_of as pending'])
    .leftJoin('order_changes', 'order_changes.shopper_id', 'accounts.id')
    .select(['order_changes.order_id as changing', 'order_changes.state as change_state'])
    .select(['order_changes.facts as change_facts', 'began_ms'])
    .leftJoin('delivery_subscriptions', 'delivery_subscriptions.live_of', 'accounts.id')
    .select([
      'delivery_subscriptions.id as pass',
      'delivery_subscriptions.state as pass_state',
      'paid_until',
      'is_wpay',
    ])
    .select(['delivery_subscriptions.facts as pass_facts', 'delivery_subscriptions.due_ms as pass_due'])
    .leftJoin('loyalty_accounts', 'loyalty_accounts.shopper_id', 'accounts.id')
    .select('loyalty_accounts.points as points')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { account_id: isShopper } = row;
  const ownChoice = row.choice === null ? null : (JSON.parse(row.choice) as FulfilmentChoice);
  const changing = changingIn(row, ownChoice);
  return {
    accountId: row.id,
    scvId: row.scv_id,
    email: row.email_written,
    shopper:
      isShopper === null
        ? null
        : {
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            birthDate: row.birth_date ?? '',
            phone: row.phone ?? '',
            suburbId: row.suburb_id ?? 0,
            onecardNumber: row.onecard_number,
            points: row.onecard_number === null ? 0 : (row.points ?? 0),
            orderCount: row.order_count ?? 0,
            change: changing?.change ?? null,
            choice: changing?.choice ?? ownChoice,
            hold: changing?.hold ?? holdIn(row),
            disclaimer: activeOrderIn(row.said).disclaimer ?? null,
            isOrderUnderWay: row.pending !== null,
            saver: passIn(row),
          },
  };
}

export type AccountRow = Schema['accounts'];

export async function accountByEmail(db: Reader, email: string): Promise<AccountRow | null> {
  const row = await db.selectFrom('accounts').selectAll().where('email', '=', foldEmail(email)).executeTakeFirst();
  return row ?? null;
}

/** Makes an account; false when the address has one already. */
export async function createAccount(trx: Transaction, account: Omit<AccountRow, 'email'>): Promise<boolean> {
  const made = await trx
    .insertInto('accounts')
    .values(given({ ...account, email: foldEmail(account.email_written) }))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function keepPassword(
  trx: Transaction,
  accountId: string,
  passwordHash: string,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_changed_ms: nowMs })
    .where('id', '=', accountId)
    .execute();
}

/** Keeps what makes an account a shopper's; false when it is one already. */
export async function createShopper(trx: Transaction, shopper: Schema['shoppers']): Promise<boolean> {
  const made = await trx
    .insertInto('shoppers')
    .values(given(shopper))
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Holds an account whose password is still that one; false when it was changed meanwhile. */
export async function holdPassword(trx: Transaction, accountId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function accountById(db: Reader, accountId: string): Promise<AccountRow | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  return row ?? null;
}

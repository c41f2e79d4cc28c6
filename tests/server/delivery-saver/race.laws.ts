import type { Database } from '#server/db/database.ts';
import type { Charged } from '../orders/kept.ts';

/** What somebody wanted with one key, and what they were told of it in the end. */
export type Wish = {
  readonly shopperId: string;
  readonly key: string;
  readonly planId: string;
  readonly card: string;
  told: 'active' | 'declined' | 'refused' | null;
};
type Broken = { readonly law: string; readonly about: unknown };

const groupBy = <T>(all: readonly T[], of: (one: T) => string): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(all, of);

/** What does not hold once everybody knows what became of what they wanted. */
export async function brokenLaws(
  db: Database,
  wishes: readonly Wish[],
  captured: readonly Charged[],
): Promise<readonly Broken[]> {
  const subscriptions = await db.read.selectFrom('delivery_subscriptions').selectAll().execute();
  const charges = await db.read.selectFrom('subscription_charges').selectAll().execute();
  const broken: Broken[] = [];
  const isTrue = (law: string, holds: boolean, about: unknown) => {
    if (!holds) broken.push({ law, about });
  };
  for (const [shopperId, own] of groupBy(subscriptions, ({ shopper_id }) => shopper_id)) {
    const live = own.filter(({ state }) => state !== 'declined' && state !== 'ended');
    isTrue('a shopper has one live subscription at most', live.length <= 1, { shopperId, own });
    const paid = charges.filter((one) => one.shopper_id === shopperId && one.state === 'captured');
    isTrue('a shopper is charged once at most, and has what they are charged for', paid.length === live.length, {
      ...{ shopperId, paid, own },
    });
  }
  const bank = new Map(captured.map(({ paymentId, amountCents }) => [paymentId, amountCents]));
  for (const charge of charges) {
    isTrue('nothing stays unknown', charge.state !== 'intended', charge);
    const taken = charge.state === 'captured' ? charge.amount_cents : undefined;
    isTrue('the bank and the store agree', bank.get(charge.id) === taken, { charge, bank: bank.get(charge.id) });
  }
  isTrue(
    'the bank knows of no charge that the store does not',
    bank.size === charges.filter(({ state }) => state === 'captured').length,
    bank.size,
  );
  const byKey = new Map(subscriptions.map((one) => [`${one.shopper_id} ${one.key}`, one]));
  for (const wish of wishes) {
    const state = byKey.get(`${wish.shopperId} ${wish.key}`)?.state ?? 'refused';
    isTrue('what was told of a purchase is how it is', state === wish.told, { wish, state });
  }
  return broken;
}

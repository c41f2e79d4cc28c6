import type { Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { TrolleyChoices } from './trolley.ts';

type Agreed = { readonly sku: string; readonly agreedCents: number | null };

/** Keeps what one piece or one kilogram costs as agreed to. */
export async function keepAgreed(trx: Transaction, shopperId: string, agreed: readonly Agreed[]): Promise<void> {
  if (agreed.length === 0) return;
  await trx
    .insertInto('trolley_line_terms')
    .values(
      agreed.map(({ sku, agreedCents }) =>
        given({ shopper_id: shopperId, sku, agreed_cents: agreedCents, allow_substitutes: 1 }),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['shopper_id', 'sku']).doUpdateSet((eb) => ({ agreed_cents: eb.ref('excluded.agreed_cents') })),
    )
    .execute();
}

/** Keeps whether something else may be brought in the place of those. */
export async function keepSubstitutes(
  trx: Transaction,
  shopperId: string,
  skus: readonly string[],
  isAllowed: boolean,
): Promise<void> {
  if (skus.length === 0) return;
  const allow_substitutes = isAllowed ? 1 : 0;
  await trx
    .insertInto('trolley_line_terms')
    .values(skus.map((sku) => given({ shopper_id: shopperId, sku, agreed_cents: null, allow_substitutes })))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'sku']).doUpdateSet({ allow_substitutes }))
    .execute();
}

/** Keeps what is said of the whole trolley, in the place of all that was. */
export async function keepChoices(
  trx: Transaction,
  shopperId: string,
  choices: TrolleyChoices,
  nowMs: number,
): Promise<void> {
  const kept = { facts: JSON.stringify(choices), changed_ms: nowMs };
  await trx
    .insertInto('trolley_choices')
    .values(given({ shopper_id: shopperId, ...kept }))
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(given(kept)))
    .execute();
}

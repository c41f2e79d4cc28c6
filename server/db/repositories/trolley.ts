import type { Preferences } from '#services/preferences/preferences.contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { preferencesIn, preferencesOf } from './shopper-preferences.ts';

export type TrolleyLine = {
  readonly sku: string;
  readonly unit: 'Each' | 'Kg';
  /** Pieces or grams. */
  readonly amount: number;
  readonly source: string;
  /** What one piece or one kilogram cost when the shopper last agreed to it; null while that is not known. */
  readonly agreedCents?: number | null;
  /** Something else may be brought in its place: so unless the shopper says otherwise. */
  readonly allowSubstitutes?: boolean;
  readonly note?: string | null;
};
/** What a shopper says of the whole trolley. */
export type TrolleyChoices = {
  readonly paperPackingSlip?: boolean;
  readonly packagingPreferenceId?: string | null;
};
export type TrolleyRows = {
  /** Grows with every change of this trolley. */
  readonly revision: number;
  /** In the order in which they were first put in. */
  readonly lines: readonly TrolleyLine[];
  /** What was said of this trolley; of what was not, its shopper’s preferences speak. */
  readonly choices: TrolleyChoices;
  readonly preferences: Preferences;
};

const unitIn = (text: string): TrolleyLine['unit'] => (text === 'Kg' ? 'Kg' : 'Each');

type Placed = { readonly sku: string; readonly added_ms: number };
/** Sorted here: the engine would take as long for it as for everything else. */
const byAge = (one: Placed, other: Placed): number =>
  one.added_ms - other.added_ms || Number(one.sku) - Number(other.sku);

/** What a trolley holds and how much of it, with nothing else that was said of it. */
export async function linesOf(db: Reader, shopperId: string): Promise<readonly TrolleyLine[]> {
  const rows = await db
    .selectFrom('trolley_lines')
    .select(['sku', 'pricing_unit', 'amount', 'source', 'added_ms'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows
    .sort(byAge)
    .map(({ sku, pricing_unit, amount, source }) => ({ sku, unit: unitIn(pricing_unit), amount, source }));
}

/**
 * The trolley with all that was said of it; an empty one for whoever never had any. Outside a transaction its lines may be
 * newer than its revision, never older: then a later answer tells the same once more.
 */
export async function trolleyOf(db: Reader, shopperId: string): Promise<TrolleyRows> {
  const whole = await db
    .selectFrom('trolleys')
    .leftJoin('trolley_choices', 'trolley_choices.shopper_id', 'trolleys.shopper_id')
    .leftJoin('shopper_preferences', 'shopper_preferences.shopper_id', 'trolleys.shopper_id')
    .select(['revision', 'trolley_choices.facts as said', 'shopper_preferences.facts as preferred'])
    .where('trolleys.shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (!whole) return { revision: 0, lines: [], choices: {}, preferences: await preferencesOf(db, shopperId) };
  const rows = await db
    .selectFrom('trolley_lines as line')
    .leftJoin('trolley_line_terms as terms', (join) =>
      join.onRef('terms.shopper_id', '=', 'line.shopper_id').onRef('terms.sku', '=', 'line.sku'),
    )
    .leftJoin('shopper_notes as notes', (join) =>
      join.onRef('notes.shopper_id', '=', 'line.shopper_id').onRef('notes.sku', '=', 'line.sku'),
    )
    .select(['line.sku', 'pricing_unit', 'amount', 'source', 'added_ms', 'agreed_cents', 'allow_substitutes', 'note'])
    .where('line.shopper_id', '=', shopperId)
    .execute();
  const lines = rows.sort(byAge).map(
    ({ sku, pricing_unit, amount, source, agreed_cents, allow_substitutes, note }): TrolleyLine => ({
      sku,
      unit: unitIn(pricing_unit),
      amount,
      source,
      agreedCents: agreed_cents,
      allowSubstitutes: allow_substitutes !== 0,
      note,
    }),
  );
  const choices = whole.said === null ? {} : (JSON.parse(whole.said) as TrolleyChoices);
  return { revision: whole.revision, lines, choices, preferences: preferencesIn(whole.preferred) };
}

/** How a whole trolley is to be packed: as was said of it, and else as its shopper prefers. */
export function choicesIn({
  choices,
  preferences,
}: Pick<TrolleyRows, 'choices' | 'preferences'>): Required<TrolleyChoices> {
  const { paperPackingSlip, packagingPreferenceId } = preferences;
  return { paperPackingSlip, packagingPreferenceId, ...choices };
}

/**
 * Says that a trolley is about to change, and holds it for this transaction: changes of one trolley come one after the
 * other, also those of two pages at once.
 */
export async function holdTrolley(trx: Transaction, shopperId: string, nowMs: number): Promise<TrolleyRows> {
  await trx
    .insertInto('trolleys')
    .values(given({ shopper_id: shopperId, revision: 1, changed_ms: nowMs }))
    .onConflict((conflict) =>
      conflict
        .column('shopper_id')
        .doUpdateSet((eb) => ({ revision: eb('trolleys.revision', '+', 1), changed_ms: nowMs })),
    )
    .execute();
  return trolleyOf(trx, shopperId);
}

/** Keeps how much of a product the trolley holds; none takes the line out, and with it what was agreed to of it. */
export async function keepLine(
  trx: Transaction,
  shopperId: string,
  { sku, unit, amount, source }: TrolleyLine,
  nowMs: number,
): Promise<void> {
  if (amount === 0) return dropLines(trx, shopperId, [sku]);
  const line = { pricing_unit: unit, amount, changed_ms: nowMs };
  await trx
    .insertInto('trolley_lines')
    .values(given({ shopper_id: shopperId, sku, source, added_ms: nowMs, ...line }))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'sku']).doUpdateSet(given(line)))
    .execute();
}

/** Takes those lines out, and with them what was agreed to of them. */
export async function dropLines(trx: Transaction, shopperId: string, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  for (const table of ['trolley_lines', 'trolley_line_terms'] as const)
    await trx.deleteFrom(table).where('shopper_id', '=', shopperId).where('sku', 'in', skus).execute();
}

/** Takes every line out, and with them what was agreed to of them. */
export async function clearLines(trx: Transaction, shopperId: string): Promise<void> {
  await trx.deleteFrom('trolley_lines').where('shopper_id', '=', shopperId).execute();
  await trx.deleteFrom('trolley_line_terms').where('shopper_id', '=', shopperId).execute();
}

import type { Meal } from '#services/meal-plans/meal-plans.contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { holdShopper } from './hold-shopper.ts';

export type KeptPlan = {
  readonly id: string;
  readonly name: string;
  readonly meals: readonly Meal[];
  readonly changedMs: number;
};
type Written = Omit<KeptPlan, 'changedMs'>;

/** The plans of a shopper, the one that was changed last first. */
export async function mealPlansOf(db: Reader, shopperId: string): Promise<readonly KeptPlan[]> {
  const rows = await db
    .selectFrom('meal_plans')
    .select(['id', 'name', 'meals', 'changed_ms'])
    .where('shopper_id', '=', shopperId)
    .orderBy('changed_ms', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, meals, changed_ms }) => ({
    id,
    name,
    meals: JSON.parse(meals) as readonly Meal[],
    changedMs: changed_ms,
  }));
}

/** Keeps one more plan; false, and nothing done, when there are too many. */
export async function addMealPlan(
  trx: Transaction,
  shopperId: string,
  { id, name, meals }: Written,
  { most, nowMs }: { readonly most: number; readonly nowMs: number },
): Promise<boolean> {
  await holdShopper(trx, shopperId);
  const had = await trx.selectFrom('meal_plans').select('id').where('shopper_id', '=', shopperId).execute();
  if (had.length >= most) return false;
  const row = { shopper_id: shopperId, id, name, meals: JSON.stringify(meals) };
  await trx
    .insertInto('meal_plans')
    .values(given({ ...row, created_ms: nowMs, changed_ms: nowMs }))
    .execute();
  return true;
}

/** False when the shopper has no plan of that id. */
export async function changeMealPlan(
  trx: Transaction,
  shopperId: string,
  { id, name, meals }: Written,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('meal_plans')
    .set(given({ name, meals: JSON.stringify(meals), changed_ms: nowMs }))
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the shopper has no plan of that id. */
export async function removeMealPlan(trx: Transaction, shopperId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('meal_plans')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

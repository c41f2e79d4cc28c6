import * as v from 'valibot';
import { SaverPlan } from '#services/delivery-saver/delivery-saver.contract.ts';
import { toDollars } from '#services/wire.ts';
import type { Reader } from '../db/database.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import type { PlanTerms } from './subscription.types.ts';

const { monthlyPrice: _, ...kept } = SaverPlan.pipe[0].entries;
/** As the operator keeps them: nothing is sold for nothing. */
const Plans = v.object({
  plans: v.array(v.object({ ...kept, price: v.pipe(kept.price, v.minValue(1)) })),
});

/** The plans that can be bought, as the operator has set them up; none where the settings do not keep to their contract. */
export async function plansOf(db: Reader): Promise<readonly PlanTerms[]> {
  const { success, output } = v.safeParse(Plans, await settingsGroup(db, 'deliverySaver'));
  if (!success) return [];
  return output.plans.map(({ price, minimumOrder, ...plan }) => ({
    ...plan,
    priceCents: price,
    minimumOrderCents: minimumOrder,
  }));
}

/** A plan as the wire tells it, with what it comes to by the month. */
export const planTold = ({ priceCents, minimumOrderCents, ...plan }: PlanTerms): v.InferInput<typeof SaverPlan> => ({
  ...plan,
  price: toDollars(priceCents),
  monthlyPrice: toDollars(Math.round(priceCents / plan.months)),
  minimumOrder: toDollars(minimumOrderCents),
});

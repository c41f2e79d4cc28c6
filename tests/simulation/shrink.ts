import type { Broken } from './law.ts';
import { type Plan, stepsOf } from './plan.ts';

export type Fails = (plan: Plan) => Promise<Broken | null>;
export type Shrunk = { readonly plan: Plan; readonly broken: Broken; readonly tries: number };

/** Leaves out parts of a list, large ones first, for as long as it still fails without them. */
async function without<T>(all: readonly T[], fails: (left: readonly T[]) => Promise<boolean>): Promise<readonly T[]> {
  let left = all;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < left.length; ) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (fewer.length < left.length && (await fails(fewer))) left = fewer;
      else from += size;
    }
  return left;
}

/**
 * The smallest world that still breaks the same law: fewer shoppers, fewer faults, fewer steps. What is drawn for one
 * shopper and step does not depend on what is left out, so that the rest stays as it was.
 */
export async function shrink(first: Plan, law: string, failing: Fails, mostTries = 60): Promise<Shrunk> {
  let [plan, tries] = [first, 0];
  let broken: Broken = { law, about: '' };
  const stillFails = async (smaller: Plan): Promise<boolean> => {
    if (tries >= mostTries) return false;
    tries += 1;
    const found = await failing(smaller);
    if (found?.law !== law) return false;
    [plan, broken] = [smaller, found];
    return true;
  };
  await stillFails(first);
  await without(plan.shoppers, (shoppers) => stillFails({ ...plan, shoppers }));
  await without(plan.faults, (faults) => stillFails({ ...plan, faults }));
  for (const most of [4, 8, 12, 18, 24]) if (await stillFails({ ...plan, mostSteps: most })) break;
  const steps = plan.shoppers.flatMap((shopper) =>
    Array.from({ length: Math.min(stepsOf(plan.seed, shopper), plan.mostSteps) }, (_, at) => `${shopper} ${at}`),
  );
  const all = new Set(steps);
  await without(steps, (kept) => {
    const left = new Set(kept);
    return stillFails({ ...plan, skipped: [...all].filter((step) => !left.has(step)) });
  });
  return { plan, broken, tries };
}

import type { boostsMachine } from '#machines/boosts/index.ts';
import type { myOnecardMachine } from '#machines/my-onecard/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

export type Asked = { readonly context: RouterContext };

/** What is asked once for a sign-in begins when its chart is opened; the first page has it all. */
export async function needLoyalty({ context: { shop, openLate } }: Asked): Promise<void> {
  await openLate('loyalty');
  if (import.meta.env.SSR) await chartSettled(shop, 'loyalty');
}

export async function needBoosts({ context: { shop, openLate } }: Asked): Promise<void> {
  await openLate('boosts');
  chartOf<typeof boostsMachine>(shop, 'boosts')?.send({ type: 'offers.open' });
  if (import.meta.env.SSR) await chartSettled(shop, 'boosts');
}

export async function needMyOnecard({ context: { shop, openLate } }: Asked): Promise<void> {
  await openLate('myOnecard');
  chartOf<typeof myOnecardMachine>(shop, 'myOnecard')?.send({ type: 'card.open' });
  if (import.meta.env.SSR) await chartSettled(shop, 'myOnecard');
}

import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { RouterContext } from './-context.ts';
import { entered } from './-entered.ts';
import { place } from './-place.ts';

type Asked = { readonly context: RouterContext };

/** The first page has every line in it; later ones show at once what is known, and ask for the products themselves. */
async function needTrolley({ context: { shop, openLate } }: Asked): Promise<void> {
  await openLate('trolley');
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  if (import.meta.env.SSR) await chartSettled(shop, 'trolley');
  trolley?.send({ type: 'whole.need' });
  if (import.meta.env.SSR) await chartSettled(shop, 'trolley');
}

/** A page that shows the whole trolley. */
export const trolleyPage = (id: 'trolley' | 'reviewTrolley') => ({
  ...place(id),
  ...entered('trolley'),
  loader: (asked: Asked): Promise<void> => needTrolley(asked),
});

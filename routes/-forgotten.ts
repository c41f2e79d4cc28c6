import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { forgottenMachine } from '#machines/forgotten/index.ts';
import type { RouterContext } from './-context.ts';
import { entered } from './-entered.ts';

type Asked = { readonly context: RouterContext; readonly cause: 'preload' | 'enter' | 'stay' };

/** The first page has the suggestions in it; a later visit shows what there was and asks anew. */
export const forgottenPage = {
  ...entered('forgotten'),
  loader: async ({ context: { shop, openLate }, cause }: Asked): Promise<void> => {
    await openLate('forgotten');
    const forgotten = chartOf<typeof forgottenMachine>(shop, 'forgotten');
    forgotten?.send({ type: cause === 'enter' && !import.meta.env.SSR ? 'rows.reload' : 'rows.need' });
    if (import.meta.env.SSR) await chartSettled(shop, 'forgotten');
  },
};

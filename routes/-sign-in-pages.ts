import { chartOf } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import type { PlaceId } from './-places.ts';
import type { SignInChart } from './-sign-in-entry.ts';

type Asked = { readonly context: RouterContext };
type Match = Asked & { readonly staticData: { readonly place?: PlaceId } };

/** A page by which one comes in, around its chart: search engines do not keep it, and leaving it drops what came of it. */
export const signInPage = (chart: SignInChart) => ({
  beforeLoad: async ({ context, search }: Asked & { readonly search: object }): Promise<void> => {
    const { enter } = await import('./-sign-in-entry.ts');
    enter(context, search, chart);
  },
  loader: async ({ context }: Asked): Promise<void> => {
    const { openChartOf } = await import('./-sign-in-entry.ts');
    await openChartOf(context, chart);
  },
  onLeave: ({ context }: Asked): void => chartOf(context.shop, chart)?.send({ type: 'page.leave' }),
  head: ({ match }: { readonly match: Match }) =>
    pageHead({ context: match.context, place: match.staticData.place ?? 'secureLogin', isHidden: true }),
});

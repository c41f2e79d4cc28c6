import { redirect } from '@tanstack/react-router';
import { chartOf, isShopper, sessionOf } from '#machines/shop/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import type { Services } from '#services/services.ts';
import type { ShopperDetailsPageProps } from '#ui/pages/shopper-details/shopper-details-page.tsx';
import type { RouterContext } from './-context.ts';
import { place } from './-place.ts';

/** What comes with the chart: where the boxes of an address look. */
export type DetailsParts = {
  readonly findersOf: (services: Services) => {
    readonly suburbs: ShopperDetailsPageProps['findSuburbs'];
    readonly addresses: ShopperDetailsPageProps['findAddresses'];
  };
};
type Asked = { readonly context: RouterContext };

/** Finishing a registration, at both of its addresses. Who is a shopper already goes on to where they were going. */
export const shopperDetailsPage = (id: 'shopperDetails' | 'shopperDetailsInShop') => ({
  ...place(id),
  beforeLoad: async ({ context: { shop }, search }: Asked & { readonly search: object }): Promise<void> => {
    if (!isShopper(sessionOf(shop).getSnapshot())) return;
    const { shopperReturnOf } = await import('./-shopper-return.ts');
    throw redirect({ ...fromPublicHref(shopperReturnOf(search)), replace: true } as never);
  },
  loader: async ({ context }: Asked): Promise<void> => context.openLate('shopperDetails'),
  onLeave: ({ context }: Asked): void => chartOf(context.shop, 'shopperDetails')?.send({ type: 'page.leave' }),
});

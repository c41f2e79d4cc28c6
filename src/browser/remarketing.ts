import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { remarketingOf } from '#services/analytics/remarketing.rules.ts';
import type { ConfirmationData } from '#routes/-confirmation.ts';
import type { ProductPageData } from '#routes/-product.ts';
import type { ShopRouter } from '../router.tsx';

type Edge = {
  readonly router: Pick<ShopRouter, 'subscribe'> & {
    readonly state: {
      readonly matches: readonly Pick<ShopRouter['state']['matches'][number], 'staticData' | 'loaderData'>[];
    };
  };
  readonly shop: ShopActor;
  readonly analytics: Pick<AnalyticsService, 'send'>;
};
type Told = ReturnType<typeof remarketingOf>;

function ofProduct(data: ProductPageData): Told {
  const product = 'detail' in data ? data.detail.product : data.shown;
  return remarketingOf('product', [product], product.price.salePriceCents);
}

function ofOrder(data: ConfirmationData): Told {
  if (data.state !== 'shown') return null;
  const { categories, chargedCents } = data.order;
  const items = categories.flatMap((category) => category.items);
  return remarketingOf('confirmation', items, chargedCents);
}

function ofTrolley(shop: ShopActor): Told {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley')?.getSnapshot().context.trolley;
  return trolley ? remarketingOf('trolley', trolley.items, trolley.subtotalCents) : null;
}

/** Counts what somebody looks at, is about to buy and has bought: once for each such page that they come to. */
export function countRemarketing({ router, shop, analytics }: Edge): () => void {
  let last = '';
  const toldOf = (): Told => {
    const { staticData, loaderData } = router.state.matches.at(-1) ?? {};
    if (staticData?.place === 'reviewTrolley' || staticData?.place === 'trolley') return ofTrolley(shop);
    if (!loaderData) return null;
    if (staticData?.place === 'product') return ofProduct(loaderData as ProductPageData);
    return staticData?.place === 'confirmation' ? ofOrder(loaderData as ConfirmationData) : null;
  };
  const look = () => {
    const event = toldOf();
    const said = JSON.stringify(event);
    // What opens over a page changes its address, and is no other page.
    if (event && said !== last) analytics.send(event);
    last = said;
  };
  look();
  return router.subscribe('onResolved', look);
}

import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { RouterContext } from '#routes/-context.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { confirmationPathOf } from '#services/orders/placing-paths.rules.ts';
import { href } from '#ui/link/href.ts';
import type { ShopRouter } from '../router.tsx';

type Edge = { readonly router: ShopRouter; readonly shop: ShopActor; readonly openLate: RouterContext['openLate'] };

/**
 * A page begins with an order that nobody has answered for, wherever a guard has led the shopper meanwhile: they are
 * shown what became of it if they are still there, and told in words if they have gone on.
 */
export async function followKeptOrder({ router, shop, openLate }: Edge): Promise<void> {
  const came = router.state.location.href;
  await openLate('placing');
  const placing = chartOf<typeof placingMachine>(shop, 'placing');
  placing?.on('order.confirmed', ({ orderId }) => {
    if (router.state.location.href !== came) return;
    const { attempt } = placing.getSnapshot().context;
    const to = href.page(confirmationPathOf(orderId, attempt?.placement ?? null));
    void router.navigate({ ...fromPublicHref(to), replace: true } as never);
  });
}

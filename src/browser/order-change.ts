import type { orderChangeMachine } from '#machines/order-change/index.ts';
import {
  chartOf,
  flagsOf,
  hrefOf,
  isOn,
  isShopper,
  modalsOf,
  navigationOf,
  sessionOf,
  type ShopActor,
  shopperOf,
} from '#machines/shop/index.ts';
import { splitHref, withoutModals } from '#services/navigation/outlets.rules.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import { href } from '#ui/link/href.ts';
import type { ShopRouter } from '../router.tsx';
import { goTo } from './go-to.ts';

type Edge = {
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly openLate: RouterContext['openLate'];
};

const over = (shop: ShopActor, path: 'change-order-cancel' | 'change-order-onboarding') =>
  href.modalOver(withoutModals(hrefOf(navigationOf(shop).getSnapshot())), { outlet: 'account-modal', path });

/** Where nobody is in the middle of something. */
const onboardingPaths: readonly string[] = ['/', '/account/orders'];

/** Asks once how the change of this shopper stands, where the operator wants it, and tells of one that has ended. */
async function checkChange({ router, shop, openLate }: Edge): Promise<void> {
  if (!isOn(flagsOf(shop).getSnapshot(), 'EnableCheckChangeOrderOnLoad')) return;
  if (!isShopper(sessionOf(shop).getSnapshot())) return;
  await openLate('orderChange');
  const change = chartOf<typeof orderChangeMachine>(shop, 'orderChange');
  change?.on('change.ended', () => goTo(router, shop, over(shop, 'change-order-cancel')));
  change?.send({ type: 'check.want' });
}

/** Tells once that orders can be changed: those who have one, and never over something else. */
function followOnboarding({ router, shop, storage }: Edge): void {
  const look = () => {
    const session = sessionOf(shop).getSnapshot();
    const { isChangingOrder, orderCount } = shopperOf(session);
    const [path] = splitHref(hrefOf(navigationOf(shop).getSnapshot()));
    if (!isShopper(session) || isChangingOrder || orderCount === 0 || !onboardingPaths.includes(path)) return;
    if (!isOn(flagsOf(shop).getSnapshot(), 'ChangeOrderOnboardingModal')) return;
    if (modalsOf(shop).getSnapshot().hasTag('open') || storage.read('changeOrderModalAcknowledged') === true) return;
    goTo(router, shop, over(shop, 'change-order-onboarding'));
  };
  router.subscribe('onResolved', look);
  look();
}

export function followOrderChange(edge: Edge): void {
  void checkChange(edge).catch(() => undefined);
  followOnboarding(edge);
}

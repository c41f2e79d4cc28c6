import type { orderChangeMachine } from '#machines/order-change/index.ts';
import {
  chartOf,
  flagsOf,
  hrefOf,
  isOn,
  isShopper,
  navigationOf,
  type ShopActor,
  sessionOf,
  shopperOf,
} from '#machines/shop/index.ts';
import { changeOrderOnboarding, isOnboardingDue } from '#routes/-onboarding-due.ts';
import { splitHref, withoutModals } from '#services/navigation/outlets.rules.ts';
import { href } from '#ui/link/href.ts';
import { goTo } from './go-to.ts';
import type { OrderChangeEdge } from './order-change.ts';

const over = (shop: ShopActor, path: 'change-order-cancel' | 'change-order-onboarding') =>
  href.modalOver(withoutModals(hrefOf(navigationOf(shop).getSnapshot())), { outlet: 'account-modal', path });

/** Where nobody is in the middle of something. */
const onboardingPaths: readonly string[] = ['/', '/account/orders'];

/** Asks once how the change of this shopper stands, where the operator wants it, and tells of one that has ended. */
async function checkChange({ router, shop, openLate }: OrderChangeEdge): Promise<void> {
  if (!isOn(flagsOf(shop).getSnapshot(), 'EnableCheckChangeOrderOnLoad')) return;
  if (!isShopper(sessionOf(shop).getSnapshot())) return;
  await openLate('orderChange');
  const change = chartOf<typeof orderChangeMachine>(shop, 'orderChange');
  change?.on('change.ended', () => goTo(router, shop, over(shop, 'change-order-cancel')));
  change?.send({ type: 'check.want' });
}

/** Tells once that orders can be changed: those who have one, and never over something else. */
function followOnboarding({ router, shop, storage }: OrderChangeEdge): void {
  const look = () => {
    const session = sessionOf(shop).getSnapshot();
    const [path] = splitHref(hrefOf(navigationOf(shop).getSnapshot()));
    if (!isShopper(session) || shopperOf(session).orderCount === 0 || !onboardingPaths.includes(path)) return;
    if (isOnboardingDue(shop, storage, changeOrderOnboarding))
      goTo(router, shop, over(shop, 'change-order-onboarding'));
  };
  router.subscribe('onResolved', look);
  look();
}

export function tellOfOrderChange(edge: OrderChangeEdge): void {
  void checkChange(edge).catch(() => undefined);
  followOnboarding(edge);
}

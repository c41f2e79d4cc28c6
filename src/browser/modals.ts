import { backHrefOf, closeHrefOf, modalsOf, navigationOf, type ShopActor, stepsOutIn } from '#machines/shop/index.ts';
import type { ShopRouter } from '../router.tsx';
import { goTo } from './go-to.ts';

/**
 * Takes the visitor where the modals want them. Closing a modal that was opened here goes back over its entries, so
 * that going back again does not open it once more; one that was there from the beginning gives its entry to the page.
 */
export function followModals(router: ShopRouter, shop: ShopActor): () => void {
  const { unsubscribe } = modalsOf(shop).on('place.wanted', ({ to, outlet, isBack, isReplacing }) => {
    const navigation = navigationOf(shop).getSnapshot();
    if (to !== null) return goTo(router, shop, to, { isReplacing });
    if (outlet === null) return;
    const steps = isBack && backHrefOf(navigation) !== null ? 1 : stepsOutIn(navigation, outlet);
    if (steps !== null && !isReplacing) return router.history.go(-steps);
    goTo(router, shop, closeHrefOf(navigation, outlet), { isReplacing: true });
  });
  return unsubscribe;
}

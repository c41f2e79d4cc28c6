import { flagsOf, isOn, type ShopActor } from '#machines/shop/index.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import type { ShopRouter } from '../router.tsx';

export type OrderChangeEdge = {
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly openLate: RouterContext['openLate'];
};

/** What is told of changing orders by itself; its code comes only where the operator wants any of it. */
export async function followOrderChange(edge: OrderChangeEdge): Promise<void> {
  const flags = flagsOf(edge.shop).getSnapshot();
  if (!isOn(flags, 'EnableCheckChangeOrderOnLoad') && !isOn(flags, 'ChangeOrderOnboardingModal')) return;
  const { tellOfOrderChange } = await import('./order-change-told.ts');
  tellOfOrderChange(edge);
}

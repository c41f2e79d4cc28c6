import { modalsOf, type ShopActor } from '#machines/shop/index.ts';
import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';

/** Counts which button of a modal was pressed, unless the modal is not to be counted. */
export function countModals(shop: ShopActor, analytics: Pick<AnalyticsService, 'send'>): () => void {
  const { unsubscribe } = modalsOf(shop).on('modal.ended', ({ id, end, isTracked }) => {
    const isPressed = end === 'action' || end === 'cancel' || end === 'link';
    if (isTracked && isPressed) analytics.send(notificationOf('button', `${id} ${end}`));
  });
  return unsubscribe;
}

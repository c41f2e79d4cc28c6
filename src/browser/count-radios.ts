import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';

/** Counts that one of several was chosen: by what the shop asks there, and never by what was answered. */
export function countRadios(page: Pick<Document, 'addEventListener'>, analytics: Pick<AnalyticsService, 'send'>): void {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const asked = target.closest('[data-counted]')?.querySelector('legend')?.textContent;
    if (asked) analytics.send(notificationOf('radio-button', asked));
  });
}

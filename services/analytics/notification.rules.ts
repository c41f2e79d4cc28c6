import type { AnalyticsEvent } from './analytics.contract.ts';

export type NotificationKind = 'button' | 'radio-button' | 'scroll-arrow' | 'accordion';

const longestName = 32;

/** Word of a small thing a visitor did. Names are cut to 32 characters. */
export const notificationOf = (kind: NotificationKind, name: string): AnalyticsEvent => ({
  event: 'notification',
  notificationType: kind,
  notificationName: [...name].slice(0, longestName).join(''),
});

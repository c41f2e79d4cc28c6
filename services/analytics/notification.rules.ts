import { type EventOf, longestName } from './event-shapes.rules.ts';

export type NotificationKind = 'button' | 'radio-button' | 'scroll-arrow' | 'accordion';

/** Word of a small thing a visitor did. Names are cut to 32 characters. */
export const notificationOf = (kind: NotificationKind, name: string): EventOf<'notification'> => ({
  event: 'notification',
  notificationType: kind,
  notificationName: [...name].slice(0, longestName).join(''),
});

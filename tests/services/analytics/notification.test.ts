import { expect, it } from 'vitest';
import { notificationOf } from '#services/analytics/notification.rules.ts';

it('cuts the name of a notification to 32 characters, and never a character in two [B5.16]', () => {
  const name = `${'ū'.repeat(31)}🥝🥝`;
  expect(notificationOf('button', name)).toEqual({
    event: 'notification',
    notificationType: 'button',
    notificationName: `${'ū'.repeat(31)}🥝`,
  });
  expect(notificationOf('accordion', 'Delivery').notificationName).toBe('Delivery');
});

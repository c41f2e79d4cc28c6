import { expect, test } from 'vitest';
import * as constants from '#services/constants.ts';

test('the shop’s fixed figures are those of the specification [A9.14] [B9.050] [B9.089] [B9.090] [B9.100]', () => {
  expect({ ...constants }).toEqual({
    currency: 'NZD',
    locale: 'en-NZ',
    timeZone: 'Pacific/Auckland',
    minimumAge: 13,
    minimumPasswordLength: 8,
    requiredPasswordGroups: 2,
    retryDelayMs: 1_000,
    chatPollMs: 1_000,
    windowHeightDebounceMs: 150,
    mostHistoryEntries: 100,
    contentMaxWidthPx: 1_220,
  });
});

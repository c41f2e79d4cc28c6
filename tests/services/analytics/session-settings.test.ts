import { describe, expect, it } from 'vitest';
import { contextAnswer } from '#tests/machines/kit/answers.ts';
import { allowedEvent } from '#services/analytics/allowed.rules.ts';
import { sessionSettingsOf } from '#services/analytics/session-settings.rules.ts';

const chosen = {
  ...contextAnswer().fulfilment,
  method: 'Courier' as const,
  areaId: 12,
  fulfilmentStoreId: 9101,
  startTimeMs: Date.parse('2026-11-24T03:00:00Z'),
  endTimeMs: Date.parse('2026-11-24T05:00:00Z'),
};

describe('The event of how, when and where somebody shops', () => {
  it('has the method, the window, the area and the store, and may be counted [B3.07]', () => {
    const event = sessionSettingsOf(chosen);
    expect(event).toEqual({
      event: 'session_settings',
      fulfillmentMethod: 'Courier',
      fulfillmentWindow: 'Tuesday 24 November, 4 – 6 pm',
      areaId: '12',
      storeId: '9101',
    });
    expect(event && allowedEvent(event)).toEqual(event);
  });

  it('is made only when all four are known; no id is 0 and no word is empty [B5.15] [B5.O4]', () => {
    const missing = [
      null,
      { ...chosen, areaId: null },
      { ...chosen, startTimeMs: null },
      { ...chosen, endTimeMs: null },
      { ...chosen, areaId: 0 },
      { ...chosen, fulfilmentStoreId: 0 },
      { ...chosen, method: '' as 'Courier' },
    ];
    expect(missing.map(sessionSettingsOf)).toEqual(missing.map(() => null));
  });
});

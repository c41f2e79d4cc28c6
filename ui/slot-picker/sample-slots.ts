import { addDays, instantOf } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';

/** Friday 20 November 2026, ten in the morning: the day on which every sample plays. */
export const sampleDate = '2026-11-20';
export const sampleNowMs = instantOf(sampleDate, 10 * 60);

const slotOf = (day: string, from: number, to: number, over: Partial<TimeSlot> = {}): TimeSlot => ({
  id: `d-7-${day}-${String(from).padStart(2, '0')}`,
  startMs: instantOf(day, from * 60),
  endMs: instantOf(day, to * 60),
  cutOffMs: instantOf(day, from * 60 - 48),
  day,
  kind: 'standard',
  feeCents: 600,
  discountCents: 0,
  state: 'open',
  placesLeft: null,
  allowsAlcohol: true,
  itemsLimit: null,
  isWatched: false,
  ...over,
});

const dayOf = (day: string, at: number): TimeSlot[] =>
  at === 3
    ? [slotOf(day, 8, 10, { state: 'full' }), slotOf(day, 13, 15, { state: 'full', isWatched: true })]
    : [
        slotOf(day, 8, 10, at === 0 ? { state: 'closed' } : {}),
        slotOf(day, 13, 14, { state: at === 0 ? 'full' : 'open', feeCents: 800 }),
        slotOf(day, 14, 16, { placesLeft: at === 1 ? 2 : null }),
        slotOf(day, 16, 17, { kind: 'flexible', feeCents: 900, discountCents: 300 }),
        slotOf(day, 17, 19, { feeCents: 0, discountCents: 600 }),
        slotOf(day, 19, 21, { feeCents: 400, allowsAlcohol: false }),
      ];

const sampleTrolley: NonNullable<TimeSlotsSummary['trolley']> = {
  items: 23,
  missing: [],
  perishable: [],
  alcohol: [{ sku: '100900', name: 'Tūī sauvignon blanc 750 mL' }],
  restricted: [{ sku: '100900', name: 'Tūī sauvignon blanc 750 mL' }],
  expressCount: 23,
};

export const sampleSummary = (over: Partial<TimeSlotsSummary> = {}): TimeSlotsSummary => ({
  method: 'Courier',
  areaId: 7,
  fulfilmentStoreId: 1,
  pickupAddressId: null,
  needs: null,
  placeName: 'Karori',
  firstDate: sampleDate,
  lastDate: addDays(sampleDate, 39),
  from: sampleDate,
  days: 7,
  slots: Array.from({ length: 7 }, (_, at) => dayOf(addDays(sampleDate, at), at)).flat(),
  slotId: null,
  selectedDate: null,
  startTimeMs: null,
  endTimeMs: null,
  cutOffTimeMs: null,
  isSlotToday: false,
  trolley: sampleTrolley,
  last: null,
  serverNowMs: sampleNowMs,
  ...over,
});

/** Another week, as the store would tell it. */
export const laterSummary = (from: string): TimeSlotsSummary =>
  sampleSummary({
    from,
    slots: Array.from({ length: 7 }, (_, at) => dayOf(addDays(from, at), at + 1)).flat(),
  });

export const lapsedSummary = (): TimeSlotsSummary =>
  sampleSummary({
    last: {
      slot: slotOf(sampleDate, 14, 16),
      isHere: true,
      changes: [
        { kind: 'fee', name: null, fromCents: 500, toCents: 600 },
        { kind: 'price', name: 'Kōwhai blue milk 2 L', fromCents: 419, toCents: 449 },
        { kind: 'gone', name: 'Creamery berry yoghurt', fromCents: null, toCents: null },
      ],
    },
  });

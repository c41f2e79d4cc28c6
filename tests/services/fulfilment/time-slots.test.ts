import { describe, expect, test } from 'vitest';
import type { TimeSlotsSummaryWire, TimeSlotWire } from '#services/fulfilment/time-slots.contract.ts';
import { createTimeSlotsService } from '#services/fulfilment/time-slots.http.ts';
import { faultFrom } from '../edge.ts';
import { contextWire } from '../samples.ts';
import { serviceOver } from './over.ts';

const over = (answer: unknown, status = 200) => serviceOver(createTimeSlotsService, answer, status);
const my = '/api/v1/fulfilment/my';
const slot: TimeSlotWire = {
  id: 'a310-2026-11-21-0600-standard',
  start: '2026-11-20T17:00:00.000Z',
  end: '2026-11-20T19:00:00.000Z',
  cutOffTime: '2026-11-20T08:00:00.000Z',
  day: '2026-11-21',
  kind: 'standard',
  fee: 11.5,
  discount: 2,
  state: 'open',
  placesLeft: 3,
  allowsAlcohol: true,
  itemsLimit: null,
  isWatched: false,
};
const trolley = { items: 3, missing: [], perishable: [], alcohol: [], restricted: [], expressCount: 3 };
const summary: TimeSlotsSummaryWire = {
  method: 'Courier',
  areaId: 310,
  fulfilmentStoreId: 31,
  pickupAddressId: null,
  needs: null,
  placeName: 'Newtown',
  firstDate: '2026-11-20',
  lastDate: '2026-12-29',
  from: '2026-11-20',
  days: 7,
  slots: [slot],
  slotId: slot.id,
  selectedDate: '2026-11-21',
  startTime: slot.start,
  endTime: slot.end,
  cutOffTime: slot.cutOffTime,
  isSlotToday: false,
  trolley,
  last: { slot, isHere: true, changes: [{ kind: 'fee', name: null, from: 8, to: 11.5 }] },
  serverNow: '2026-11-20T01:02:03.456Z',
};
const at = (text: string) => Date.parse(text);

describe('the time slots', () => {
  test('are asked for from today or from a day on', async () => {
    const { service, said } = over(summary);
    await service.summary(null, 7);
    expect(await said()).toEqual(['GET', '/api/v1/fulfilment/time-slots-summary?days=7', '']);
    await service.summary('2026-11-27', 1);
    expect(await said()).toEqual(['GET', '/api/v1/fulfilment/time-slots-summary?days=1&from=2026-11-27', '']);
  });

  test('come in whole cents and in milliseconds', async () => {
    const told = await over(summary).service.summary(null, 7);
    const here = {
      startMs: at(slot.start),
      endMs: at(slot.end),
      cutOffMs: at('2026-11-20T08:00:00.000Z'),
      feeCents: 1_150,
      discountCents: 200,
    };
    expect(told.slots).toEqual([expect.objectContaining({ id: slot.id, day: '2026-11-21', state: 'open', ...here })]);
    expect(told).toMatchObject({
      startTimeMs: here.startMs,
      endTimeMs: here.endMs,
      cutOffTimeMs: here.cutOffMs,
      serverNowMs: at(summary.serverNow),
      last: { isHere: true, changes: [{ kind: 'fee', name: null, fromCents: 800, toCents: 1_150 }] },
    });
  });

  test.each([
    ['a time without a place on the globe', { slots: [{ ...slot, start: '2026-11-21T06:00' }] }],
    ['a fee of a tenth of a cent', { slots: [{ ...slot, fee: 11.505 }] }],
    ['a state that is none', { slots: [{ ...slot, state: 'ajar' }] }],
    ['a name that could be a path', { slots: [{ ...slot, id: '../a' }] }],
    ['no days', { days: -1 }],
  ])('are not taken with %s', async (_, more) => {
    expect((await faultFrom(over({ ...summary, ...more }).service.summary(null, 7))).tag).toBe('garbled');
  });
});

describe('a time slot', () => {
  test('is held, held for longer and let go', async () => {
    const { service, said } = over(contextWire);
    expect((await service.choose(slot.id)).fulfilment.slotId).toBeNull();
    expect(await said()).toEqual(['PUT', `${my}/time-slots`, JSON.stringify({ slotId: slot.id })]);
    await service.confirm();
    expect(await said()).toEqual(['POST', `${my}/time-slots/confirmations`, '']);
    await service.release();
    expect(await said()).toEqual(['DELETE', `${my}/time-slots`, '']);
  });

  test('is watched, or not any more', async () => {
    const { service, said } = over(contextWire);
    await service.watch(slot.id, true);
    expect(await said()).toEqual(['PUT', `${my}/time-slots/watches/${slot.id}`, '']);
    await service.watch(slot.id, false);
    expect(await said()).toEqual(['DELETE', `${my}/time-slots/watches/${slot.id}`, '']);
  });

  test('that was taken meanwhile is refused by its name', async () => {
    const full = over({ code: 'SlotFull', message: 'Somebody was first.' }, 409);
    expect(await faultFrom(full.service.choose(slot.id))).toMatchObject({ code: 'SlotFull' });
    expect((await faultFrom(over({}).service.choose(slot.id))).tag).toBe('garbled');
  });
});

describe('express', () => {
  const express = {
    method: 'Courier',
    fulfilmentStoreId: 31,
    placeName: 'Newtown',
    why: null,
    slots: [{ ...slot, kind: 'express', itemsLimit: 25 }],
    expressPickUpFee: null,
    expressDeliveryFee: 15,
    flexibleDeliveryFee: 9.99,
    itemsLimit: 25,
    trolley: null,
    serverNow: summary.serverNow,
  };

  test('is asked for by the way it comes, with its fees in cents', async () => {
    const { service, said } = over(express);
    expect(await service.express('Pickup')).toMatchObject({
      expressPickUpFeeCents: null,
      expressDeliveryFeeCents: 1_500,
      flexibleDeliveryFeeCents: 999,
      itemsLimit: 25,
    });
    expect(await said()).toEqual(['GET', `${my}/express-time-slots?method=Pickup`, '']);
    expect((await faultFrom(over({ ...express, why: 'rain' }).service.express('Pickup'))).tag).toBe('garbled');
  });

  test('is reserved by the slot', async () => {
    const { service, said } = over(contextWire);
    await service.reserveExpress(slot.id);
    expect(await said()).toEqual([
      'POST',
      `${my}/express-time-slots/reservations`,
      JSON.stringify({ slotId: slot.id }),
    ]);
  });
});

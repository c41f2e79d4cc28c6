import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { shell } from '#fixtures/shell.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { SignedIn } from './shop.ts';
import {
  base,
  called,
  friday,
  json,
  minuteMs,
  openSlotShop,
  type SlotShop,
  smallSlotIn,
  startMs,
} from './summary-shop.ts';

let at: SlotShop;
beforeAll(async () => {
  at = await openSlotShop();
});
afterAll(() => at.shop.close());
beforeEach(() => {
  at.time.nowMs = startMs;
  at.letters.length = 0;
});

describe('a slot that is held', () => {
  test('is told of with its day, beginning, end and cut-off, whatever days are looked at [A3.25]', async () => {
    const who = await at.shopperIn('Newtown');
    const slot = smallSlotIn('Newtown');
    await json(await at.hold(who, slot.id));
    expect(await at.summary(who, '?from=2026-12-01')).toMatchObject({
      slotId: slot.id,
      selectedDate: slot.day,
      startTime: new Date(slot.startMs).toISOString(),
      endTime: new Date(slot.endMs).toISOString(),
      cutOffTime: new Date(slot.cutOffMs).toISOString(),
      isSlotToday: false,
    });
    await at.letGo(who);
  });

  test('is full for others once the last place is taken, and open for those who hold one', async () => {
    const slot = smallSlotIn('Newtown', addDays(friday, 3));
    const holders = await at.filled('Newtown', slot);
    const [first] = holders;
    if (!first) throw new Error('Nobody holds it.');
    const other = await at.shopperIn('Newtown');
    const seenBy = async (who: SignedIn) => called((await at.summary(who)).slots, slot.id);
    expect(await seenBy(other)).toMatchObject({ state: 'full', placesLeft: null });
    expect(await seenBy(first)).toMatchObject({ state: 'open', placesLeft: 1 });
    await at.letGo(first);
    expect(await seenBy(other)).toMatchObject({ state: 'open', placesLeft: 1 });
  });

  test('does not fill a slot any more once its time is over, also before anybody sweeps', async () => {
    const slot = smallSlotIn('Newtown', addDays(friday, 4));
    await at.filled('Newtown', slot);
    const other = await at.shopperIn('Newtown');
    at.time.nowMs = startMs + 60 * minuteMs - 1;
    expect(called((await at.summary(other)).slots, slot.id)?.state).toBe('full');
    at.time.nowMs += 1;
    expect(called((await at.summary(other)).slots, slot.id)?.state).toBe('open');
    const { taken } = await at.shop.db.read
      .selectFrom('slots')
      .select('taken')
      .where('id', '=', slot.id)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(slot.capacity);
  });

  test('is offered first once it is lost, with what has changed since', async () => {
    const who = await at.shopperIn('Newtown');
    const slot = smallSlotIn('Newtown', addDays(friday, 5));
    await at.putIn(who, 5, 8);
    await json(await at.hold(who, slot.id));
    expect((await at.summary(who)).last).toBeNull();
    at.time.nowMs = startMs + 60 * minuteMs;
    const { slotId, last } = await at.summary(who);
    expect([slotId, last]).toMatchObject([null, { slot: { id: slot.id, state: 'open' }, isHere: true, changes: [] }]);
    await at.putIn(who, 5, 1);
    expect((await at.summary(who)).last?.changes).toMatchObject([{ kind: 'fee', name: null }]);
    await at.livesIn(who, 'Oneroa');
    expect((await at.summary(who)).last).toMatchObject({ slot: { id: slot.id }, isHere: false });
    at.time.nowMs = slot.startMs;
    expect((await at.summary(who)).last).toBeNull();
  });
});

describe('whoever waits for a full slot', () => {
  const day = addDays(friday, 6);

  test('is written to once when a place opens, and not when they shop elsewhere by then', async () => {
    const slot = smallSlotIn('Newtown', day);
    const [first, second] = await at.filled('Newtown', slot);
    const [waiting, moved] = [await at.shopperIn('Newtown'), await at.shopperIn('Newtown')];
    for (const who of [waiting, moved, waiting]) await json(await at.watch(who, slot.id));
    expect(called((await at.summary(waiting)).slots, slot.id)).toMatchObject({ state: 'full', isWatched: true });
    await at.livesIn(moved, 'Oneroa');
    for (const who of [first, second]) if (who) await at.letGo(who);
    expect(at.letters.map(({ kind, to }) => [kind, to])).toEqual([['slot-open', waiting.email]]);
    const told = at.letters[0]?.lines.join('\n') ?? '';
    expect(told).toContain('Thursday 26th November');
    expect(told).toContain('http://localhost:3000/bookatimeslot');
    expect(called((await at.summary(waiting)).slots, slot.id)?.isWatched).toBe(false);
  });

  test('may take it back, twice too', async () => {
    const full = (await at.summary(await at.shopperIn('Newtown'))).slots.find(({ state }) => state === 'full');
    const who = await at.shopperIn('Newtown');
    await json(await at.watch(who, full?.id ?? ''));
    for (const _ of ['once', 'twice'])
      await json(await at.shop.send('DELETE', `${base}/my/time-slots/watches/${full?.id}`, undefined, who.headers));
    expect(called((await at.summary(who)).slots, full?.id ?? '')?.isWatched).toBe(false);
  });

  test('can only wait for a full slot of where they shop', async () => {
    const who = await at.shopperIn('Newtown');
    const { slots } = await at.summary(who);
    const is = (state: string) => slots.find((slot) => slot.state === state)?.id ?? '';
    const answers = await Promise.all(
      [is('open'), is('closed'), smallSlotIn('Ponsonby').id, 'no-slot'].map(async (id) => {
        const response = await at.watch(who, id);
        return [response.status, ((await response.json()) as { code: string }).code];
      }),
    );
    expect(answers).toEqual([
      [409, 'Invalid'],
      [409, 'SlotClosed'],
      [404, 'NotFound'],
      [404, 'NotFound'],
    ]);
  });

  test('waits for twenty at most', async () => {
    const who = await at.shopperIn('Newtown');
    const full = (await at.summary(who, '?days=40')).slots.filter(({ state }) => state === 'full').map(({ id }) => id);
    expect(full.length).toBeGreaterThan(21);
    for (const id of full.slice(0, 20)) await json(await at.watch(who, id));
    expect((await at.watch(who, full[20] ?? '')).status).toBe(400);
    await json(await at.watch(who, full[3] ?? ''));
  });
});

describe('the settings of this shop', () => {
  test('hold a slot for 60 minutes, and warn 15 and 5 minutes before it closes [A9.O3]', async () => {
    const { settings } = await json<typeof shell>(await at.shop.get('/api/v1/shell'));
    expect(settings?.fulfilmentTimeouts).toEqual({
      reservationTimeoutMinutes: 60,
      closingSoonMinutes: 15,
      closingNowMinutes: 5,
    });
    const who = await at.shopperIn('Newtown');
    const { context } = await json<ServerContextWire>(await at.hold(who, smallSlotIn('Newtown').id));
    expect(context.fulfilment.reservation?.heldUntilMs).toBe(at.time.nowMs + 60 * minuteMs);
    await at.letGo(who);
  });
});

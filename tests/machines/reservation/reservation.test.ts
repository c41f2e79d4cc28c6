import { describe, expect, it } from 'vitest';
import { alertsFiredOf, holdStateOf, keptAlertsOf, noneFired } from '#machines/reservation/index.ts';
import { periodsOf } from '#services/fulfilment/hold.rules.ts';
import { plainShell } from '#services/shell/shell.rules.ts';
import { at, opened, short, slot } from './opened.ts';
import { guestTerms, minuteMs, misfitPeriods, termsWith } from './terms.sample.ts';

describe('The clocks of a held slot', () => {
  it('run only for a slot with a cut-off, whose clock starts with it [A4.09] [A4.15] [A9.17]', () => {
    const { send, timers, snapshot, world } = opened(null);
    expect([timers(), holdStateOf(snapshot())]).toEqual([0, 'none']);
    send(termsWith({ ...slot, cutOffMs: null }));
    expect([timers(), holdStateOf(snapshot())]).toEqual([0, 'quiet']);
    send(termsWith(slot));
    expect([timers(), holdStateOf(snapshot())]).toEqual([1, 'open']);
    world.stop();
  });

  it('end at the moment until which the store keeps the slot, not a millisecond before: alert, flag, slot and clock in one step [A4.10] [A4.11] [A4.12] [A4.13] [A4.14] [A4.O3]', () => {
    const { tick, alerts, timers, snapshot, world, asked } = opened();
    tick(at(60) - 1);
    expect([alerts(), timers()]).toEqual([[], 1]);
    tick(at(60));
    expect([alerts(), timers(), holdStateOf(snapshot())]).toEqual([['expired a'], 0, 'expired']);
    expect(alertsFiredOf(snapshot())).toMatchObject({ expired: true, closed: false });
    expect(world.snapshot().context.slot).toBe(null);
    expect(world.reports).toMatchObject([{ type: 'context.told', context: { fulfilment: { slotId: null } } }]);
    expect(asked('dropSlot')).toHaveLength(1);
    tick(at(90));
    expect(alerts()).toEqual(['expired a']);
    world.stop();
  });

  it('say "closing soon" once in its band, "closing now" from exactly five minutes on, and "closed" at the cut-off [A3.31] [A4.16] [A4.17] [A4.18] [A4.19] [A4.20] [A4.21] [A9.16]', () => {
    const { tick, alerts, timers, snapshot, world } = opened(short);
    tick(at(25) - 1);
    expect(alerts()).toEqual([]);
    for (const ms of [at(25), at(26), at(35) - 1]) tick(ms);
    expect([alerts(), holdStateOf(snapshot())]).toEqual([['closingSoon b'], 'closingSoon']);
    for (const ms of [at(35), at(36), at(40) - 1]) tick(ms);
    expect([alerts(), holdStateOf(snapshot())]).toEqual([['closingSoon b', 'closingNow b'], 'closingNow']);
    tick(at(40));
    expect(alerts()).toEqual(['closingSoon b', 'closingNow b', 'closed b']);
    expect([timers(), holdStateOf(snapshot()), world.snapshot().context.slot]).toEqual([0, 'closed', null]);
    expect(alertsFiredOf(snapshot())).toEqual({ closingSoon: true, closingNow: true, closed: true, expired: false });
    world.stop();
  });

  it('say only the gravest after a sleep, and mark the milder as said', () => {
    const { tick, alerts, snapshot, world } = opened(short);
    tick(at(38));
    tick(at(30));
    expect(alerts()).toEqual(['closingNow b']);
    expect(alertsFiredOf(snapshot())).toEqual({ ...noneFired, closingSoon: true, closingNow: true });
    world.stop();
  });

  it.each([
    ['the hold ended first', { cutOffMs: at(61), heldUntilMs: at(60) }, 'expired'],
    ['the cut-off came first', { cutOffMs: at(59), heldUntilMs: at(60) }, 'closed'],
    ['both came at once', { cutOffMs: at(60), heldUntilMs: at(60) }, 'closed'],
  ])('show one end after a sleep through both: %s [A4.O5]', (_, ends, kind) => {
    const { tick, alerts, snapshot, world } = opened({ id: 'a', ...ends });
    tick(at(500));
    expect([alerts(), holdStateOf(snapshot())]).toEqual([[`${kind} a`], kind]);
    world.stop();
  });

  it('begin anew with another slot, and with the same slot chosen again [A4.22]', () => {
    const { send, tick, alerts, snapshot, world } = opened(short);
    tick(at(30));
    send(termsWith({ ...short, id: 'c' }, at(30)));
    expect(alertsFiredOf(snapshot())).toEqual({ ...noneFired, closingSoon: true });
    expect(alerts()).toEqual(['closingSoon b', 'closingSoon c']);
    world.stop();
  });

  it('are set anew by each context, from what it says, and repeat nothing [A4.24] [A4.O6]', () => {
    const { send, tick, alerts, timers, world } = opened(slot);
    tick(at(55));
    const [before] = world.open();
    send(termsWith({ ...slot, heldUntilMs: at(115) }, at(55)));
    expect([before?.signal.aborted, timers()]).toEqual([true, 1]);
    tick(at(60));
    expect(alerts()).toEqual([]);
    tick(at(115));
    expect(alerts()).toEqual(['expired a']);
    world.stop();
  });

  it('stand still while an order is changed, and go on afterwards [A4.23]', () => {
    const { send, tick, alerts, timers, world } = opened(short);
    send(termsWith(short, at(1), { isChangingOrder: true }));
    tick(at(38));
    expect([alerts(), timers()]).toEqual([[], 0]);
    send(termsWith(short, at(38)));
    expect([alerts(), timers()]).toEqual([['closingNow b'], 1]);
    world.stop();
  });

  it('stop with the sign-out, and keep nothing of whoever was here', () => {
    const { send, timers, snapshot, world } = opened();
    send({ type: 'session.ended' });
    expect([timers(), keptAlertsOf(snapshot()), world.snapshot().context.terms]).toEqual([0, null, null]);
    send(termsWith(slot));
    send(guestTerms);
    expect([timers(), keptAlertsOf(snapshot())]).toEqual([0, null]);
    world.stop();
  });

  it('say of an express slot that it is one [A4.25] [A4.26]', () => {
    const { tick, alerts, world } = opened({ ...short, isExpress: true });
    for (const minutes of [30, 36, 40]) tick(at(minutes));
    expect(alerts()).toEqual(['express closingSoon b', 'express closingNow b', 'express closed b']);
    world.stop();
  });

  it('report once for each reservation that no time-out is set; closing is told all the same [A4.27] [A9.O3]', () => {
    const { send, tick, alerts, exceptions, world } = opened(short);
    for (const minutes of [1, 2]) tick(at(minutes));
    send(termsWith(short, at(3)));
    expect(exceptions()).toEqual(['No reservation timer set']);
    tick(at(36));
    expect(alerts()).toEqual(['closingNow b']);
    send(termsWith({ ...short, id: 'c' }));
    expect(exceptions()).toHaveLength(2);
    send(termsWith({ ...short, cutOffMs: null, id: 'd' }));
    expect(exceptions()).toHaveLength(2);
    world.stop();
  });

  it('take their periods from the settings, cap "now" at five minutes, and report once what makes no sense [A9.18] [A9.O3] [A4.O4]', () => {
    expect(periodsOf(plainShell.settings.fulfilmentTimeouts)).toEqual({ soonMs: 15 * minuteMs, nowMs: 5 * minuteMs });
    expect(periodsOf({ closingSoonMinutes: 20, closingNowMinutes: 9 })).toEqual({
      soonMs: 20 * minuteMs,
      nowMs: 5 * minuteMs,
    });
    expect(periodsOf({ closingSoonMinutes: Number.NaN, closingNowMinutes: 2 })).toEqual({
      soonMs: 15 * minuteMs,
      nowMs: 2 * minuteMs,
    });
    const { tick, alerts, exceptions, world } = opened({ ...short, heldUntilMs: at(60) }, { periods: misfitPeriods });
    for (const minutes of [26, 34, 36, 37]) tick(at(minutes));
    expect([alerts(), exceptions()]).toEqual([
      ['closingNow b'],
      ['The closing-soon period is not longer than the closing-now period'],
    ]);
    world.stop();
  });

  it('repeat nothing after a reload', () => {
    const kept = { reservationId: 'b', fired: { ...noneFired, closingSoon: true }, minutes: null, isUntimedTold: true };
    const { tick, alerts, exceptions, world } = opened(short, { kept });
    tick(at(30));
    expect([alerts(), exceptions()]).toEqual([[], []]);
    tick(at(35));
    expect(alerts()).toEqual(['closingNow b']);
    world.stop();
  });

  it('tell of the end also when the store says first that the slot is gone', () => {
    const { send, tick, alerts, snapshot, world } = opened();
    tick(at(30));
    send(termsWith(null, at(61)));
    expect([alerts(), holdStateOf(snapshot())]).toEqual([['expired a'], 'expired']);
    world.stop();
  });

  it('say nothing of a slot that was let go, and believe no older answer after the end', () => {
    const first = opened();
    first.tick(at(30));
    first.send(termsWith(null, at(31)));
    expect([first.alerts(), holdStateOf(first.snapshot())]).toEqual([[], 'none']);
    first.world.stop();
    const second = opened();
    second.tick(at(60));
    second.send(termsWith(slot, at(59)));
    second.send(termsWith(slot, at(60)));
    expect([second.alerts(), second.world.snapshot().context.terms?.fulfilment.reservation]).toEqual([
      ['expired a'],
      null,
    ]);
    second.world.stop();
  });

  it('announce ten, five and one minutes of the hold, each once, and again after it was kept longer', () => {
    const { tick, send, world } = opened();
    const said = () => world.emitted.flatMap((one) => (one.type === 'minutes.left' ? [one['minutes']] : []));
    for (let second = 0; second < 11 * 60; second++) tick(at(49) + second * 1_000 - 1);
    expect(said()).toEqual([10, 5, 1]);
    send(termsWith({ ...slot, heldUntilMs: at(119) }, at(59.9)));
    for (const minutes of [60, 108, 109, 110]) tick(at(minutes));
    expect(said()).toEqual([10, 5, 1, 10]);
    world.stop();
  });
});

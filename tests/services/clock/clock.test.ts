import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClock } from '#services/clock/clock.ts';
import { realTimers, wait } from '#services/clock/timers.ts';
import { eagerTimers } from '../edge.ts';

describe('server time', () => {
  test('is the device’s until the server has said otherwise, and the server’s from then on', () => {
    let deviceMs = 50_000;
    const clock = createClock({ deviceNow: () => deviceMs });
    expect(clock.nowMs()).toBe(50_000);
    clock.keepServerNow(90_000);
    expect(clock.nowMs()).toBe(90_000);
    deviceMs += 1_500;
    expect(clock.nowMs()).toBe(91_500);
  });

  test('follows a device that was a day ahead at once', () => {
    const clock = createClock({ deviceNow: () => 86_400_000 });
    clock.nowMs();
    clock.keepServerNow(0);
    expect(clock.nowMs()).toBe(0);
  });

  test('leaves differences alone that are only the road’s', () => {
    const clock = createClock({ deviceNow: () => 10_000 });
    clock.keepServerNow(20_000);
    clock.keepServerNow(20_200);
    clock.keepServerNow(19_800);
    expect(clock.nowMs()).toBe(20_000);
  });

  test('is whole milliseconds and, while corrections are small, never runs backwards', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.integer({ min: -400, max: 400 }))),
        (steps) => {
          let deviceMs = 1_000;
          const clock = createClock({ deviceNow: () => deviceMs });
          let latest = clock.nowMs();
          for (const [passed, error] of steps) {
            deviceMs += passed;
            clock.keepServerNow(deviceMs + error);
            const now = clock.nowMs();
            expect(Number.isInteger(now)).toBe(true);
            expect(now).toBeGreaterThanOrEqual(latest);
            latest = now;
          }
        },
      ),
    );
  });
});

describe('a wait', () => {
  test('ends after its time, or at once when it is called off', async () => {
    const { timers, waits } = eagerTimers();
    await wait(timers, 300);
    expect(waits).toEqual([300]);
    await wait(timers, 300, AbortSignal.abort());
    expect(waits).toEqual([300]);
    const end = new AbortController();
    const waiting = wait(realTimers, 600_000, end.signal);
    end.abort();
    await waiting;
  });
});

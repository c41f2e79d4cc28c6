import { createActor, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createDeadline, type DeadlineClock } from '#machines/kit/index.ts';
import { CountingClock } from './counting-clock.ts';

/** A clock whose waits can oversleep, as a phone in a pocket does. */
class PocketClock implements DeadlineClock {
  readonly waits = new CountingClock();
  readonly wakers = new Set<() => void>();
  offsetMs = 0;
  nowMs() {
    return this.waits.now() + this.offsetMs;
  }
  wait(run: () => void, ms: number) {
    const id = this.waits.setTimeout(run, ms);
    return () => this.waits.clearTimeout(id);
  }
  onWake(run: () => void) {
    this.wakers.add(run);
    return () => void this.wakers.delete(run);
  }
  sleep(ms: number) {
    this.offsetMs += ms;
  }
  wake() {
    for (const run of [...this.wakers]) run();
  }
}

const holding = (clock: DeadlineClock) =>
  setup({ actors: { deadline: createDeadline(() => clock) } }).createMachine({
    initial: 'held',
    states: {
      held: {
        invoke: { id: 'deadline', src: 'deadline', input: { atMs: 10_000 } },
        on: { 'deadline.reached': 'lapsed', release: 'released' },
      },
      lapsed: {},
      released: {},
    },
  });

describe('A deadline', () => {
  it('is reached at its moment in server time, never before', () => {
    const clock = new PocketClock();
    const hold = createActor(holding(clock)).start();
    clock.waits.increment(9_999);
    expect(hold.getSnapshot().value).toBe('held');
    clock.waits.increment(1);
    expect(hold.getSnapshot().value).toBe('lapsed');
    expect(clock.wakers.size).toBe(0);
  });

  it('that passed while the device slept is reached on waking, not when the old wait ends', () => {
    const clock = new PocketClock();
    const hold = createActor(holding(clock)).start();
    clock.sleep(60_000);
    expect(hold.getSnapshot().value).toBe('held');
    clock.wake();
    expect(hold.getSnapshot().value).toBe('lapsed');
    expect(clock.waits.openWaits).toBe(0);
  });

  it('that has not passed on waking is waited for anew, for what is left of it', () => {
    const clock = new PocketClock();
    const hold = createActor(holding(clock)).start();
    clock.sleep(4_000);
    clock.wake();
    clock.waits.increment(5_999);
    expect(hold.getSnapshot().value).toBe('held');
    clock.waits.increment(1);
    expect(hold.getSnapshot().value).toBe('lapsed');
  });

  it('survives the journey from server to browser: the restored chart holds the same moment', () => {
    const frozen: DeadlineClock = { nowMs: () => 2_000, wait: () => () => {}, onWake: () => () => {} };
    const onServer = createActor(holding(frozen)).start();
    const carried = JSON.parse(JSON.stringify(onServer.getPersistedSnapshot()));
    onServer.stop();
    const clock = new PocketClock();
    clock.sleep(3_000);
    const hold = createActor(holding(clock), { snapshot: carried }).start();
    clock.waits.increment(6_999);
    expect(hold.getSnapshot().value).toBe('held');
    clock.waits.increment(1);
    expect(hold.getSnapshot().value).toBe('lapsed');
  });

  it('further away than a browser can wait is not reached early', () => {
    const clock = new PocketClock();
    const far = setup({ actors: { deadline: createDeadline(() => clock) } }).createMachine({
      initial: 'held',
      states: {
        held: {
          invoke: { id: 'deadline', src: 'deadline', input: { atMs: 3_000_000_000 } },
          on: { 'deadline.reached': 'lapsed' },
        },
        lapsed: {},
      },
    });
    const hold = createActor(far).start();
    clock.waits.increment(2_147_483_647);
    expect(hold.getSnapshot().value).toBe('held');
    clock.waits.increment(3_000_000_000 - 2_147_483_647);
    expect(hold.getSnapshot().value).toBe('lapsed');
  });

  it('let go leaves no wait and no listener', () => {
    const clock = new PocketClock();
    const hold = createActor(holding(clock)).start();
    hold.send({ type: 'release' });
    expect([clock.waits.openWaits, clock.wakers.size]).toEqual([0, 0]);
    clock.waits.increment(20_000);
    expect(hold.getSnapshot().value).toBe('released');
  });
});

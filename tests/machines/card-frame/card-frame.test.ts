import { describe, expect, it } from 'vitest';
import { debugUrlOf, mountedOf, troubleOf } from '#machines/card-frame/index.ts';
import { cardFrameMachine, type CardFrameReport } from '#machines/card-frame/index.ts';
import { walk } from '../kit/walk.ts';
import { createWorld } from '../kit/world.ts';
import { captures, chart, payOrigin } from './card-frame.roster.ts';

const instrumentId = captures[0]?.instrumentId ?? '';

async function framed(capture: unknown = captures[0], isDebugOn = true) {
  const world = createWorld(cardFrameMachine, { input: { payOrigin, isDebugOn } });
  const say = (type: string, rest: object = {}) =>
    world.chart.send({ type, attempt: (world.snapshot().context as { attempt: number }).attempt, ...rest });
  await world.answer(world.open()[0] as never, capture);
  return {
    ...world,
    say,
    wait: (seconds: number) => world.clock.increment(seconds * 1_000),
    retry: () => world.chart.send({ type: 'frame.retry' }),
    reports: () => world.emitted as unknown as CardFrameReport[],
    seen: () => world.snapshot() as never,
  };
}

describe('How long a frame may take', () => {
  it('is 10, 10, 20, 30, 30 s: each time-out is an exception, and only the first reloads by itself [B4.062] [B4.064] [B4.065]', async () => {
    const frame = await framed();
    for (const [index, seconds] of [10, 10, 20, 30, 30].entries()) {
      if (index > 1) frame.retry();
      expect(frame.snapshot().hasTag('loading')).toBe(true);
      frame.clock.increment(seconds * 1_000 - 1);
      expect(frame.reports()).toHaveLength(index);
      frame.clock.increment(1);
      expect(frame.reports().at(-1)).toEqual({
        type: 'exception.raised',
        what: 'frame load event not received in time',
      });
      expect(frame.snapshot().hasTag('loading')).toBe(index === 0);
    }
  });

  it('a frame that loads after failures keeps their count for the page’s life [B4.O6]', async () => {
    const frame = await framed();
    frame.wait(10);
    frame.say('frame.loaded');
    expect((frame.snapshot().context as { failures: number }).failures).toBe(1);
    frame.say('frame.failed', { code: 'IF99' });
    frame.retry();
    frame.wait(10);
    expect(frame.snapshot().hasTag('failed')).toBe(true);
  });
});

describe('What may be looked at behind the frame', () => {
  it('is its address, after four failures, for those with the flag [B4.066] [B9.039]', async () => {
    for (const isDebugOn of [true, false]) {
      const frame = await framed(captures[0], isDebugOn);
      for (let failures = 1; failures <= 5; failures++) {
        frame.say('frame.failed', { code: 'IF05' });
        expect(debugUrlOf(frame.seen())).toBe(isDebugOn && failures >= 4 ? captures[0]?.url : null);
        if (failures < 5) frame.retry();
      }
      expect(troubleOf(frame.seen())).toBe('tryAgain');
    }
  });
});

describe('Which frame is believed', () => {
  it('the one that stands there: an older attempt says it is loaded, fails or succeeds to nobody', async () => {
    const frame = await framed();
    frame.wait(10);
    const before = frame.snapshot().context;
    for (const type of ['frame.loaded', 'frame.succeeded', 'frame.puzzled', 'focus.lost', 'card.judged'])
      frame.chart.send({ type, attempt: 1, fields: null, isValid: true, instrumentId });
    frame.chart.send({ type: 'frame.failed', attempt: 1, code: 'IF06' });
    expect([frame.snapshot().context, mountedOf(frame.seen())?.attempt]).toEqual([before, 2]);
  });
});

describe('How a submit ends', () => {
  const settled = (reports: readonly CardFrameReport[]) =>
    reports.flatMap((report) => (report.type === 'submit.settled' ? [report.outcome] : []));

  it('a store that does not know the name of the card beforehand is not asked: nobody can say', async () => {
    const frame = await framed(captures[1]);
    frame.say('frame.loaded');
    frame.chart.send({ type: 'card.submit', wishes: {} });
    frame.wait(30);
    expect([settled(frame.reports()), frame.open()]).toEqual([[{ kind: 'unknown' }], []]);
  });

  it('the frame that answers while the store is asked has the last word, and the store is asked no more', async () => {
    const frame = await framed();
    frame.say('frame.loaded');
    frame.chart.send({ type: 'card.submit', wishes: {} });
    frame.wait(30);
    const [question] = frame.open();
    frame.say('frame.succeeded', { instrumentId });
    expect(question?.signal.aborted).toBe(true);
    expect(settled(frame.reports())).toEqual([{ kind: 'success', instrumentId }]);
  });

  it('each submit ends once, whatever the frame says after that', async () => {
    const frame = await framed();
    frame.say('frame.loaded');
    frame.chart.send({ type: 'card.submit', wishes: {} });
    frame.say('frame.failed', { code: 'IF01' });
    frame.say('frame.succeeded', { instrumentId });
    frame.say('frame.failed', { code: 'IF05' });
    expect(settled(frame.reports())).toEqual([{ kind: 'error', code: 'IF01' }]);
  });
});

it('keeps the laws of the card frame through 6,000 events', async () => {
  const { arrows } = await walk(chart, { events: 6_000, seed: 12 });
  expect(arrows.size).toBeGreaterThan(20);
});

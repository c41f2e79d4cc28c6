import { describe, expect, test } from 'vitest';
import type { Impression } from '#services/analytics/analytics.contract.ts';
import { createImpressions } from '#services/analytics/impressions.ts';
import { stoppedTimers } from './stopped-timers.ts';

type Hear = Parameters<NonNullable<Parameters<typeof createImpressions>[0]['createObserver']>>[0];
const tile = { width: 200, height: 300 };
const viewport = { width: 400, height: 800 };
const elementOf = (name: string) => ({ name }) as unknown as Element;

function open({ canWatch = true } = {}) {
  const clock = stoppedTimers();
  const lines: string[] = [];
  const observed = new Set<Element>();
  let thresholds: readonly number[] = [];
  let hear: Hear = () => {};
  let observers = 0;
  const impressions = createImpressions({
    timers: clock.timers,
    log: { warn: (line) => void lines.push(line) },
    viewport: () => viewport,
    createObserver: canWatch
      ? (listener, { threshold }) => {
          observers += 1;
          hear = listener;
          thresholds = threshold;
          return {
            observe: (element) => void observed.add(element),
            unobserve: (element) => void observed.delete(element),
          };
        }
      : undefined,
  });
  const seen: string[] = [];
  const watch = (element: Element, more: Partial<Impression> = {}) =>
    impressions.watch(element, {
      mode: 'first-only',
      onSeen: () => void seen.push((element as unknown as { name: string }).name),
      ...more,
    });
  const show = (
    target: Element,
    intersectionRatio: number,
    boundingClientRect = tile,
    rootBounds: typeof viewport | null = viewport,
  ) => hear([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio, boundingClientRect, rootBounds }]);
  return { ...clock, lines, observed, seen, watch, show, thresholds: () => thresholds, observers: () => observers };
}

describe('An element that is watched', () => {
  test('is observed 500 ms after it came, and not when it went before [B9.034]', async () => {
    const { watch, observed, pass } = open();
    const [stays, goes] = [elementOf('stays'), elementOf('goes')];
    watch(stays);
    const stop = watch(goes);
    await pass(499);
    expect(observed.size).toBe(0);
    stop();
    await pass(1);
    expect([...observed]).toEqual([stays]);
  });

  test('is reported at a fifth and at half by one observer for all [B9.035] [B9.O3]', () => {
    const { watch, thresholds, observers } = open();
    watch(elementOf('a'));
    watch(elementOf('b'));
    expect([thresholds(), observers()]).toEqual([[0.2, 0.5], 1]);
  });

  test.each([
    ['fits the viewport', tile, 0.49, 0.5],
    ['is just as large as the viewport', viewport, 0.49, 0.5],
    ['is taller than the viewport', { width: 300, height: 801 }, 0.19, 0.2],
    ['is wider than the viewport', { width: 401, height: 100 }, 0.19, 0.2],
  ])('that %s counts from its own share on [B9.O3]', async (_, box, tooLittle, enough) => {
    for (const rootBounds of [viewport, null]) {
      const { watch, show, seen, pass } = open();
      const element = elementOf('it');
      watch(element);
      await pass(500);
      show(element, tooLittle, box, rootBounds);
      expect(seen).toEqual([]);
      show(element, enough, box, rootBounds);
      expect(seen).toEqual(['it']);
    }
  });
});

describe('The mode [B4.112]', () => {
  const comings = [0.5, 0.7, 0.1, 0.6, 0, 1];
  test.each([
    ['disabled', 0],
    ['first-only', 1],
    ['every', 3],
  ] as const)('%s [B4.112]', async (mode, times) => {
    const { watch, show, seen, observed, pass } = open();
    const element = elementOf('it');
    watch(element, { mode });
    await pass(500);
    expect(observed.has(element)).toBe(mode !== 'disabled');
    for (const ratio of comings) show(element, ratio);
    expect(seen).toHaveLength(times);
    expect(observed.has(element)).toBe(mode === 'every');
  });

  test('whatever it is, nothing counts after the watch has ended', async () => {
    const { watch, show, seen, observed, pass } = open();
    const element = elementOf('it');
    const stop = watch(element, { mode: 'every' });
    await pass(500);
    stop();
    show(element, 1);
    expect([seen, observed.size]).toEqual([[], 0]);
  });
});

describe('In a browser that cannot watch', () => {
  test('this is logged, once [B8.51]', () => {
    const { watch, lines } = open({ canWatch: false });
    watch(elementOf('a'));
    watch(elementOf('b'));
    expect(lines).toEqual(['The intersection observer API is not available']);
  });

  test('an element counts at once, unless the fallback is prevented or nothing is to be counted [B8.52]', async () => {
    const { watch, seen, pass } = open({ canWatch: false });
    watch(elementOf('counts'));
    expect(seen).toEqual(['counts']);
    watch(elementOf('prevented'), { preventsFallback: true });
    watch(elementOf('disabled'), { mode: 'disabled' })();
    await pass(5_000);
    expect(seen).toEqual(['counts']);
  });
});

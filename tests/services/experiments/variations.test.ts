import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Timers } from '#services/clock/timers.ts';
import { bucketOf, type Plans } from '#services/experiments/bucketing.rules.ts';
import { allVariationsOff, variations } from '#services/experiments/experiments.words.ts';
import { type Forced, nothingForced } from '#services/experiments/forced.rules.ts';
import {
  createVariations,
  eventBatchSize,
  flushIntervalMs,
  readyTimeoutMs,
  type VariationEvent,
} from '#services/experiments/variations.ts';

/** Timers that are fired by hand, by their length. */
function handTimers() {
  const set = new Map<object, { run: () => void; ms: number }>();
  const timers: Timers = {
    setTimeout: (run, ms) => {
      const timer = {};
      set.set(timer, { run, ms });
      return timer;
    },
    clearTimeout: (timer) => void set.delete(timer as object),
  };
  const fire = (ms: number) => {
    for (const [timer, waiting] of set) if (waiting.ms === ms && set.delete(timer)) waiting.run();
  };
  return { timers, fire, lengths: () => [...set.values()].map(({ ms }) => ms) };
}

const all = (variation: string, audience = {}): Plans => ({ mega_menu: { shares: { [variation]: 100 }, audience } });
function service(plans: Promise<Plans>, forced: Forced = nothingForced) {
  const sent: (readonly VariationEvent[])[] = [];
  const said: string[] = [];
  const hand = handTimers();
  const made = createVariations({
    plans,
    timers: hand.timers,
    forced,
    send: (events) => void sent.push(events),
    say: (_, line) => void said.push(line),
  });
  return { made, sent, said, ...hand };
}

describe('being ready', () => {
  test('means the plans have come: until then all are off [B7.71] [B9.O12]', async () => {
    const { made, lengths } = service(Promise.resolve(all('v1')));
    expect(made.decide('anyone', {})).toEqual(allVariationsOff);
    await made.ready;
    expect(made.decide('anyone', {})).toEqual({ ...allVariationsOff, mega_menu: 'v1' });
    expect(lengths()).toEqual([]);
  });

  test('is given up after 3000 ms, and plans that come later change nothing [B7.72]', async () => {
    let come: (plans: Plans) => void = () => {};
    const { made, fire, lengths } = service(new Promise((resolve) => void (come = resolve)));
    expect([readyTimeoutMs, lengths()]).toEqual([3_000, [3_000]]);
    fire(3_000);
    await made.ready;
    come(all('v1'));
    await new Promise(setImmediate);
    expect(made.decide('anyone', {})).toEqual(allVariationsOff);
  });

  test('without plans is all off', async () => {
    const { made } = service(Promise.reject(new Error('no settings')));
    await made.ready;
    expect(made.decide('anyone', {})).toEqual(allVariationsOff);
  });
});

describe('a decision', () => {
  test('is the same for the same subject for ever, and off for nobody', () => {
    const plan = { shares: { control: 50, v1: 50 }, audience: {} };
    expect(['a', 'b', 'c', 'd', 'e', 'f', ''].map((subject) => bucketOf('mega_menu', plan, subject, {}))).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', ''].map((subject) =>
        bucketOf('mega_menu', structuredClone(plan), subject, { other: 'x' }),
      ),
    );
    expect(bucketOf('mega_menu', plan, '', {})).toBe('off');
    expect(bucketOf('mega_menu', undefined, 'a', {})).toBe('off');
  });

  test('falls by the plan’s shares, and one experiment does not follow another', () => {
    const plan = { shares: { control: 20, v1: 30 }, audience: {} };
    const subjects = Array.from({ length: 20_000 }, (_, index) => `subject-${index}`);
    const decided = subjects.map((subject) => bucketOf('mega_menu', plan, subject, {}));
    const share = (name: string) => decided.filter((variation) => variation === name).length / subjects.length;
    expect(share('control')).toBeCloseTo(0.2, 1);
    expect(share('v1')).toBeCloseTo(0.3, 1);
    expect(share('off')).toBeCloseTo(0.5, 1);
    const both = subjects.filter(
      (subject, index) => decided[index] === 'v1' && bucketOf('search_relevance', plan, subject, {}) === 'v1',
    );
    expect(both.length / subjects.length).toBeCloseTo(0.09, 1);
  });

  test('is one of the seven whatever a plan says', () => {
    const shares = fc.dictionary(
      fc.oneof(fc.constantFrom(...variations, '__proto__', 'toString'), fc.string()),
      fc.double({ min: 0, max: 100, noNaN: true }),
    );
    fc.assert(
      fc.property(shares, fc.string(), (given, subject) => {
        expect(variations).toContain(bucketOf('mega_menu', { shares: given, audience: {} }, subject, {}));
      }),
    );
  });

  test('is off outside the audience, which a debugging link may enter [B2.48]', async () => {
    const plans = Promise.resolve(all('v3', { region: 'otago' }));
    const plain = service(plans);
    const forced = service(plans, { ...nothingForced, attributes: { region: 'otago' } });
    await Promise.all([plain.made.ready, forced.made.ready]);
    expect(plain.made.decide('a', {}).mega_menu).toBe('off');
    expect(plain.made.decide('a', { region: 'otago' }).mega_menu).toBe('v3');
    expect(forced.made.decide('a', { region: 'waikato' }).mega_menu).toBe('v3');
  });

  test('gives way to a forced variation [B2.47]', async () => {
    const { made } = service(Promise.resolve(all('v3')), { ...nothingForced, variations: { mega_menu: 'control' } });
    await made.ready;
    expect(made.decide('a', {}).mega_menu).toBe('control');
  });

  test.each([
    ['debug', 1],
    ['info', 0],
    [null, 0],
  ] as const)('is said aloud at log level %s: %i lines [B2.49]', async (logLevel, lines) => {
    const { made, said } = service(Promise.resolve(all('v3')), { ...nothingForced, logLevel });
    await made.ready;
    made.decide('a', {});
    expect(said).toHaveLength(lines);
  });
});

describe('events', () => {
  const event = (name: string) => ({ key: 'mega_menu', name }) as const;

  test('go in batches of ten, at once when ten are there [B7.73]', async () => {
    const { made, sent } = service(Promise.resolve({}));
    for (let index = 0; index < 23; index += 1) made.track(event(String(index)));
    expect([eventBatchSize, sent.map((batch) => batch.length)]).toEqual([10, [10, 10]]);
    made.flush();
    expect(sent.flat().map(({ name }) => Number(name))).toEqual(Array.from({ length: 23 }, (_, index) => index));
  });

  test('that wait go after 1000 ms of the first, each once [B7.74]', async () => {
    const { made, sent, fire, lengths } = service(Promise.resolve({}));
    await made.ready;
    made.track(event('a'));
    made.track(event('b'));
    expect([flushIntervalMs, lengths()]).toEqual([1_000, [1_000]]);
    fire(1_000);
    expect(sent).toEqual([[event('a'), event('b')]]);
    made.flush();
    expect([sent.length, lengths()]).toEqual([1, []]);
  });
});

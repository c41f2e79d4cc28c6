import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { HttpEdge } from '#services/http/http.ts';
import { type Answer, faultFrom, json, shopEdge } from '../edge.ts';

const schema = () => v.object({ ok: v.boolean() });
const fine = () => json({ ok: true });
const offline = () => Promise.reject(new TypeError('fetch failed'));
const status = (code: number, headers?: Record<string, string>) => () => json({}, code, headers);
const inTurn = (...answers: Answer[]): Answer => {
  let turn = 0;
  return (request) => (answers[Math.min(turn++, answers.length - 1)] ?? fine)(request);
};

describe('what is logged', () => {
  const logged = async (answer: Answer, more: Partial<HttpEdge> & { firesUpToMs?: number } = {}) => {
    const { http, lines } = shopEdge(answer, more);
    await faultFrom(http.post('searchSuggestions', { schema, query: { search: 'my@email.example' } }));
    return lines;
  };
  const call = 'POST /api/v1/products/search-suggestions';

  // covers: B8.36, B8.38, B8.O8, B8.39, B8.40, B8.41, B8.42
  test.each([
    [401, `Unauthorized error: ${call} might need to authenticate first`],
    [400, `Unauthorized error: ${call} might need to authenticate first`],
    [404, `Not found error: ${call} resource can not be found`],
    [422, `Unprocessable content error: ${call} unable to process`],
    [500, `Internal server error: ${call} try it later`],
    [409, `Unexpected server error: ${call}`],
    [503, `Unexpected server error: ${call}`],
  ])('status %i is logged once, without the query: "%s" [B8.O7]', async (code, line) => {
    expect(await logged(status(code))).toEqual([line]);
  });

  test('a call that does not get through is logged as a client error [B8.43]', async () => {
    expect(await logged(offline)).toEqual([`Client error: ${call} could not be reached`]);
    expect(await logged(() => new Promise(() => {}), { firesUpToMs: 60_000 })).toEqual([
      `Client error: ${call} took too long`,
    ]);
  });

  test('an answer nobody understands is logged as unknown [B8.44]', async () => {
    expect(await logged(() => new Response('<p>'))).toEqual([`Unknown error: ${call} answered nonsense`]);
    expect(await logged(() => Promise.reject(new Error('a bug')))).toEqual([
      `Unknown error: ${call} answered nonsense`,
    ]);
  });

  test('a refusal reaches the caller after it was logged [B8.45]', async () => {
    const order: string[] = [];
    const { http } = shopEdge(status(404), { log: { warn: () => void order.push('logged'), error: () => {} } });
    await http.get('shell', { schema }).catch(() => order.push('thrown'));
    expect(order).toEqual(['logged', 'thrown']);
  });
});

describe('what is tried again', () => {
  test.each([
    ['a network failure', offline],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
  ])('a read is tried twice more after %s, waiting longer each time, and a success ends it', async (_, failure) => {
    const third = shopEdge(inTurn(failure, failure, fine));
    expect(await third.http.get('shell', { schema })).toEqual({ ok: true });
    expect([third.asked.length, third.waits, third.lines]).toEqual([3, [200, 400], []]);
    const never = shopEdge(failure);
    await faultFrom(never.http.get('shell', { schema }));
    expect([never.asked.length, never.lines.length]).toEqual([3, 1]);
  });

  test('the waits are spread by chance between a half and the whole', async () => {
    const { http, waits } = shopEdge(offline, { random: () => 1 });
    await faultFrom(http.get('shell', { schema }));
    expect(waits).toEqual([400, 800]);
  });

  test.each([['post'], ['put'], ['delete']] as const)('a %s is never sent a second time', async (verb) => {
    for (const failure of [offline, status(503), status(502)]) {
      const { http, asked } = shopEdge(failure);
      await faultFrom(http[verb]('trolleyItems', { schema }));
      expect(asked).toHaveLength(1);
    }
  });

  test.each([[400], [401], [404], [429], [500]])('a read is not tried again after %i', async (code) => {
    const { http, asked } = shopEdge(status(code));
    await faultFrom(http.get('shell', { schema }));
    expect(asked).toHaveLength(1);
  });

  test('Retry-After is waited for in seconds or until its date, and a long one ends the tries', async () => {
    const seconds = shopEdge(inTurn(status(503, { 'retry-after': '3' }), fine));
    await seconds.http.get('shell', { schema });
    expect(seconds.waits).toEqual([3_000]);
    const date = shopEdge(inTurn(status(503, { 'retry-after': new Date(1_002_000).toUTCString() }), fine));
    await date.http.get('shell', { schema });
    expect(date.waits).toEqual([2_000]);
    const long = shopEdge(status(503, { 'retry-after': '120' }));
    expect(await faultFrom(long.http.get('shell', { schema }))).toMatchObject({ retryAfterMs: 120_000 });
    expect(long.asked).toHaveLength(1);
  });

  test('calling off during the wait asks no more', async () => {
    const end = new AbortController();
    const { http, asked } = shopEdge(
      () => {
        setImmediate(() => end.abort());
        return offline();
      },
      { firesUpToMs: 0 },
    );
    expect(await faultFrom(http.get('shell', { schema, signal: end.signal }))).toMatchObject({ tag: 'aborted' });
    expect(asked).toHaveLength(1);
  });

  test('each try has the whole time to itself', async () => {
    const lengths: number[] = [];
    const { http, timers } = shopEdge(fine);
    const watched = shopEdge(inTurn(offline, fine), {
      timeoutMs: 1_234,
      timers: {
        setTimeout: (run, ms) => {
          if (ms !== 1_234) return timers.setTimeout(run, ms);
          return void lengths.push(ms);
        },
        clearTimeout: (timer) => timers.clearTimeout(timer),
      },
    });
    await http.get('shell', { schema });
    await watched.http.get('shell', { schema });
    expect(lengths).toEqual([1_234, 1_234]);
  });
});

describe('server time', () => {
  test('a live answer that says serverNow sets the clock to it plus half of the way there and back', async () => {
    let nowMs = 0;
    const heard: number[] = [];
    const serverNow = '2026-11-21T00:00:00.000Z';
    const { http } = shopEdge(
      () => {
        nowMs += 300;
        return json({ ok: true, context: { serverNow } });
      },
      { clock: { nowMs: () => nowMs, keepServerNow: (serverNowMs) => void heard.push(serverNowMs) } },
    );
    await http.get('session', { schema });
    await http.post('trolleyItems', { schema });
    expect(heard).toEqual([Date.parse(serverNow) + 150, Date.parse(serverNow) + 150]);
  });

  test.each([6 * 3_600_000, 10_001, -6 * 3_600_000])(
    'what a device’s clock was set by meanwhile (%i ms) is no way there and back',
    async (setByMs) => {
      let nowMs = 0;
      const heard: number[] = [];
      const serverNow = '2026-11-21T00:00:00.000Z';
      const { http } = shopEdge(
        () => {
          nowMs += setByMs;
          return json({ ok: true, context: { serverNow } });
        },
        { clock: { nowMs: () => nowMs, keepServerNow: (serverNowMs) => void heard.push(serverNowMs) } },
      );
      await http.get('session', { schema });
      expect(heard).toEqual([Date.parse(serverNow)]);
    },
  );

  test('an answer without it, or with nonsense for it, leaves the clock alone', async () => {
    for (const context of [undefined, null, 7, {}, { serverNow: 'soon' }, { serverNow: 12 }]) {
      const { http, heard } = shopEdge(() => json({ ok: true, context }));
      await http.get('shell', { schema });
      expect(heard).toEqual([]);
    }
  });
});

test('a message that is no proper error body is not shown', async () => {
  for (const body of [
    { code: 'Nonsense', message: 'select * from' },
    { message: '/srv/app.ts:12' },
    'Traceback',
    null,
  ]) {
    const { http } = shopEdge(() => json(body, 500));
    expect(await faultFrom(http.get('shell', { schema }))).toMatchObject({
      status: 500,
      code: 'Unexpected',
      message: expect.stringMatching(/^We're having technical issues/),
    });
  }
});

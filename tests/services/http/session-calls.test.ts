import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { faultFrom, json, shopEdge } from '../edge.ts';

const schema = () => v.object({ ok: v.boolean() });
const fine = () => json({ ok: true });
const refusal = () => json({}, 401);

describe('a 401 where the server signs people on', () => {
  const signedOutOnce = () => {
    let isAsked = false;
    return () => {
      const wasAsked = isAsked;
      isAsked = true;
      return wasAsked ? fine() : refusal();
    };
  };

  test('asks for a new session and repeats a read once [B8.37]', async () => {
    let refreshes = 0;
    const { http, asked, lines } = shopEdge(signedOutOnce(), { refreshSession: async () => void (refreshes += 1) });
    expect(await http.get('shell', { schema })).toEqual({ ok: true });
    expect([refreshes, asked.length, lines]).toEqual([1, 2, []]);
  });

  test('asks for a new session but does not repeat a write, and does not wait for it [B8.37] [B8.O9]', async () => {
    let refreshes = 0;
    const refreshSession = () => {
      refreshes += 1;
      return new Promise<void>(() => {});
    };
    const { http, asked } = shopEdge(refusal, { refreshSession });
    expect(await faultFrom(http.post('trolleyItems', { schema }))).toMatchObject({ status: 401 });
    expect([refreshes, asked.length]).toEqual([1, 1]);
  });

  test('many at once ask for one new session, and again only after five seconds', async () => {
    let refreshes = 0;
    let nowMs = 0;
    const isOld = new Set<string>();
    const { http } = shopEdge(
      ({ url }) => {
        const isFirst = !isOld.has(url);
        isOld.add(url);
        return isFirst ? json({}, 401) : fine();
      },
      { refreshSession: async () => void (refreshes += 1), clock: { nowMs: () => nowMs, keepServerNow: () => {} } },
    );
    const read = (page: string) => http.get('productCarousels', { schema, query: { page } });
    await Promise.all(['a', 'b', 'c'].map(read));
    nowMs = 4_999;
    await read('d');
    expect(refreshes).toBe(1);
    nowMs = 5_000;
    await read('e');
    expect(refreshes).toBe(2);
  });

  test('a new session that does not come leaves the first refusal, and a second 401 is the last', async () => {
    const failed = shopEdge(refusal, { refreshSession: () => Promise.reject(new Error('down')) });
    expect(await faultFrom(failed.http.get('shell', { schema }))).toMatchObject({ status: 401 });
    expect(failed.asked).toHaveLength(1);
    const still = shopEdge(refusal, { refreshSession: async () => {} });
    expect(await faultFrom(still.http.get('shell', { schema }))).toMatchObject({ status: 401 });
    expect([still.asked.length, still.lines.length]).toEqual([2, 1]);
  });

  test('the two questions by which a session is renewed never ask for another', async () => {
    let refreshes = 0;
    const { http } = shopEdge(refusal, { refreshSession: async () => void (refreshes += 1) });
    await faultFrom(http.get('user', { schema }));
    await faultFrom(http.get('session', { schema }));
    expect(refreshes).toBe(0);
  });

  test('and a write that was meant for somebody else have it asked who is signed in', async () => {
    let refreshes = 0;
    const refreshSession = async () => void (refreshes += 1);
    const changed = () => json({ code: 'SubjectChanged', message: 'Someone else is signed in here now.' }, 409);
    const { http, asked } = shopEdge(changed, { refreshSession });
    expect(await faultFrom(http.post('trolleyItems', { schema }))).toMatchObject({ code: 'SubjectChanged' });
    const { http: busy } = shopEdge(() => json({ code: 'SlotFull', message: 'Full.' }, 409), { refreshSession });
    await faultFrom(busy.post('trolleyItems', { schema }));
    expect([refreshes, asked.length]).toEqual([1, 1]);
  });

  test('without server-side sign-on a 401 is only a refusal', async () => {
    const { http, asked } = shopEdge(refusal);
    await faultFrom(http.get('shell', { schema }));
    expect(asked).toHaveLength(1);
  });
});

describe('whom a write is meant for', () => {
  test('is said by every write of a page and by no read, unless it is meant for whoever is signed in', async () => {
    const { http, asked } = shopEdge(fine, { subject: () => 'moana' });
    await http.get('shell', { schema });
    await http.post('trolleyItems', { schema });
    await http.put('trolleyItems', { schema });
    await http.delete('trolleyItems', { schema });
    await http.post('session', { schema, isForWhoever: true });
    expect(asked.map(({ headers }) => headers.get('x-session-subject'))).toEqual([
      null,
      'moana',
      'moana',
      'moana',
      null,
    ]);
  });
});

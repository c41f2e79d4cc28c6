import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Holder } from '#services/http/http.types.ts';
import { createReplay, type Recorded } from '#services/http/replay.ts';
import { type Answer, faultFrom, json, shopEdge } from '../edge.ts';

const schema = () =>
  v.pipe(
    v.object({ dollars: v.number() }),
    v.transform(({ dollars }) => ({ cents: dollars * 100 })),
  );
const fine: Answer = () => json({ dollars: 4 });
const missing: Answer = () => json({ code: 'NotFound', message: 'No such page.' }, 404);

/** What the server's render leaves in the page, through JSON as it travels. */
async function rendered(answer: Answer, render: (http: ReturnType<typeof shopEdge>['http']) => Promise<unknown>) {
  const replay = createReplay();
  const { http } = shopEdge(answer, { marker: 'Server', replay });
  await render(http).catch(() => {});
  return JSON.parse(JSON.stringify(replay.dehydrate())) as readonly Recorded[];
}
const page = (travelled: readonly Recorded[], answer: Answer = fine) => {
  const replay = createReplay(travelled);
  return { replay, ...shopEdge(answer, { replay }) };
};

describe('what the render read', () => {
  test('is answered in the browser without a request, as the contract made it [A7.101]', async () => {
    const travelled = await rendered(fine, (http) => http.get('shell', { schema }));
    const { http, asked } = page(travelled, missing);
    expect(await http.get('shell', { schema })).toEqual({ cents: 400 });
    expect(asked).toEqual([]);
  });

  test('includes a 404, which is thrown as the same fault without a request and without a second log line [A7.102] [A7.103]', async () => {
    const travelled = await rendered(missing, (http) => http.get('dynamicContent', { schema, params: { slug: 'x' } }));
    const { http, asked, lines } = page(travelled, fine);
    expect(await faultFrom(http.get('dynamicContent', { schema, params: { slug: 'x' } }))).toEqual({
      tag: 'refused',
      status: 404,
      code: 'NotFound',
      message: 'No such page.',
    });
    expect([asked, lines]).toEqual([[], []]);
  });

  test.each(['loader', 'actor'] as const)(
    'travels without its body when the %s carries it already',
    async (kept: Holder) => {
      const travelled = await rendered(fine, (http) => http.keptBy(kept).get('shell', { schema }));
      expect(travelled).toEqual([{ key: 'shell', status: 200 }]);
    },
  );

  test('does not hold a failure that may have passed: the browser asks', async () => {
    for (const answer of [() => json({}, 503), () => Promise.reject(new TypeError('fetch failed'))]) {
      const travelled = await rendered(answer, (http) => http.get('shell', { schema }));
      const { http, asked } = page(travelled);
      expect(await http.get('shell', { schema })).toEqual({ cents: 400 });
      expect(asked).toHaveLength(1);
    }
  });

  test('does not hold writes, and a browser records nothing', async () => {
    expect(await rendered(fine, (http) => http.post('session', { schema }))).toEqual([]);
    const { http, replay } = page([]);
    await http.get('shell', { schema });
    expect(replay.dehydrate()).toEqual([]);
  });

  test('is told apart by path and query', async () => {
    const travelled = await rendered(fine, (http) => http.get('productCarousels', { schema, query: { page: 'home' } }));
    const { http, asked } = page(travelled);
    await http.get('productCarousels', { schema, query: { page: 'product' } });
    expect(asked).toHaveLength(1);
  });
});

test('after the first navigation every read is live again', async () => {
  const travelled = await rendered(fine, (http) => http.get('shell', { schema }));
  const { http, asked, replay } = page(travelled, missing);
  replay.end();
  expect(await faultFrom(http.get('shell', { schema }))).toMatchObject({ status: 404 });
  expect(asked).toHaveLength(1);
});

test('whatever is read and refused in a render, the browser repeats no request before the end and replays none after it', async () => {
  const reads = fc.array(fc.record({ page: fc.constantFrom('a', 'b', 'c', 'd'), isMissing: fc.boolean() }), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(
      reads,
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }),
      fc.nat(12),
      async (read, again, end) => {
        const lost = new Set<string>(read.filter(({ isMissing }) => isMissing).map((one) => one.page));
        const answer: Answer = ({ url }) =>
          lost.has(new URL(url).searchParams.get('page') ?? '') ? json({}, 404) : json({ dollars: 4 });
        const ask = (http: ReturnType<typeof shopEdge>['http'], name: string) =>
          http
            .get('productCarousels', { schema, query: { page: name } })
            .catch((error: { fault: unknown }) => error.fault);
        const first = new Map<string, unknown>();
        const travelled = await rendered(answer, async (http) => {
          for (const { page: name } of read) first.set(name, await ask(http, name));
        });
        const { http, asked, replay } = page(travelled, answer);
        for (const [index, name] of again.entries()) {
          if (index === end) replay.end();
          const before = asked.length;
          const got = await ask(http, name);
          const isReplayed = index < end && first.has(name);
          expect(asked.length - before).toBe(isReplayed ? 0 : 1);
          if (isReplayed) expect(got).toEqual(first.get(name));
        }
      },
    ),
    { numRuns: 100 },
  );
});

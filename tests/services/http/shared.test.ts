import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type EndpointName, endpointNames } from '#services/http/endpoints.ts';
import { createShared, isPublic, type SharedStore } from '#services/http/shared.ts';
import { createReplay } from '#services/http/replay.ts';
import { type Answer, faultFrom, json, shopEdge } from '../edge.ts';

const schema = () => v.object({ text: v.string() });
const render = (store: SharedStore, answer: Answer, scope = 'v1 store 1') => {
  const replay = createReplay();
  return { replay, ...shopEdge(answer, { marker: 'Server', shared: store.of(scope), replay }) };
};
const fine: Answer = () => json({ text: 'kai' });

describe('a public answer', () => {
  test('is asked for and read once, and is the same object for every page', async () => {
    const store = createShared();
    const first = render(store, fine);
    const second = render(store, fine);
    const one = await first.http.get('shell', { schema });
    const two = await second.http.get('shell', { schema });
    expect(two).toBe(one);
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
    expect(second.replay.dehydrate()).toEqual([{ key: 'shell', status: 200, value: one }]);
  });

  test('is asked for once by pages that want it at the same time', async () => {
    const store = createShared();
    const pages = [render(store, fine), render(store, fine), render(store, fine)];
    const answers = await Promise.all(pages.map(({ http }) => http.get('departments', { schema })));
    expect(new Set(answers).size).toBe(1);
    expect(pages.flatMap(({ asked }) => asked)).toHaveLength(1);
  });

  test('is another one for another catalogue version, store, path or query', async () => {
    const store = createShared();
    const ask = async (scope: string, page: string) => {
      const { http, asked } = render(store, fine, scope);
      await http.get('productCarousels', { schema, query: { page } });
      return asked.length;
    };
    expect(await ask('v1 store 1', 'home')).toBe(1);
    expect(await ask('v2 store 1', 'home')).toBe(1);
    expect(await ask('v1 store 2', 'home')).toBe(1);
    expect(await ask('v1 store 1', 'product')).toBe(1);
    expect(await ask('v1 store 1', 'home')).toBe(0);
  });

  test('that is refused is not kept', async () => {
    const store = createShared();
    await faultFrom(render(store, () => json({}, 404)).http.get('shell', { schema }));
    expect(await render(store, fine).http.get('shell', { schema })).toEqual({ text: 'kai' });
  });

  test('still comes for the others when the page that asked first is called off', async () => {
    const store = createShared();
    let finish = () => {};
    const slow: Answer = () =>
      new Promise((resolve) => {
        finish = () => resolve(json({ text: 'kai' }));
      });
    const leaving = new AbortController();
    const left = faultFrom(render(store, slow).http.get('shell', { schema, signal: leaving.signal }));
    const staying = render(store, fine).http.get('shell', { schema });
    leaving.abort();
    expect(await left).toMatchObject({ tag: 'aborted' });
    await new Promise(setImmediate);
    finish();
    expect(await staying).toEqual({ text: 'kai' });
  });

  test('goes when there are too many, the least used first', async () => {
    const store = createShared({ max: 2 });
    const ask = async (page: string) => {
      const { http, asked } = render(store, fine);
      await http.get('productCarousels', { schema, query: { page } });
      return asked.length;
    };
    expect([await ask('a'), await ask('b'), await ask('a'), await ask('c')]).toEqual([1, 1, 0, 1]);
    expect([await ask('a'), await ask('b')]).toEqual([0, 1]);
  });
});

describe('an answer that knows who asks', () => {
  test('is never shared: each page asks for its own', async () => {
    const store = createShared();
    for (const endpoint of ['session', 'user', 'trolley', 'experiments'] satisfies EndpointName[])
      for (const name of ['Aroha', 'Wiremu'])
        expect(await render(store, () => json({ text: name })).http.get(endpoint, { schema })).toEqual({ text: name });
  });

  test('is nobody’s by its name: none of the endpoints about a person is public', () => {
    const personal = endpointNames.filter((name) =>
      /my|session|user|order|account|trolley|list|note|payment|regist|credential|onecard|loyal|reward|offer/i.test(
        name,
      ),
    );
    expect(personal.length).toBeGreaterThan(30);
    expect(personal.filter(isPublic)).toEqual([]);
  });

  test('is not shared between two stores of answers either', async () => {
    await render(createShared(), () => json({ text: 'one' })).http.get('shell', { schema });
    expect(await render(createShared(), () => json({ text: 'two' })).http.get('shell', { schema })).toEqual({
      text: 'two',
    });
  });
});

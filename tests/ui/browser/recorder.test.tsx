import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { fromCallback, setup } from 'xstate';
import { openChart, sessionOf } from '#machines/shop/index.ts';
import { mostBytes, mostRecords, textOf } from '#services/inspection/report.rules.ts';
import { traceSchema } from '#services/inspection/trace.contract.ts';
import { canariesIn } from '../../services/inspection/canaries.ts';
import { recordedVisit } from './inspected.ts';
import { nobody, openStore, shopperCalled, visit } from './visit.ts';

const ended: (() => void)[] = [];
async function recorded(account = nobody) {
  const here = await recordedVisit(openStore(account));
  ended.push(here.stop);
  return here;
}
afterEach(() => {
  for (const end of ended.splice(0)) end();
  localStorage.clear();
  sessionStorage.clear();
});

const kettle = setup({
  types: {} as { context: { search: string; atMs: number }; events: { type: 'kettle.press'; typed: string } },
  actors: { deadline: fromCallback<{ type: 'x' }, { atMs: number }>(() => () => {}) },
  delays: { boiling: 90_000 },
}).createMachine({
  id: 'kettle',
  context: { search: '', atMs: 1_795_000_060_000 },
  invoke: { id: 'coolBy', src: 'deadline', input: ({ context }) => ({ atMs: context.atMs }) },
  initial: 'cold',
  states: {
    cold: { on: { 'kettle.press': { target: 'boiling' } } },
    boiling: { after: { boiling: 'hot' }, on: { 'kettle.press': 'cold' } },
    hot: { type: 'final' },
  },
});

describe('The recorder of a tab', () => {
  it('begins with who is there already, and where each chart is', async () => {
    const { of, chartNamed, shop } = await recorded();
    expect(of('actor')[0]).toMatchObject({ n: 1, name: 'shop', chart: 'shop', parent: null });
    expect(of('actor').find(({ chart }) => chart === 'session')).toMatchObject({ parent: chartNamed('shop') });
    const first = of('step').find(({ actor }) => actor === chartNamed('shop'));
    expect(first).toMatchObject({ arrows: [], event: 'xstate.init' });
    expect(first?.states).toEqual(
      (shop.getSnapshot() as unknown as { _nodes: { id: string }[] })._nodes.map(({ id }) => id),
    );
  });

  it('follows a chart that comes later: its events, arrows, states, waits and deadlines', async () => {
    const { shop, of, chartNamed, waits } = await recorded();
    const chart = openChart(shop, 'kettle', kettle as never) as never as {
      send(event: object): void;
    };
    const actor = chartNamed('kettle');
    chart.send({ type: 'kettle.press', typed: 'aroha.ngata@canary.nz' });
    chart.send({ type: 'kettle.press', typed: 'again' });
    chart.send({ type: 'kettle.press', typed: 'again' });
    waits.increment(90_000);
    const own = (records: readonly { actor: string }[]) => records.filter((record) => record.actor === actor);
    expect(own(of('event'))[0]).toMatchObject({ event: 'kettle.press', fields: { typed: 'text' }, from: null });
    expect(
      of('step')
        .filter((step) => step.actor === actor)
        .map(({ arrows }) => arrows),
    ).toEqual([
      [],
      ['kettle.cold kettle.press #0'],
      ['kettle.boiling kettle.press #0'],
      ['kettle.cold kettle.press #0'],
      ['kettle.boiling xstate.after.boiling.kettle.boiling #0'],
    ]);
    expect(
      of('step')
        .filter((step) => step.actor === actor)
        .at(-1),
    ).toMatchObject({
      states: ['kettle.hot', 'kettle'],
      context: { search: 'no text', atMs: 1_795_000_060_000 },
    });
    expect(
      of('timer')
        .filter((timer) => timer.actor === actor)
        .map(({ how, ms }) => [how, ms]),
    ).toEqual([
      ['set', 60_000],
      ['set', 90_000],
      ['cancelled', 0],
      ['set', 90_000],
      ['rang', 0],
      ['cancelled', 0],
    ]);
    expect(of('end').find((end) => end.actor === actor)).toMatchObject({ how: 'done' });
  });

  it('tells of a call by its pattern: under way, then how it ended', async () => {
    const { page, of, answers } = await recorded();
    answers.push(async () => new Response(null, { status: 204 }));
    answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
    const asked = new Request('http://localhost:3000/api/v1/orders/my/active/coupons/AROHA10?x=aroha', {
      method: 'POST',
    });
    const answer = await page.fetch(asked);
    expect(answer.status).toBe(204);
    await expect(page.fetch('/api/v1/products/100042')).rejects.toThrow('Failed to fetch');
    expect(of('call').map(({ call, method, said }) => [call, method, said])).toEqual([
      [1, 'POST', null],
      [1, 'POST', '204'],
      [2, 'GET', null],
      [2, 'GET', 'offline'],
    ]);
    expect(JSON.stringify(of('call'))).not.toMatch(/AROHA|100042/i);
  });

  it('tells of what is counted from when it is counted, of what was counted before, and makes no data layer itself', async () => {
    const { page, of, stop } = await recorded();
    const layered = page as { dataLayer?: unknown[] };
    expect('dataLayer' in layered && layered.dataLayer).toBeFalsy();
    layered.dataLayer = [{ event: 'login' }];
    layered.dataLayer.push({ event: 'gtm.js' }, { event: 'promo_tile', promotionName: 'canary-biscuits' });
    expect(of('counted').map(({ event, facts }) => [event, facts])).toEqual([
      ['login', {}],
      ['promo_tile', { promotionId: null, promotionName: 'text', creativeName: null, creativeSlot: null }],
    ]);
    expect(layered.dataLayer).toHaveLength(3);
    stop();
    expect(layered.dataLayer.push).toBe(Array.prototype.push);
  });

  it('is forgotten when a shopper leaves, and tells of the next from their beginning', async () => {
    const store = openStore(shopperCalled('aroha'));
    const here = await recordedVisit(store);
    ended.push(here.stop);
    const { shop, recorder, of } = here;
    shop.send({ type: 'toast.show', toast: { id: 'x', text: 'Added.' } });
    expect(of('event').length).toBeGreaterThan(0);
    const { n } = recorder.memory.all().at(-1) ?? { n: 0 };
    sessionOf(shop).send({ type: 'tab.told', subject: null });
    await expect.poll(() => recorder.memory.all()[0]?.n ?? 0).toBeGreaterThan(n);
    expect(of('step').filter(({ n: at }) => at < n)).toEqual([]);
    expect(of('actor')[0]).toMatchObject({ chart: 'shop' });
    expect(of('step')[0]).toMatchObject({ context: {} });
  });

  it('makes a report that is a trace, short enough, and holds nothing of what was typed', async () => {
    const { shop, recorder } = await recorded(shopperCalled('canary-biscuits'));
    const chart = openChart(shop, 'kettle', kettle as never) as never as { send(event: object): void };
    for (let i = 0; i < 500; i++) chart.send({ type: 'kettle.press', typed: '7 Canary Road, Karori' });
    const report = recorder.report();
    expect(v.parse(traceSchema, JSON.parse(textOf(report)))).toEqual(report);
    expect(report.records.length).toBeLessThanOrEqual(mostRecords);
    expect(report.records.length).toBeGreaterThan(40);
    expect(new TextEncoder().encode(textOf(report)).length).toBeLessThanOrEqual(mostBytes);
    expect(report.records.find((record) => record.kind === 'actor' && record.chart === 'kettle')).toBeDefined();
    expect(canariesIn(textOf(report))).toEqual([]);
  });

  it('holds nothing of who is shopping', async () => {
    const { recorder } = await recorded({
      ...shopperCalled('canary-biscuits'),
      firstName: 'Tāwhirimātea Canary',
    } as never);
    expect(canariesIn(JSON.stringify(recorder.memory.all()))).toEqual([]);
  });

  it('ends with the shop, and leaves the page as it was', async () => {
    const here = await visit(openStore(nobody));
    const fetch = async () => new Response();
    const page = Object.assign(here.page, { fetch });
    const { createRecorder } = await import('#src/browser/inspection/recorder.ts');
    const recorder = createRecorder({ ...here, page: page as never, build: 'test', nowMs: () => 0 });
    expect(page.fetch).not.toBe(fetch);
    here.stop();
    expect(page.fetch).toBe(fetch);
    expect(recorder.memory.all()).toEqual([]);
  });
});

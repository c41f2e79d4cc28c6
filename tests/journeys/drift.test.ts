import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { answers, controlsOn } from '../../bin/playing/drift/controls.ts';
import { allMachines } from '../../bin/charts/machines.ts';
import { sentByNobody } from '../../bin/playing/drift/edge.ts';
import { ignoredIn } from '../../bin/playing/drift/ignored.ts';
import { findingsIn, tellDrift } from '../../bin/playing/drift/report.ts';
import { namesSentIn, sendable } from '../../bin/playing/drift/senders.ts';
import { sentIn, unsentOf } from '../../bin/playing/drift/unsent.ts';
import { openBrowser, openPage } from '../browser/chromium.ts';

let n = 0;
const base = () => ({ n: ++n, atMs: 0 });
const door: TraceRecord = { ...base(), kind: 'actor', actor: 'x:1', name: 'door', chart: 'door', parent: null };
const told = (event: string, from: string | null = null): TraceRecord => ({
  ...{ ...base(), kind: 'event', actor: 'x:1', from, event, fields: {} },
});
const stepped = (event: string, arrows: readonly string[]): TraceRecord => ({
  ...{ ...base(), kind: 'step', actor: 'x:1', event, arrows: [...arrows], states: ['door', 'door.shut'], context: {} },
});
const moves = ['door.shut door.open #0'];

describe('An event that a chart was told', () => {
  it('is found when nothing came of it', () => {
    const records = [
      door,
      told('door.open'),
      stepped('door.open', moves),
      told('door.paint'),
      stepped('door.paint', []),
    ];
    expect(ignoredIn(records)).toEqual([{ chart: 'door', event: 'door.paint', states: ['door', 'door.shut'] }]);
  });

  it.each([
    ['came from another chart', [door, told('door.paint', 'x:2'), stepped('door.paint', [])]],
    ['moved it', [door, told('door.open'), stepped('door.open', moves)]],
    ['is the beginning of it', [door, told('xstate.init'), stepped('xstate.init', [])]],
  ])('is not called ignored where it %s', (_, records) => {
    expect(ignoredIn(records)).toEqual([]);
  });
});

const to = { actions: () => undefined };
const machine = createMachine({ id: 'door', on: { 'door.open': to, 'door.paint': to, 'network.return': to } });
const charts = [['door', machine]] as const;

const reasons = { 'door door.paint': 'Paint is dry.' };

describe('An event that nothing sends', () => {
  const sent = sentIn([door, told('door.open')]);
  const known = { sent, sendable: new Set<string>(), reasons: {} };
  const unsentBy = (more: Partial<typeof known> & { readonly reasons?: Readonly<Record<string, string>> }) =>
    unsentOf(charts, { ...known, ...more });

  it('is found, unless somebody says why', () => {
    expect(unsentBy({}).unsent).toEqual(['door door.paint', 'door network.return']);
    expect(unsentBy({ reasons })).toEqual({ unsent: ['door network.return'], stale: [], unplayed: [] });
  });

  it('is found in a chart that took no part, too', () => {
    expect(unsentBy({ sent: new Set() }).unsent).toEqual(['door door.open', 'door door.paint', 'door network.return']);
  });

  it('is none where a line of the shop sends it: that journeys do not is for reading', () => {
    const sendable = new Set(namesSentIn("send({ type: 'door.paint' }); isBack ? 'network.return' : 'door.open'"));
    expect(unsentBy({ sendable })).toEqual({
      unsent: [],
      stale: [],
      unplayed: ['door door.paint', 'door network.return'],
    });
  });

  it('is not sent by the name of what hears it', () => {
    expect(namesSentIn("on: { 'door.paint': 'painted', 'network.return': [] }")).toEqual([]);
  });

  it('has no reason left when it is sent, or when no chart knows it any more', () => {
    const all = { ...reasons, 'door door.open': 'Locked.', 'door door.burn': 'Fire.' };
    expect(unsentBy({ reasons: all }).stale).toEqual(['door door.open', 'door door.burn']);
  });

  it('stands in no chart of the shop without a reason, and there is no reason too many', async () => {
    const found = unsentOf(await allMachines(), { sendable: sendable(), sent: new Set(), reasons: sentByNobody });
    expect([found.unsent, found.stale]).toEqual([[], []]);
  });

  it('is a finding as much as an event that was ignored and a control that nothing comes of', () => {
    const drift = {
      ignored: [{ chart: 'door', event: 'door.paint', states: ['door', 'door.shut'] }],
      dead: [{ path: '/', kind: 'button', name: 'Dead' }],
      unsent: { unsent: ['door door.burn'], stale: ['door door.open'], unplayed: ['door network.return'] },
    };
    expect(findingsIn(drift)).toHaveLength(4);
    expect(findingsIn(drift).join()).not.toContain('network.return');
    expect(tellDrift(drift)).toContain('door network.return');
  });
});

const planted = `<html><body style="height: 3000px">
  <button>Dead</button>
  <button disabled>Off</button>
  <button onclick="document.title = 'changed'">Changes the page</button>
  <button onclick="fetch('data:text/plain,hi')">Asks nobody</button>
  <button onclick="fetch('/somebody').catch(() => 0)">Asks somebody</button>
  <a href="#there">Leads there</a><a href="" onclick="return false">Leads nowhere</a>
  <button onclick="document.querySelector('input').focus()">Goes to the field</button>
  <input id="there" aria-label="Field" style="margin-top: 2000px" />
</body></html>`;

describe('A control', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await openBrowser()));
  afterAll(() => browser?.close());

  it('is called dead when its press leads to nothing at all, and never when it leads to something', async () => {
    const { page, context } = await openPage(browser);
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: planted }));
    const fresh = () => page.goto('http://planted.example/');
    await fresh();
    const found = await controlsOn(page);
    expect(found.map(({ name }) => name)).not.toContain('Off');
    const dead: string[] = [];
    for (const control of found) {
      await fresh();
      if ((await answers(page, control, () => 0)) === false) dead.push(control.name);
    }
    expect(dead).toEqual(['Dead', 'Asks nobody', 'Leads nowhere']);
    expect(found).toHaveLength(7);
    await context.close();
  });

  it('is not called dead when a chart heard of it', async () => {
    const { page, context } = await openPage(browser);
    await page.setContent('<button>Tells a chart</button>');
    let heard = 0;
    const [control] = await controlsOn(page);
    expect(await answers(page, control ?? { kind: '', name: '', nth: 0 }, () => heard++)).toBe(true);
    await context.close();
  });
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { answers, controlsOn } from '../../bin/playing/drift/controls.ts';
import { ignoredIn } from '../../bin/playing/drift/ignored.ts';
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

describe('An event that no control sends', () => {
  const sent = sentIn([door, told('door.open')]);

  it('is found, unless there is a reason why it comes from the edge', () => {
    expect(unsentOf(charts, sent, { '* network.return': 'The network.' })).toEqual({
      unsent: ['door door.paint'],
      stale: [],
    });
  });

  it('is not asked for of a chart that took no part', () => {
    expect(unsentOf(charts, new Set(), {}).unsent).toEqual([]);
  });

  it('has no reason left when no chart knows it any more', () => {
    expect(unsentOf(charts, sent, { 'door door.burn': 'Fire.' }).stale).toEqual(['door door.burn']);
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

import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { follow } from '../../bin/playing/following.ts';

type Pass = (from: { readonly page: unknown }, told: object) => void;

/** A browser whose pages pass on what they hear, without a browser. */
async function browser(...pages: readonly EventEmitter[]) {
  let pass: Pass = () => undefined;
  const context = Object.assign(new EventEmitter(), {
    pages: () => [],
    exposeBinding: (_: string, heard: Pass) => {
      pass = heard;
    },
    addInitScript: () => undefined,
  });
  const follower = await follow(context as unknown as BrowserContext);
  for (const page of pages) context.emit('page', page);
  const told = { build: 'b', dropped: 0, tab: 'shop' };
  const step = { kind: 'step', n: 1, actor: 'session', states: ['session'], arrows: [] };
  return {
    states: follower.states,
    hears: (page: EventEmitter) => pass({ page }, { ...told, type: 'tab.told', records: [step] }),
    hearsItGo: (page: EventEmitter) => pass({ page }, { type: 'tab.gone', tab: 'shop' }),
    loadsAnew: (page: EventEmitter) => void page.emit('domcontentloaded', page),
  };
}

describe('Whoever follows a shop', () => {
  it('knows what stands in it while an inspector beside it, which heard it first, is loaded anew', async () => {
    const [inspector, shop] = [new EventEmitter(), new EventEmitter()];
    const { states, hears, loadsAnew } = await browser(inspector, shop);
    hears(inspector);
    hears(shop);
    loadsAnew(inspector);
    expect(states()).toEqual(['session']);
    loadsAnew(shop);
    expect(states()).toEqual([]);
  });

  it('hears from whoever is left that it is gone', async () => {
    const [inspector, shop] = [new EventEmitter(), new EventEmitter()];
    const { states, hears, hearsItGo, loadsAnew } = await browser(inspector, shop);
    hears(shop);
    hears(inspector);
    loadsAnew(shop);
    hearsItGo(inspector);
    expect(states()).toEqual([]);
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import { type Told, inspectionChannel } from '#services/inspection/channel.words.ts';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';

/** Runs in every page: asks the shop in it, and in every other tab, to tell what happens, and passes it on. */
const ask = ({ channelName, everyMs }: { readonly channelName: string; readonly everyMs: number }) => {
  const channel = new BroadcastChannel(channelName);
  const followed = new Set<string>();
  const pass = (globalThis as unknown as { keteTold: (told: unknown) => void }).keteTold;
  channel.onmessage = ({ data }: MessageEvent) => {
    if (data.type === 'tab.here' && !followed.has(data.tab)) {
      followed.add(data.tab);
      channel.postMessage({ type: 'inspector.follow', tab: data.tab });
    }
    if (data.type === 'tab.told' || data.type === 'tab.gone') pass(data);
  };
  // A shop answers from when it is settled; another tab may be opened later.
  const look = () => channel.postMessage({ type: 'inspector.look' });
  look();
  setInterval(look, everyMs);
};

type Heard = { build: string; dropped: number; readonly records: TraceRecord[]; last: number };
export type Follower = {
  /** What every tab of the browser told so far, in the order in which it came. */
  readonly records: () => readonly TraceRecord[];
  readonly count: () => number;
  readonly build: () => string;
  /** Ids of the state nodes that are active in the tabs that are open. */
  readonly states: () => readonly string[];
  /** Arrows that were taken since that many records. */
  readonly arrowsSince: (count: number) => readonly string[];
};

/** Follows the charts of every shop tab of a browser context, as the inspector does. */
export async function follow(context: BrowserContext): Promise<Follower> {
  const tabs = new Map<string, Heard>();
  const open = new Map<string, Map<string, readonly string[]>>();
  const all: TraceRecord[] = [];
  let build = '';
  function hear(tab: string, record: TraceRecord): void {
    all.push(record);
    const standing = open.get(tab) ?? new Map<string, readonly string[]>();
    open.set(tab, standing);
    if (record.kind === 'step') standing.set(record.actor, record.states);
    if (record.kind === 'end') standing.delete(record.actor);
  }
  const heardIn = new Map<string, Set<Page>>();
  /** What stood in a page that is not there any more stands nowhere; where others are there, they hear it go. */
  const leaves = (page: Page) => {
    for (const [tab, pages] of heardIn) if (pages.delete(page) && pages.size === 0) open.delete(tab);
  };
  context.on('page', (page) => {
    page.on('domcontentloaded', leaves);
    page.on('close', leaves);
  });
  for (const page of context.pages()) page.on('domcontentloaded', leaves);
  await context.exposeBinding('keteTold', ({ page }, told: Told) => {
    if (told.type === 'tab.gone') return void open.delete(told.tab);
    if (told.type !== 'tab.told') return;
    build = told.build;
    heardIn.set(told.tab, (heardIn.get(told.tab) ?? new Set()).add(page));
    const heard = tabs.get(told.tab) ?? { build, dropped: 0, records: [], last: 0 };
    tabs.set(told.tab, heard);
    // Two pages of one browser hear the same tab: what was heard is heard once.
    for (const record of told.records) {
      if (record.n <= heard.last) continue;
      heard.last = record.n;
      hear(told.tab, record);
    }
  });
  await context.addInitScript(ask, { channelName: inspectionChannel, everyMs: 250 });
  return {
    records: () => all,
    count: () => all.length,
    build: () => build,
    states: () => [...new Set([...open.values()].flatMap((standing) => [...standing.values()].flat()))].sort(),
    arrowsSince: (count) => [
      ...new Set(all.slice(count).flatMap((record) => (record.kind === 'step' ? record.arrows : []))),
    ],
  };
}

import assert from 'node:assert/strict';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { type Fault, FaultError } from '#services/fault.ts';
import { type Alone, createKeptList } from '#services/lists/kept-list.ts';
import { changedItems } from '#services/lists/list-change.rules.ts';
import { createListDesk } from '#services/lists/list-desk.ts';
import type { ShoppingListItem, ShoppingListService } from '#services/lists/shopping-list.contract.ts';
import { createLocalStore } from '#services/storage/local-store.ts';

type Who = { readonly subject: string | null; readonly isShopper: boolean };
type Chart = ActorRefFrom<typeof shoppingListMachine>;
type Call = {
  readonly tab: Tab;
  readonly subject: string | null;
  readonly run: (list: readonly ShoppingListItem[]) => readonly ShoppingListItem[];
  readonly answer: (list: { items: ShoppingListItem[]; isShared: boolean }) => void;
  readonly refuse: (error: unknown) => void;
  /** What the server answered, once it has heard. */
  told: readonly ShoppingListItem[] | null;
  isRefused: boolean;
};
type Tab = { readonly id: number; chart: Chart; who: Who; isOpen: boolean };
type Waiting = { readonly tab: Tab; readonly begin: () => void };

const guest: Who = { subject: null, isShopper: false };
export const people: readonly Who[] = [
  { subject: 'aroha', isShopper: true },
  { subject: 'bree', isShopper: true },
  { subject: 'niko', isShopper: false },
];
const fault = (tag: 'offline' | 'timeout') => new FaultError({ tag, message: '' } satisfies Fault);
const changedSubject = () => new FaultError({ tag: 'refused', status: 409, code: 'SubjectChanged', message: '' });
const never = () => new Promise<never>(() => undefined);
export type Hooks = { readonly hasLocks?: boolean };

/** A browser with tabs over one storage and one store, in which answers get lost and tabs crash. */
export function createBrowser({ hasLocks = true }: Hooks = {}) {
  const values = new Map<string, string>();
  const servers = new Map<string, readonly ShoppingListItem[]>();
  const tabs: Tab[] = [];
  const calls: Call[] = [];
  const words: { readonly tab: Tab; readonly tell: () => void }[] = [];
  const held = new Map<string, Tab>();
  const queues = new Map<string, Waiting[]>();
  const posts: { readonly subject: string | null; readonly texts: readonly string[] }[] = [];
  const reports: { readonly type: string }[] = [];
  /** What somebody's wish has taken away, when it came through. */
  const taken = new Set<string>();
  let cookie: Who = guest;
  let lastId = 0;

  const release = (name: string) => {
    held.delete(name);
    const next = queues.get(name)?.shift();
    if (!next) return;
    held.set(name, next.tab);
    next.begin();
  };
  const aloneOf =
    (tab: Tab): Alone =>
    async (name, work) => {
      if (!hasLocks) return work();
      if (held.has(name))
        await new Promise<void>((begin) => {
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          queue.push({ tab, begin });
        });
      else held.set(name, tab);
      try {
        return await work();
      } finally {
        if (held.get(name) === tab && tab.isOpen) release(name);
      }
    };
  const storageOf = (tab: Tab) => {
    const changed = (key: string) => {
      if (key !== 'shoppingList') return;
      for (const other of tabs)
        if (other !== tab && other.isOpen)
          words.push({ tab: other, tell: () => other.chart.send({ type: 'kept.changed' }) });
    };
    return createLocalStore(
      () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          if (!tab.isOpen || values.get(key) === value) return;
          values.set(key, value);
          changed(key);
        },
        removeItem: (key) => {
          if (tab.isOpen && values.delete(key)) changed(key);
        },
      }),
      { warn: () => undefined, error: () => undefined },
    );
  };
  const serviceOf = (tab: Tab): ShoppingListService => {
    const ask = (run: Call['run'], signal?: AbortSignal) =>
      new Promise<{ items: ShoppingListItem[]; isShared: boolean }>((answer, refuse) => {
        calls.push({ tab, subject: tab.who.subject, run, answer, refuse, told: null, isRefused: false });
        signal?.addEventListener('abort', () => refuse(new Error('aborted')));
      });
    return {
      list: (signal) => ask((list) => list, signal),
      keep: (lines, signal) => {
        assert.ok(lines.length > 0, 'Nothing is sent.');
        posts.push({ subject: tab.who.subject, texts: lines.map(({ text }) => text) });
        return ask((list) => {
          const there = new Map(list.map(({ item, isTicked }) => [item, isTicked]));
          const items = lines.map((line) => ({
            text: line.text,
            sku: line.sku ?? null,
            isNew: true,
            isTicked: line.isTicked ?? there.get(line.text.toLowerCase()) ?? false,
          }));
          return changedItems(list, { type: 'keep', items });
        }, signal);
      },
      remove: (item, signal) => ask((list) => changedItems(list, { type: 'remove', item }), signal),
      clear: (signal) =>
        ask((list) => {
          for (const { item } of list) taken.add(item);
          return [];
        }, signal),
      share: never,
      unshare: never,
      shared: never,
    };
  };

  const startChart = (tab: Tab): Chart => {
    const alone = aloneOf(tab);
    const storage = storageOf(tab);
    const desk = createListDesk({ service: serviceOf(tab), kept: createKeptList(storage, alone), alone });
    const chart = createActor(
      shoppingListMachine.provide({
        actors: {
          loadList: fromPromise(({ input, signal }) => desk.load(input.owner, input.isMergeTried, signal)),
          saveChange: fromPromise(({ input, signal }) => {
            if (input.change.type === 'clear')
              for (const { of, text } of storage.read('shoppingList') ?? [])
                if (of === null || of === tab.who.subject) taken.add(text.toLowerCase());
            return desk.save(input.owner, input.change, signal);
          }),
          mergeKept: fromPromise(({ input, signal }) => desk.merge(input.owner, signal)),
        },
      }),
      { input: tab.who },
    );
    chart.on('*', (report) => void reports.push(report));
    chart.start();
    chart.send({ type: 'list.need' });
    return chart;
  };
  /** What the session's own code does with what is kept: whose browser it is, and what goes when it is another's. */
  const keepWho = (tab: Tab) => {
    const store = storageOf(tab);
    const known = store.read('scvId') ?? null;
    const { subject } = tab.who;
    if (known !== null && known !== subject) {
      store.remove('shoppingList');
      store.remove('scvId');
    }
    if (subject !== null) store.write('scvId', subject);
  };
  const become = (tab: Tab, who: Who) => {
    if (tab.who.subject === who.subject && tab.who.isShopper === who.isShopper) return;
    const wasSomebody = tab.who.subject !== null && tab.who.subject !== who.subject;
    tab.who = who;
    if (wasSomebody) tab.chart.send({ type: 'session.ended' });
    tab.chart.send({ type: 'user.changed', ...who });
    keepWho(tab);
  };
  const crash = (tab: Tab) => {
    tab.isOpen = false;
    tab.chart.stop();
    for (const queue of queues.values())
      queue.splice(0, queue.length, ...queue.filter((waiting) => waiting.tab !== tab));
    for (const [name, holder] of held) if (holder === tab) release(name);
    calls.splice(0, calls.length, ...calls.filter((call) => call.tab !== tab));
    words.splice(0, words.length, ...words.filter((word) => word.tab !== tab));
  };
  const open = (): Tab => {
    const tab: Tab = { id: ++lastId, chart: null as never, who: cookie, isOpen: true };
    tabs.push(tab);
    keepWho(tab);
    tab.chart = startChart(tab);
    return tab;
  };
  const everyone = (how: (tab: Tab) => void, but: Tab) => {
    for (const other of tabs) if (other.isOpen && other !== but) words.push({ tab: other, tell: () => how(other) });
  };

  return {
    ...{ tabs, calls, words, posts, reports, taken, open },
    values,
    cookie: () => cookie,
    /** A crash takes what the page had in its memory; what the server heard of it stays. */
    crash: (tab: Tab) => {
      crash(tab);
      tabs.splice(tabs.indexOf(tab), 1);
    },
    signIn: (tab: Tab, who: Who) => {
      cookie = who;
      become(tab, who);
      everyone((other) => become(other, cookie), tab);
    },
    signOut: (tab: Tab) => {
      cookie = guest;
      become(tab, guest);
      storageOf(tab).remove('shoppingList');
      storageOf(tab).remove('scvId');
      everyone((other) => become(other, cookie), tab);
    },
    list: (subject: string) => servers.get(subject) ?? [],
    elsewhere: (subject: string, text: string) =>
      servers.set(
        subject,
        changedItems(servers.get(subject) ?? [], {
          type: 'keep',
          items: [{ text, sku: null, isTicked: false, isNew: true }],
        }),
      ),
    /** The server hears a call. */
    arrive: (call: Call) => {
      if (call.told || call.isRefused) return;
      if (call.subject === null || call.subject !== cookie.subject || !cookie.isShopper) call.isRefused = true;
      else {
        call.told = call.run(servers.get(call.subject) ?? []);
        servers.set(call.subject, call.told);
      }
    },
    answer: (call: Call) => {
      calls.splice(calls.indexOf(call), 1);
      if (call.told) call.answer({ items: [...call.told], isShared: false });
      else call.refuse(call.isRefused ? changedSubject() : fault('offline'));
    },
    lose: (call: Call, tag: 'offline' | 'timeout') => {
      calls.splice(calls.indexOf(call), 1);
      call.refuse(fault(tag));
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

import type { SimBrowser } from './browser.ts';
import type { SimArea } from './storage.ts';
import type { Scheduler } from './scheduler.ts';
import { type Globals, inPage } from './where.ts';

/** So often at most do the clocks of a page tick that nobody looks at. */
const hiddenTickMs = 60_000;

export type PageWorld = {
  readonly scheduler: Scheduler;
  readonly origin: string;
  /** Something happened in that page: whoever watches looks at it. */
  readonly touched: () => void;
  /** A defect: said once, with the page. */
  readonly report: (what: string) => void;
};

/** A page of a tab: as much of a browser's window as the shop's own code asks for, on the simulated clock. */
export function createPage(browser: SimBrowser, sessionStorage: SimArea, world: PageWorld) {
  const { scheduler } = world;
  const asleep: (() => void)[] = [];
  const pageEvents = new EventTarget();
  const documentEvents = new EventTarget();
  const timers = new Set<number>();
  let isAlive = true;
  let isHidden = false;
  let sleptMs = 0;
  const channels: { close(): void }[] = [];

  /** Does something in this page, if it is still there and awake; what comes while it sleeps waits. */
  const run = (work: () => void): void => {
    if (!isAlive) return;
    if (browser.device.isAsleep) {
      asleep.push(work);
      return;
    }
    inPage(globals, work);
    world.touched();
  };
  const set = (work: () => void, ms = 0): number => {
    const timer = scheduler.after(ms, () => {
      timers.delete(timer);
      run(work);
    });
    timers.add(timer);
    return timer;
  };
  const clear = (timer: unknown): void => {
    timers.delete(timer as number);
    scheduler.clearTimeout(timer);
  };
  const intervals = new Map<number, number>();
  let lastInterval = 0;
  const setInterval = (work: () => void, ms: number): number => {
    const name = ++lastInterval;
    const again = () =>
      intervals.set(
        name,
        set(
          () => {
            again();
            work();
          },
          isHidden ? Math.max(ms, hiddenTickMs) : ms,
        ),
      );
    again();
    return name;
  };
  class Channel {
    readonly name: string;
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    constructor(name: string) {
      this.name = name;
      browser.channels.add(this);
      channels.push(this);
    }
    postMessage(data: unknown): void {
      const told = structuredClone(data);
      for (const other of browser.channels)
        if (other !== this && (other as Channel).name === this.name)
          scheduler.after(1, () => (other as Channel).hear(told));
    }
    hear(data: unknown): void {
      run(() => this.onmessage?.({ data }));
    }
    close(): void {
      browser.channels.delete(this);
    }
  }
  const document = Object.assign(documentEvents, {
    cookie: '',
    title: 'Kete',
    body: null,
    activeElement: null,
    documentElement: {},
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
  });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  const navigator = { locks: undefined, userAgent: 'Simulation' };
  Object.defineProperty(navigator, 'onLine', { get: () => !browser.device.isOffline });
  const page = Object.assign(pageEvents, {
    setTimeout: set,
    clearTimeout: clear,
    setInterval,
    clearInterval: (name: number) => clear(intervals.get(name)),
    BroadcastChannel: Channel,
    localStorage: browser.localStorage,
    sessionStorage,
    document,
    navigator,
    console: {
      log() {},
      info() {},
      warn() {},
      error: (...said: unknown[]) => world.report(said.map(String).join(' ')),
    },
    performance: { now: () => scheduler.nowMs - sleptMs },
    location: { origin: world.origin, pathname: '/', search: '', href: `${world.origin}/`, assign() {}, reload() {} },
    HTMLInputElement: class {},
    HTMLTextAreaElement: class {},
    matchMedia: () => ({ matches: false, addEventListener() {} }),
  });
  Object.defineProperty(page, 'indexedDB', { get: () => browser.database() });
  const globals = page as unknown as Globals;

  return {
    window: page as unknown as Window & typeof globalThis,
    clock: { setTimeout: set, clearTimeout: clear } as never,
    timers: { setTimeout: set, clearTimeout: clear },
    run,
    isAlive: () => isAlive,
    isHidden: () => isHidden,
    hide(hidden: boolean): void {
      isHidden = hidden;
      run(() => documentEvents.dispatchEvent(new Event('visibilitychange')));
    },
    tell: (name: 'online' | 'offline' | 'focus') => run(() => pageEvents.dispatchEvent(new Event(name))),
    /** The device is awake again after so long. */
    wake(ms: number): void {
      sleptMs += ms;
      for (const work of asleep.splice(0)) run(work);
      run(() => documentEvents.dispatchEvent(new Event('visibilitychange')));
    },
    end(): void {
      isAlive = false;
      for (const timer of timers) scheduler.clearTimeout(timer);
      timers.clear();
      for (const channel of channels) channel.close();
      asleep.length = 0;
    },
  };
}
export type SimPage = ReturnType<typeof createPage>;

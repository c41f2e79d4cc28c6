import { connectionOf, sessionOf, shopperIdIn } from '#machines/shop/index.ts';
import { chooseAct } from './acts.ts';
import { followCapture, followPlacing } from './paying.acts.ts';
import type { Scene } from './scene.ts';
import type { SimBrowser } from './browser.ts';
import { chanceOf, type FaultKind } from './faults.ts';
import type { Household } from './household.ts';
import type { Person } from './people.ts';
import { type Plan, stepsOf } from './plan.ts';
import type { SimArea } from './storage.ts';
import type { PageLoad } from './tab.ts';

export type Tab = { readonly name: string; readonly storage: SimArea; load: PageLoad; loads: number };
export type ShopperEdge = {
  readonly plan: Plan;
  readonly person: Person;
  readonly browser: SimBrowser;
  readonly openTab: (url: string) => Tab;
  /** The page of a tab is loaded again: what the page knew is gone, what the browser keeps is not. */
  readonly reload: (tab: Tab, url: string) => void;
  readonly after: (ms: number, work: () => void) => void;
  readonly hasFault: (kind: FaultKind) => boolean;
  readonly seen: (kind: FaultKind) => void;
  readonly say: (line: string) => void;
  readonly newKey: () => string;
  readonly typeCard: Scene['typeCard'];
  readonly signOn: (tab: Tab) => void;
  readonly over: () => void;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than a time is held. */
const awayMs = 24 * minuteMs;

/** A day of one shopper: step by step until it is over, each drawn from its own number. */
export function beginDay(edge: ShopperEdge): void {
  const { plan, person, browser, say, after } = edge;
  const tabs: Tab[] = [edge.openTab('/')];
  const last = Math.min(stepsOf(plan.seed, person.at), plan.mostSteps);
  let current = 0;
  const look = (tab: Tab): Tab => {
    followPlacing(sceneOf(tab, 0));
    followCapture(sceneOf(tab, 0));
    return tab;
  };
  function sceneOf(tab: Tab, step: number): Scene {
    const { load } = tab;
    return {
      load,
      who: person,
      chance: chanceOf(plan.seed, 'step', person.at, step),
      newKey: edge.newKey,
      typeCard: edge.typeCard,
      later: (ms, work) => after(ms, () => load.do(work)),
      signOn: () => edge.signOn(tab),
    };
  }
  const sleep = (ms: number) => {
    browser.device.isAsleep = true;
    after(ms, () => {
      browser.device.isAsleep = false;
      for (const { load } of tabs) load.page.wake(ms);
    });
  };
  const network = (isOffline: boolean) => {
    browser.device.isOffline = isOffline;
    for (const { load } of tabs) {
      load.page.tell(isOffline ? 'offline' : 'online');
      load.do(() => connectionOf(load.shop).send({ type: isOffline ? 'connection.lost' : 'connection.found' }));
    }
  };
  /** What befalls a device, a browser or a tab; each kind only where it is switched on. */
  const mishaps: { readonly [K in FaultKind]?: (tab: Tab, scene: Scene) => void } = {
    crash: (tab) => edge.reload(tab, '/'),
    reload: (tab) => edge.reload(tab, tab.load.path()),
    sleep: (_, { chance }) => sleep(chance.between(20, 40 * 60) * 1_000),
    offline: (_, { chance }) => {
      network(true);
      after(chance.between(1, 30) * 1_000, () => network(false));
    },
    clockJump: (_, { chance }) => void (browser.device.skewMs += chance.between(-dayMs, dayMs)),
    storageRefused: () => void (browser.mood.isRefused = true),
    storageCorrupt: (tab) => {
      browser.localStorage.corrupt('{"broken');
      tab.storage.corrupt('not [ json');
    },
    hiddenTab: (tab, { chance }) => {
      tab.load.page.hide(true);
      after(chance.between(5, 120) * 1_000, () => tab.load.page.hide(false));
    },
    signedOutElsewhere: (tab) => {
      const other = tabs.find((one) => one !== tab);
      if (other && shopperIdIn(other.load.shop) !== null)
        other.load.do(() => other.load.shop.send({ type: 'logout.asked' }));
    },
  };
  const kinds = Object.keys(mishaps) as readonly FaultKind[];

  function step(at: number): void {
    if (at >= last) {
      for (const { load } of tabs) load.page.hide(true);
      edge.over();
      return;
    }
    const chance = chanceOf(plan.seed, 'turn', person.at, at);
    const pace = chance.next();
    const pauseMs = pace < 0.02 ? awayMs : pace < 0.5 ? 150 + chance.next() * 700 : 700 + chance.next() * 3_000;
    after(pauseMs, () => step(at + 1));
    if (plan.skipped.includes(`${person.at} ${at}`) || browser.device.isAsleep) return;
    if (pace < 0.02) {
      say(`${person.canary} looks away for a while`);
      for (const { load } of tabs) load.page.hide(true);
      after(awayMs - 1, () => tabs.forEach(({ load }) => load.page.hide(false)));
      return;
    }
    if (tabs.length < 2 && chance.next() < 0.06) {
      say(`${person.canary} opens another tab`);
      tabs.push(edge.openTab('/'));
    }
    if (chance.next() < 0.15) current = chance.between(0, tabs.length - 1);
    const tab = look(tabs[current] as Tab);
    const scene = sceneOf(tab, at);
    const kind = kinds[chance.between(0, kinds.length - 1)] as FaultKind;
    if (chance.next() < 0.12 && edge.hasFault(kind)) {
      say(`${tab.name}: ${kind}`);
      edge.seen(kind);
      mishaps[kind]?.(tab, scene);
      return;
    }
    tab.load.do(() => {
      const act = chooseAct(scene);
      if (!act) return;
      say(`${tab.name} ${act.name}`);
      act.does(scene);
    });
    after(120, () => void (tab.load.page.isAlive() && look(tab)));
  }
  step(0);
}

/**
 * Everything is well again with the devices of a shopper. A browser in which a page died while nothing could be kept has
 * no way to know what that page had sent, and the store tells no tab of its own accord: such a shopper loads their pages
 * again, as they have to for their browser to keep anything. Of all others what stands in their tabs has to be right.
 */
export function comeHome({ browser, tabs, reload }: Household): void {
  const wasAsleep = browser.device.isAsleep;
  browser.device.isAsleep = false;
  browser.device.isOffline = false;
  browser.mood.isRefused = false;
  if (browser.hasForgotten) for (const tab of tabs) reload(tab, tab.load.path());
  for (const { load } of tabs) {
    if (wasAsleep) load.page.wake(0);
    load.page.hide(false);
    load.page.tell('online');
    load.do(() => connectionOf(load.shop).send({ type: 'connection.found' }));
    load.do(() => sessionOf(load.shop).send({ type: 'session.refresh' }));
  }
}

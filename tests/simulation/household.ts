import { sessionOf, shopperOf } from '#machines/shop/index.ts';
import { createBrowser, type SimBrowser } from './browser.ts';
import { chanceOf, type FaultKind } from './faults.ts';
import type { Book } from './law.ts';
import type { Person } from './people.ts';
import type { Plan } from './plan.ts';
import type { WorldRoad } from './road.ts';
import type { Scheduler } from './scheduler.ts';
import { beginDay, type Tab } from './shopper.ts';
import { origin } from './store.ts';
import { type AlertSeen, createAlertLaws } from './tab.laws.ts';
import { openPageLoad, type PageLoad } from './tab.ts';
import type { createWireLaws } from './wire.laws.ts';
import type { Watching } from './world.ts';

export type Household = {
  readonly browser: SimBrowser;
  readonly person: Person;
  readonly tabs: Tab[];
  /** The page of a tab is loaded again. */
  readonly reload: (tab: Tab, url: string) => void;
};
export type HouseholdEdge = {
  readonly plan: Plan;
  readonly scheduler: Scheduler;
  readonly nowMs: () => number;
  readonly book: Book;
  readonly wire: ReturnType<typeof createWireLaws>;
  readonly road: WorldRoad;
  readonly watching: Watching;
  readonly hasFault: (kind: FaultKind) => boolean;
  readonly seen: (kind: FaultKind) => void;
  readonly say: (line: string) => void;
  readonly signOn: (person: Person, browser: SimBrowser) => Promise<boolean>;
  readonly askPayments: (request: Request) => Response | Promise<Response>;
  readonly touched: (load: PageLoad) => void;
  /** A tab has said that this hold is over, at that moment or before it. */
  readonly ended: (reservationId: string, atMs: number) => void;
  readonly over: () => void;
};

const dayMs = 24 * 60 * 60_000;
/** So far a page may be wrong about the time of the store; half of its slowest answer comes on top of it. */
const slackMs = 1_500;
/** What is asked shortly before a hold ends, for another tab may have lengthened it. */
const contextPath = '/api/v1/session';

/** What a browser's console is told of the road is no defect. */
const isExpected = (what: string): boolean =>
  /could not be (reached|kept)|No reservation timer|storage failure/i.test(what);

function uuidOf(next: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Browsers with their tabs, each of somebody who shops; all that they do and are told is looked at. */
export function createHouseholds(edge: HouseholdEdge) {
  const { plan, scheduler, nowMs, book, wire, road, watching, hasFault, seen, say } = edge;
  const alerts = createAlertLaws(book);
  const households: Household[] = [];

  function beginShopper(person: Person): void {
    const browser = createBrowser();
    const tabs: Tab[] = [];
    const keys = chanceOf(plan.seed, 'keys', person.at);
    const newKey = () => uuidOf(keys.next);
    const client = `10.0.${person.at >> 8}.${person.at & 255}`;
    if (hasFault('clockSkew')) {
      seen('clockSkew');
      browser.device.skewMs = keys.between(-dayMs, dayMs);
    }
    const load = (tab: { name: string; storage: Tab['storage'] }, nth: number, url: string): PageLoad => {
      const name = `${tab.name}.${nth}`;
      let slowestMs = 0;
      /** It has asked how things stand, and nobody has said: what it knows is all that it can go by. */
      let isUnheard = false;
      const opened: PageLoad = openPageLoad(browser, tab.storage, url, {
        name,
        scheduler,
        origin,
        nowMs,
        random: chanceOf(plan.seed, 'tab', name).next,
        newKey,
        inspect: watching.inspect ?? null,
        touched: (one) => {
          edge.touched(one);
          followAlerts(one, tab.name, () => ({ slowestMs, isUnheard }));
        },
        report: (what) => {
          if (!isExpected(what)) book.say('no page has a defect', `${name}: ${what}`);
        },
        counted: () => undefined,
        fetch: road({
          name,
          client,
          cookie: browser.cookie,
          keepCookies: browser.keepCookies,
          isOffline: () => browser.device.isOffline,
          deliver: (work) => opened.page.run(work),
          sent: (sent) => {
            if (sent.method === 'GET' && sent.path === contextPath) isUnheard = true;
            wire.sent(tab.name, name, sent);
            watching.call?.(name, sent.method, sent.path, null, null);
          },
          answered: (answered, tookMs) => {
            if (answered.path === contextPath) isUnheard = false;
            slowestMs = Math.max(slowestMs, tookMs);
            wire.answered(tab.name, [person.at], answered);
            watching.call?.(name, answered.method, answered.path, answered.status, tookMs);
          },
        }),
      });
      watching.opened?.(name, opened);
      return opened;
    };
    const reload = (tab: Tab, url: string) => {
      tab.load.end();
      if (browser.mood.isRefused) browser.hasForgotten = true;
      tab.loads += 1;
      wire.forget(browser.mood.isRefused ? tab.name : '');
      if (tab.storage.getItemQuietly('placing') === null) wire.forget(tab.name);
      if (tab.storage.getItemQuietly('reservationAlerts') === null) alerts.forget(tab.name);
      tab.load = load(tab, tab.loads, url);
    };
    households.push({ browser, person, tabs, reload });
    beginDay({
      plan,
      person,
      browser,
      newKey,
      hasFault,
      seen,
      say,
      after: (ms, work) => void scheduler.after(ms, work),
      openTab: (url) => {
        const tab = { name: `${person.at}${'ab'[tabs.length] ?? 'c'}`, storage: browser.newTabStorage(), loads: 1 };
        const made: Tab = { ...tab, load: load(tab, 1, url) };
        tabs.push(made);
        return made;
      },
      reload,
      // In one piece: while somebody is at the provider, nothing else happens.
      signOn: (tab) =>
        void scheduler.after(30, async () => {
          if (browser.device.isOffline || hasFault('identityDown')) return;
          if (await edge.signOn(person, browser)) reload(tab, '/trolley');
        }),
      typeCard: (one, url, typed) => typeCard(one, url, typed),
      over: edge.over,
    });
  }
  const typeCard = (one: PageLoad, url: string, typed: object): Promise<{ instrumentId?: string; code?: string }> =>
    new Promise((resolve, reject) => {
      const ask = async () => {
        try {
          const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
          const answer = await edge.askPayments(
            new Request(url, { method: 'POST', headers, body: JSON.stringify(typed) }),
          );
          const told = (await answer.json().catch(() => ({}))) as { instrumentId?: string; code?: string };
          scheduler.after(30, () => one.page.run(() => resolve(told)));
        } catch (error) {
          scheduler.after(30, () => one.page.run(() => reject(error)));
        }
      };
      scheduler.after(30, () => void ask());
    });

  const followed = new WeakSet<PageLoad>();
  function followAlerts(one: PageLoad, tab: string, heard: () => { slowestMs: number; isUnheard: boolean }): void {
    const reservation = followed.has(one) ? undefined : one.chart('reservation');
    if (!reservation) return;
    followed.add(one);
    // Whoever signs out takes with them what they were told: the next one to sign in may be somebody else.
    sessionOf(one.shop).subscribe((now) => {
      if (!shopperOf(now).isLoggedIn) alerts.forget(tab);
    });
    reservation.on('alert.due', ((alert: AlertSeen) => {
      const session = sessionOf(one.shop).getSnapshot();
      const { slowestMs, isUnheard } = heard();
      if (alert.kind === 'expired' && !isUnheard)
        edge.ended(alert.reservationId, Math.ceil(nowMs() + slackMs + slowestMs / 2));
      alerts.hear(tab, alert, {
        serverMs: nowMs(),
        toleranceMs: slackMs + slowestMs / 2,
        isChanging: shopperOf(session).isChangingOrder,
      });
    }) as never);
  }

  return { all: (): readonly Household[] => households, begin: beginShopper };
}

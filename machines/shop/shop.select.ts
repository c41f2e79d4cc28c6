import { type ActorRefFrom, type AnyStateMachine, type SnapshotFrom, waitFor } from 'xstate';
import type { announcerMachine } from '../announcer/index.ts';
import type { connectionMachine } from '../connection/index.ts';
import type { flagsMachine } from '../flags/index.ts';
import { type Carriages, type Carried, dehydrate, rehydrate } from '../kit/index.ts';
import type { modalsMachine } from '../modals/index.ts';
import type { navigationMachine } from '../navigation/index.ts';
import { isShopper, type sessionMachine, shopperOf } from '../session/index.ts';
import { isWording, type settingsMachine } from '../settings/index.ts';
import type { shellMachine } from '../shell/index.ts';
import type { themeMachine } from '../theme/index.ts';
import { dehydrateFor } from './shop.carriage.ts';
import type { shopMachine } from './shop.machine.ts';

export type ShopActor = ActorRefFrom<typeof shopMachine>;
export type ShopSnapshot = SnapshotFrom<typeof shopMachine>;

function childOf<Machine extends AnyStateMachine>(shop: ShopActor, name: string): ActorRefFrom<Machine> {
  return shop.system.get(name) as ActorRefFrom<Machine>;
}

export const sessionOf = (shop: ShopActor) => childOf<typeof sessionMachine>(shop, 'session');
export const flagsOf = (shop: ShopActor) => childOf<typeof flagsMachine>(shop, 'flags');
export const settingsOf = (shop: ShopActor) => childOf<typeof settingsMachine>(shop, 'settings');
export const shellOf = (shop: ShopActor) => childOf<typeof shellMachine>(shop, 'shell');
export const navigationOf = (shop: ShopActor) => childOf<typeof navigationMachine>(shop, 'navigation');
export const modalsOf = (shop: ShopActor) => childOf<typeof modalsMachine>(shop, 'modals');
export const announcerOf = (shop: ShopActor) => childOf<typeof announcerMachine>(shop, 'announcer');
export const themeOf = (shop: ShopActor) => childOf<typeof themeMachine>(shop, 'theme');
export const connectionOf = (shop: ShopActor) => childOf<typeof connectionMachine>(shop, 'connection');

/** Whose orders, lists and savings can be asked for: null for a guest, and for who signed in but may not shop. */
export function shopperIdIn(shop: ShopActor): string | null {
  const session = sessionOf(shop).getSnapshot();
  return isShopper(session) ? shopperOf(session).shopperScvId : null;
}

/** The settings, the flags, the frame and the visitor are known, each by an answer or by its failure. */
export const isReady = (shop: ShopSnapshot): boolean => shop.hasTag('ready');

/** Resolves when the first page can be drawn. Sets no time limit of its own: the adapters do. */
export async function shopReady(shop: ShopActor): Promise<void> {
  if (!isReady(shop.getSnapshot())) await waitFor(shop, isReady);
}

/** Asks again who is shopping, along with whoever asks already; refused when nobody is signed in, or nobody can tell. */
export async function sessionRefreshed(shop: ShopActor): Promise<void> {
  const session = sessionOf(shop);
  session.send({ type: 'session.refresh' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
  if (!settled.context.shopper.isLoggedIn || settled.hasTag('stale')) throw new Error('Nobody is signed in.');
}

/** No navigation waits longer than this for what its head says. */
const wordsWaitMs = 2_000;

/** The words of pages are on their way: resolves when they came, or did not. Null when nothing is awaited. */
export function wordsSettled(shop: ShopActor): Promise<unknown> | null {
  const settings = settingsOf(shop);
  if (!isWording(settings.getSnapshot())) return null;
  return waitFor(settings, (snapshot) => !isWording(snapshot), { timeout: wordsWaitMs }).catch(() => undefined);
}

/**
 * The chart of that name, for the page's life; opened if this is the first part that needs it. The shop must have
 * been started.
 */
export function openChart<Machine extends AnyStateMachine>(
  shop: ShopActor,
  name: string,
  logic: Machine,
  input?: unknown,
): ActorRefFrom<Machine> {
  shop.send({ type: 'chart.open', name, logic, input });
  return childOf<Machine>(shop, name);
}

/** The chart of that name when some part of the page has opened it. */
export const chartOf = <Machine extends AnyStateMachine>(
  shop: ShopActor,
  name: string,
): ActorRefFrom<Machine> | undefined => shop.system.get(name) as ActorRefFrom<Machine> | undefined;

/** Resolves when the chart of that name is not busy any more, or not at the work of that tag; at once where there is none. */
export async function chartSettled(shop: ShopActor, name: string, tag = 'busy'): Promise<void> {
  const chart = chartOf(shop, name);
  if (chart?.getSnapshot().hasTag(tag)) await waitFor(chart, (snapshot) => !snapshot.hasTag(tag));
}

/**
 * What of the shop travels in the page: plain data, or null when a chart is in the middle of a wait. Charts that the
 * page opened travel when `opened` says what of them may.
 */
export const dehydrateShop = (shop: ShopActor, opened: Carriages = {}): Carried | null =>
  dehydrate(shop, 'shop', { ...dehydrateFor, ...opened });

/**
 * The snapshot to start a shop from, undefined when nothing travelled. Machines of `openedCharts` must be provided to
 * the shop's machine before.
 */
export const rehydrateShop = (carried: Carried | null, opened: Carriages = {}) =>
  carried === null ? undefined : rehydrate(carried, 'shop', { ...dehydrateFor, ...opened });

/** The names of the charts that travelled and that the first bytes do not bring. */
export const openedCharts = (carried: Carried | null): readonly string[] =>
  Object.keys(carried?.children ?? {}).filter((name) => dehydrateFor[name] === undefined);

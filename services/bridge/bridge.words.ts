import type { Trace, TraceRecord } from '../inspection/trace.contract.ts';

/** The words that the shop and the app around it have for each other. `docs/embedding.md` tells the same to those who write the app. */
export const bridgeVersion = 1;

/** How long an answer is waited for, on either side. */
export const bridgePatienceMs = 3_000;

/** What waits to be said is never more than this. */
export const mostQueued = 20;

/** How many messages of the app are remembered, so that one sent twice is done once. */
export const mostHeard = 16;

/** The widest inset that a screen is believed to have. */
export const widestInsetPx = 200;

/** What the shop can ask of the app or tell it; the app names those that it takes. */
export const shopWords = [
  'nav:state',
  'trolley:count',
  'theme:changed',
  'link:external',
  'share',
  'file:open',
  'haptic',
  'signin:needed',
  'order:placed',
  'inspect:told',
] as const;
export type ShopWord = (typeof shopWords)[number];

/** What the app can tell the shop once it has said `host:ready`. */
export const hostWords = [
  'nav:back',
  'safearea:set',
  'session:changed',
  'app:resumed',
  'inspect:follow',
  'inspect:leave',
] as const;
export type HostWord = (typeof hostWords)[number];

/** What any app says of itself, and what either side says of a message it has had. */
export const mannersOfHost = ['host:ready', 'ack'] as const;
export const mannersOfShop = ['shop:hello', 'ack'] as const;

export const platforms = ['ios', 'android', 'other'] as const;
export type Platform = (typeof platforms)[number];

export const haptics = ['light', 'success', 'warning'] as const;
export type Haptic = (typeof haptics)[number];

export type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
export const sides = ['top', 'right', 'bottom', 'left'] as const;

export type NavState = {
  /** What the page calls itself. */
  readonly title: string;
  /** One step back leads to another page of the shop. */
  readonly canGoBack: boolean;
  /** Something stands over the page: back closes it before anything else. */
  readonly modalOpen: boolean;
  /** Without query and fragment. */
  readonly path: string;
};

/** What has happened in the page of late, as far as it may be told: see `services/inspection/`. */
export type Inspected = Pick<Trace, 'build' | 'dropped'> & { readonly records: readonly TraceRecord[] };

/** Said by the shop, each with what it carries. */
export type ShopMessage =
  | { readonly type: 'nav:state'; readonly payload: NavState }
  | { readonly type: 'trolley:count'; readonly payload: { readonly count: number } }
  | { readonly type: 'theme:changed'; readonly payload: { readonly theme: 'light' | 'dark' | 'device' } }
  | { readonly type: 'link:external'; readonly payload: { readonly url: string } }
  | { readonly type: 'share'; readonly payload: { readonly title: string; readonly url: string } }
  | { readonly type: 'file:open'; readonly payload: { readonly url: string } }
  | { readonly type: 'haptic'; readonly payload: { readonly kind: Haptic } }
  | { readonly type: 'signin:needed'; readonly payload: { readonly isAutomatic: boolean } }
  | { readonly type: 'order:placed'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'inspect:told'; readonly payload: Inspected };

/** What is true until it is said again: of each only the newest counts, and a new app hears it again. */
export const stateWords = ['nav:state', 'trolley:count', 'theme:changed'] as const satisfies readonly ShopWord[];

/** What a person waits for: where the app does not do it, the page does. */
export const actWords = ['link:external', 'share', 'file:open'] as const satisfies readonly ShopWord[];

/** What the app is and can do. */
export type HostReady = {
  readonly capabilities: readonly ShopWord[];
  readonly platform: Platform;
  readonly safeArea: Insets | null;
};

/** Said by the app, each with what it carries. */
export type HostMessage =
  | { readonly type: 'host:ready'; readonly payload: HostReady }
  | { readonly type: 'ack'; readonly payload: { readonly id: string; readonly handled: boolean } }
  | { readonly type: 'nav:back'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'safearea:set'; readonly payload: Insets }
  | { readonly type: 'session:changed'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'app:resumed'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'inspect:follow'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'inspect:leave'; readonly payload: Readonly<Record<string, never>> };

/** How every message travels. */
export type Envelope<Message> = { readonly v: typeof bridgeVersion; readonly id: string } & Message;

export type FromHost = Envelope<HostMessage>;
export type FromShop = Envelope<
  | ShopMessage
  | { readonly type: 'shop:hello'; readonly payload: { readonly capabilities: readonly HostWord[] } }
  | { readonly type: 'ack'; readonly payload: { readonly id: string; readonly handled: boolean } }
>;

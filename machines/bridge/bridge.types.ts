import type { FromShop, HostReady, Insets, NavState, ShopMessage } from '#services/bridge/bridge.words.ts';

/** A message of the app, as the adapters have checked it. */
export type Heard = { readonly id: string };

export type BridgeContext = {
  /** What the app said of itself; null until it did. */
  readonly host: HostReady | null;
  /** The newest of each thing that is true until it is said again. */
  readonly states: readonly ShopMessage[];
  /** What waits for its turn, oldest first; of the states only that they are due. */
  readonly queue: readonly ShopMessage[];
  /** On its way: the app has not yet said that it came. */
  readonly sent: { readonly id: string; readonly message: ShopMessage } | null;
  /** How many messages have gone out: the next one's number. */
  readonly posted: number;
  /** The last messages of the app and what was answered, so that one sent twice is done once. */
  readonly heard: readonly { readonly id: string; readonly handled: boolean }[];
};

export type BridgeEvent =
  /** There is a way to an app. */
  | { readonly type: 'host.found' }
  /** The app says what it is. */
  | ({ readonly type: 'host.introduced'; readonly hello: HostReady } & Heard)
  /** The app had the message with that number. */
  | { readonly type: 'message.acknowledged'; readonly of: string; readonly handled: boolean }
  /** The visitor goes back by a key or a gesture of the device. */
  | ({ readonly type: 'back.ask' } & Heard)
  | ({ readonly type: 'insets.changed'; readonly insets: Insets } & Heard)
  /** The app signed somebody in or out, or was away long enough that it might have happened. */
  | ({ readonly type: 'session.changed' } & Heard)
  /** The app wants to be told what happens in the page, or no more. */
  | ({ readonly type: 'inspection.ask'; readonly isOn: boolean } & Heard)
  /** The page has something for the app. */
  | { readonly type: 'message.tell'; readonly message: ShopMessage };

/** What the page does when the chart says so. */
export type BridgeReport =
  | { readonly type: 'post.asked'; readonly message: FromShop }
  | { readonly type: 'back.asked'; readonly from: 'modal' | 'page' }
  | { readonly type: 'insets.asked'; readonly insets: Insets }
  /** Who is shopping may have changed. */
  | { readonly type: 'session.asked' }
  | { readonly type: 'inspection.asked'; readonly isOn: boolean }
  /** The app did not do it: the page does what a browser would. */
  | { readonly type: 'message.undelivered'; readonly message: ShopMessage };

/** `connected`: an app is there and answers. `waiting`: a message is on its way. */
export type BridgeTag = 'connected' | 'waiting';

export const blankBridge: BridgeContext = { host: null, states: [], queue: [], sent: null, posted: 0, heard: [] };

export type Place = Pick<NavState, 'canGoBack' | 'modalOpen'>;

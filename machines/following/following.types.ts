/** A tab of the shop that could be followed. */
export type ShopTab = { readonly tab: string; readonly title: string; readonly actors: number };

export type FollowingContext = {
  readonly tabs: readonly ShopTab[];
  /** The tab that is followed, or was until it was lost. */
  readonly tab: string | null;
  /** What was said by the tab that is followed: in how many records, of which build. */
  readonly heard: number;
  readonly build: string | null;
};

export type FollowingEvent =
  | { readonly type: 'tabs.look' }
  | ({ readonly type: 'tab.here' } & ShopTab)
  | { readonly type: 'tab.told'; readonly tab: string; readonly build: string; readonly count: number }
  | { readonly type: 'tab.gone'; readonly tab: string }
  | { readonly type: 'tab.choose'; readonly tab: string }
  | { readonly type: 'tab.leave' };

/** What has to be said on the channel. */
export type FollowingReport =
  | { readonly type: 'look.asked' }
  | { readonly type: 'follow.asked'; readonly tab: string }
  | { readonly type: 'leave.asked'; readonly tab: string };

/** `following`: what the tab tells is heard. `lost`: it was, and the tab is silent. */
export type FollowingTag = 'looking' | 'alone' | 'following' | 'lost';

import type { Move, Visits } from '#services/navigation/history.rules.ts';
import type { ScrollTo } from '#services/navigation/scroll.rules.ts';
import type { Carriage } from '../kit/index.ts';

export type NavigationInput = { readonly url: string };

export type NavigationContext = {
  readonly visits: Visits;
  /** The page that was last seen without a modal over it. */
  readonly lastPage: string;
  /** The number of the newest navigation; word of an older one counts for nothing. */
  readonly generation: number;
  /** Where the eye should be after the last navigation. */
  readonly scrollTo: ScrollTo;
};

/** What the router tells. Each navigation has a number of its own, growing. */
export type NavigationEvent =
  | { readonly type: 'navigation.started'; readonly generation: number }
  | ({ readonly type: 'navigation.ended'; readonly generation: number } & Arrival)
  | { readonly type: 'navigation.cancelled'; readonly generation: number }
  | { readonly type: 'navigation.failed'; readonly generation: number };

export type Arrival = {
  /** The public URL, modals included. */
  readonly href: string;
  readonly move: Move;
  readonly keepsPlace?: boolean;
  /** What the page calls itself, for those who hear it. */
  readonly title?: string;
};

/** A major change: the visitor is on another page, and nothing is open over it. Emitted, and told to the parent. */
export type NavigationReport = {
  readonly type: 'page.changed';
  readonly from: string;
  readonly to: string;
  readonly title: string;
};

/** `indicating`: the loading indicator is drawn. `fading`: it is on its way out. `modal`: the page must not scroll. */
export type NavigationTag = 'indicating' | 'fading' | 'modal';

export const blankNavigation: NavigationContext = {
  visits: { hrefs: ['/'], at: 0 },
  lastPage: '/',
  generation: 0,
  scrollTo: 'keep',
};

export const navigationCarriage: Carriage = { keeps: ['visits', 'lastPage'], blank: blankNavigation };

import type { LateChart, RouterContext } from './-context.ts';

type Looked = { readonly context: RouterContext; readonly preload: boolean };
type Entering = { readonly cause: 'preload' | 'enter' | 'stay' };

/**
 * A page that tells charts what it needs, each time that it is entered. A link to it that is only looked at brings the
 * code of those that are named and tells them nothing: the router takes what a look brought for the page's own, even while
 * that is on its way, and whoever follows the link would stand before charts that were asked for nothing.
 */
export const entered = (...charts: readonly LateChart[]) => ({
  preload: false,
  beforeLoad: ({ context: { openLate }, preload }: Looked): void => {
    if (preload) for (const chart of charts) void openLate(chart).catch(() => undefined);
  },
  shouldReload: ({ cause }: Entering): boolean => cause === 'enter',
});

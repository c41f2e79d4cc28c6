import type { ShopRouter } from '../router.tsx';

/**
 * Pages fade in where go-to.ts asks for it. A fade that the next page cuts short is no fault: the router hears of its
 * end alone, and a browser reports what nobody hears.
 */
export function fadeQuietly(router: ShopRouter): void {
  router.startViewTransition = (show) => {
    const isWanted = router.shouldViewTransition;
    delete router.shouldViewTransition;
    if (!isWanted) return show();
    const fade = document.startViewTransition(show);
    fade.ready.catch(() => undefined);
    return fade.updateCallbackDone;
  };
}

import type { ShopActor } from '#machines/shop/index.ts';
import { modalsOf, navigationOf, scrollOf } from '#machines/shop/index.ts';
import { modalAt } from '#routes/-modal-chunks.ts';
import type { Move } from '#services/navigation/history.rules.ts';
import { focusOn } from '#ui/focus/focus-on.ts';
import type { ShopRouter } from '../router.tsx';
import { fadeQuietly } from './fading.ts';

/** Tells the navigation chart what the router does, and puts the eye and the focus where the chart says. */
export function followRouter(router: ShopRouter, shop: ShopActor): () => void {
  const navigation = navigationOf(shop);
  let generation = 0;
  let index = indexOf(router);
  let move: Move = 'push';
  /** What stood in the field that had the focus when the page was left. */
  let typed: string | null = null;
  fadeQuietly(router);

  const stop = [
    router.history.subscribe(({ action }) => {
      const to = indexOf(router);
      move = action.type === 'PUSH' ? 'push' : action.type === 'REPLACE' ? 'replace' : to - index;
      index = to;
    }),
    router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
      if (!hrefChanged) return;
      typed = typedText();
      navigation.send({ type: 'navigation.started', generation: ++generation });
    }),
    router.subscribe('onRendered', ({ toLocation, fromLocation, hrefChanged }) => {
      if (!hrefChanged || !fromLocation) return;
      const hasFailed = router.state.matches.some((match) => match.status === 'error');
      if (hasFailed) navigation.send({ type: 'navigation.failed', generation });
      modalsOf(shop).send({ type: 'address.changed', modal: modalAt(toLocation.publicHref) });
      navigation.send({
        type: 'navigation.ended',
        generation,
        href: toLocation.publicHref,
        move,
        keepsPlace: keepsPlaceOf(toLocation.state),
        title: document.title,
      });
      place(scrollOf(navigation.getSnapshot()), fromLocation.publicHref, typed === typedText());
    }),
  ];
  return () => {
    for (const one of stop) one();
  };
}

/** What the link that led here asked for: the list grows or narrows under the reader (go-to.ts writes it). */
const keepsPlaceOf = (state: object): boolean => 'keepsPlace' in state && state.keepsPlace === true;

const indexOf = (router: ShopRouter): number => router.history.location.state.__TSR_index;

/** Nobody who has begun to type meanwhile has the focus taken away. */
const typedText = (): string | null =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null;

function place(scroll: ReturnType<typeof scrollOf>, leftHref: string, takesFocus: boolean): void {
  const focusIt = takesFocus ? focusOn : () => undefined;
  if (scroll === 'top') focusIt(document.querySelector<HTMLElement>('main h1'));
  if (scroll === 'results') {
    const results = document.querySelector<HTMLElement>('[data-results]');
    results?.scrollIntoView({ block: 'start' });
    focusIt(results);
  }
  if (scroll === 'restore') focusIt(anchorTo(leftHref) ?? document.querySelector<HTMLElement>('main h1'));
}

/** The link that led to the page just left, so that going back finds the card that was opened. */
const anchorTo = (publicHref: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    ({ pathname, search }) => `${pathname}${search}` === publicHref,
  ) ?? null;

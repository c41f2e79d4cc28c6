import { type RefObject, useLayoutEffect } from 'react';
import { placeCutout } from './cutout-place.rules.ts';

type Elements = { readonly root: RefObject<HTMLElement | null>; readonly card: RefObject<HTMLElement | null> };
type Measures = { readonly targetId: string; readonly widthPx: number; readonly radiusPx: number };

/** Keeps the hole over its target and the card beside it while the page scrolls and changes its size. */
export function usePlacedCutout(isShown: boolean, { root, card }: Elements, measures: Measures): void {
  const { targetId, widthPx, radiusPx } = measures;
  useLayoutEffect(() => {
    const [whole, element] = [root.current, card.current];
    if (!isShown || !whole || !element) return;
    const set = (name: string, px: number) => whole.style.setProperty(name, `${px}px`);
    const place = () => {
      const target = document.getElementById(targetId);
      whole.dataset['side'] = 'nowhere';
      set('--cutout-width', widthPx);
      set('--cutout-radius', radiusPx);
      if (!target) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { side, hole, leftPx, topPx, pointerPx } = placeCutout(
        target.getBoundingClientRect(),
        size,
        { width, height },
        radiusPx,
      );
      whole.dataset['side'] = side;
      set('--cutout-x', hole.xPx);
      set('--cutout-y', hole.yPx);
      set('--cutout-left', leftPx);
      set('--cutout-top', topPx);
      set('--cutout-pointer', pointerPx);
    };
    document.getElementById(targetId)?.scrollIntoView?.({ block: 'nearest' });
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [isShown, root, card, targetId, widthPx, radiusPx]);
  useLayoutEffect(() => {
    if (isShown) card.current?.focus({ preventScroll: true });
  }, [isShown, card]);
}

import { type RefObject, useLayoutEffect } from 'react';
import { placeOf } from './place.rules.ts';

type Elements = { readonly root: RefObject<HTMLElement | null>; readonly panel: RefObject<HTMLElement | null> };

/** Keeps an open popup beside its button and in the window, and gives it the focus when it opens. */
export function usePlaced(isOpen: boolean, { root, panel }: Elements): void {
  useLayoutEffect(() => {
    const [anchor, element] = [root.current, panel.current];
    if (!isOpen || !anchor || !element) return;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.scrollHeight };
      const { side, align, shiftPx, roomPx } = placeOf(anchor.getBoundingClientRect(), size, { width, height });
      element.dataset['side'] = side;
      element.dataset['align'] = align;
      element.style.setProperty('--popup-shift', `${shiftPx}px`);
      element.style.setProperty('--popup-room', `${roomPx}px`);
    };
    place();
    element.focus();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen, root, panel]);
}

import { type RefObject, useEffect, useLayoutEffect } from 'react';
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

type Hearing = { readonly onEscape: () => void; readonly onOutside: () => void };

/** What closes an open popup from elsewhere on the page. Escape is for this popup unless another stands over it. */
export function useElsewhere(
  isOpen: boolean,
  { root }: Pick<Elements, 'root'>,
  isTop: () => boolean,
  { onEscape, onOutside }: Hearing,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = ({ target }: Event) => target instanceof Node && !root.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isTop()) return;
      const modal = document.querySelector('dialog[open]');
      if (modal && !modal.contains(root.current)) return;
      event.preventDefault();
      onEscape();
    };
    const onPress = (event: Event) => {
      if (isOutside(event)) onOutside();
    };
    const presses = ['pointerup', 'click', 'focusin'] as const;
    document.addEventListener('keydown', onKeyDown);
    for (const press of presses) document.addEventListener(press, onPress, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const press of presses) document.removeEventListener(press, onPress, true);
    };
  }, [isOpen, root, isTop, onEscape, onOutside]);
}

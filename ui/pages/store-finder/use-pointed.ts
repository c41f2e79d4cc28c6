import { type RefObject, useEffect } from 'react';
import { storeIdOf } from '#services/fulfilment/stores.rules.ts';

/** Says on which store's entry a pointer or the focus is, and when it is on none: one listener for the whole list. */
export function usePointed(list: RefObject<HTMLElement | null>, onPoint: (storeId: number | null) => void): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let last: number | null = null;
    const tell = (storeId: number | null) => {
      if (storeId !== last) onPoint((last = storeId));
    };
    const onEnter = ({ target }: Event) =>
      tell(target instanceof Element ? storeIdOf(target.closest('.store-entry')?.id ?? '') : null);
    const onLeave = () => tell(null);
    const entering = ['pointerover', 'focusin'] as const;
    const leaving = ['pointerleave', 'focusout'] as const;
    for (const kind of entering) element.addEventListener(kind, onEnter);
    for (const kind of leaving) element.addEventListener(kind, onLeave);
    return () => {
      for (const kind of entering) element.removeEventListener(kind, onEnter);
      for (const kind of leaving) element.removeEventListener(kind, onLeave);
    };
  }, [list, onPoint]);
}

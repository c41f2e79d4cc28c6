import { type RefObject, useEffect } from 'react';

type Hearing = { readonly onEscape: () => void; readonly onOutside: () => void };

/**
 * What closes an open part from elsewhere on the page: a press or the focus outside `root`, and Escape, which is for what
 * was opened last.
 */
export function useElsewhere(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
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

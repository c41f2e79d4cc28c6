import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusOn } from '../focus/focus-on.ts';

/**
 * Makes a dialog modal as long as it stands on the page, and gives the focus back to where it was. What was there may
 * be gone: then the page's heading has it, and a screen reader begins with the page.
 */
export function useModalElement(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || typeof element.showModal !== 'function') return;
    element.open = false;
    element.showModal();
    return () => {
      element.close();
      const { activeElement, body } = element.ownerDocument;
      if (activeElement === null || activeElement === body || element.contains(activeElement))
        focusOn(element.ownerDocument.querySelector<HTMLElement>('main h1'));
    };
  }, []);
  return dialog;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where one step of a form takes the place of another, the focus would be lost: it goes to what is marked
 * `data-step-focus`, or to the first button or field in there. Nothing is focused as a page opens.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(step);
  useEffect(() => {
    if (was.current === step) return;
    was.current = step;
    const marked = [...(box.current?.querySelectorAll<HTMLElement>('[data-step-focus]') ?? [])].find(
      (one) => one.closest('[hidden]') === null,
    );
    (marked?.querySelector<HTMLElement>('input, button') ?? marked)?.focus();
  }, [step]);
  return box;
}

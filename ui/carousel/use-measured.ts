import { type RefObject, useEffect, useRef } from 'react';

/** Tells the width of an element, at first and whenever it changes. */
export function useMeasured(target: RefObject<HTMLElement | null>, onMeasure: (element: HTMLElement) => void): void {
  const tell = useRef(onMeasure);
  useEffect(() => {
    tell.current = onMeasure;
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const measure = () => tell.current(element);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}

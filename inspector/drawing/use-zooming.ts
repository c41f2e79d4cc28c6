import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export const zoomStep = 1.25;

type At = { readonly x: number; readonly y: number };

/** What is larger or smaller stays where it was: under the pointer when the wheel turned, else in the middle. */
export function useZooming(
  window: RefObject<HTMLElement | null>,
  scale: number,
  onZoom: (factor: number) => void,
): void {
  const before = useRef(scale);
  const pointer = useRef<At | null>(null);
  useLayoutEffect(() => {
    const element = window.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (!element || ratio === 1) return;
    const { x, y } = pointer.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    pointer.current = null;
    element.scrollTo({
      left: (element.scrollLeft + x) * ratio - x,
      top: (element.scrollTop + y) * ratio - y,
      behavior: 'instant',
    });
  }, [window, scale]);

  // React listens passively to the wheel, and a page that is zoomed by the browser as well is of no use.
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const element = window.current;
    const turn = (event: WheelEvent) => {
      if (!element || (!event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      pointer.current = { x: event.clientX - left, y: event.clientY - top };
      latest.current(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [window]);
}

import { type RefObject, useEffect } from 'react';
import { asideMachine, isAside } from '#machines/aside/index.ts';
import { useChart } from '../chart/use-chart.ts';

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether something that stands over the page has to make way, because what has the focus lies under its place. */
export function useWayClear(place: RefObject<HTMLElement | null>): boolean {
  const [aside, send] = useChart(asideMachine);
  useEffect(() => {
    const look = () => {
      const { current } = place;
      const focused = document.activeElement;
      const isUnder =
        current !== null &&
        focused !== null &&
        focused !== document.body &&
        !focused.contains(current) &&
        !current.contains(focused) &&
        overlap(current.getBoundingClientRect(), focused.getBoundingClientRect());
      send({ type: isUnder ? 'focus.covered' : 'focus.cleared' });
    };
    const page = window;
    page.addEventListener('focusin', look);
    page.addEventListener('focusout', look);
    page.addEventListener('scroll', look, { passive: true, capture: true });
    page.addEventListener('resize', look);
    look();
    return () => {
      page.removeEventListener('focusin', look);
      page.removeEventListener('focusout', look);
      page.removeEventListener('scroll', look, { capture: true });
      page.removeEventListener('resize', look);
    };
  }, [place, send]);
  return isAside(aside);
}

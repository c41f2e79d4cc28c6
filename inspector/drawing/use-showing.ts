import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Spot } from './place.ts';

/** A state's first line, which says its name. */
const linePx = 40;

/** What is selected or lit is brought into the window; whoever drags or zooms afterwards is let be. */
export function useShowing(
  window: RefObject<HTMLElement | null>,
  spot: Spot | null,
  scale: number,
  room: { readonly width: number; readonly height: number },
): void {
  const size = useRef(scale);
  useLayoutEffect(() => {
    size.current = scale;
  });
  useEffect(() => {
    const element = window.current;
    if (!spot || !element) return;
    const [left, top] = [spot.x * size.current, spot.y * size.current];
    const [width, height] = [spot.width * size.current, spot.height * size.current];
    const isSeen =
      left >= element.scrollLeft &&
      left + Math.min(width, room.width) <= element.scrollLeft + room.width + 1 &&
      top >= element.scrollTop &&
      top + linePx <= element.scrollTop + room.height;
    if (isSeen) return;
    element.scrollTo({
      left: left - (room.width - width) / 2,
      top: top - Math.max(24, (room.height - height) / 2),
    });
  }, [window, spot, room]);
}

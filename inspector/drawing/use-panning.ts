import { type RefObject, useEffect } from 'react';

/** A hand that shakes does not drag. */
const slackPx = 4;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/** A window is moved over what it shows by dragging with a mouse or a pen, and by Shift with an arrow key; fingers scroll. */
export function usePanning(window: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const life = new AbortController();
    const { signal } = life;
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null;
    let hasMoved = false;
    const begin = ({ button, pointerType, clientX, clientY }: PointerEvent) => {
      hasMoved = false;
      if (button === 0 && pointerType !== 'touch')
        from = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const move = ({ pointerId, clientX, clientY, buttons }: PointerEvent) => {
      if (from === null || buttons === 0) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!hasMoved && Math.hypot(x, y) < slackPx) return;
      if (!hasMoved) element.setPointerCapture(pointerId);
      hasMoved = true;
      element.dataset['dragged'] = '';
      element.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
    };
    const end = () => {
      from = null;
      delete element.dataset['dragged'];
    };
    /** Who lets go of the drawing over a state has not chosen it. */
    const choose = (event: MouseEvent) => {
      if (hasMoved) event.stopPropagation();
      hasMoved = false;
    };
    const press = (event: KeyboardEvent) => {
      const step = event.shiftKey ? steps[event.key] : undefined;
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      element.scrollBy({ left: step[0], top: step[1] });
    };
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', choose, { signal, capture: true });
    element.addEventListener('keydown', press, { signal, capture: true });
    return () => life.abort();
  }, [window]);
}

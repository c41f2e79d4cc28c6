import { type PointerEvent, useRef } from 'react';

/** Shorter than this it is a shaky tap. */
const shortestSwipePx = 40;

/** Handlers that know a swipe of a finger or pen. What goes up or down is the page's own and is left to it. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') start.current = { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      forget();
      if (!from || from.id !== pointerId) return;
      const across = clientX - from.x;
      if (Math.abs(across) < shortestSwipePx || Math.abs(across) <= Math.abs(clientY - from.y)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: forget,
  };
}

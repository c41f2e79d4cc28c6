import { type FocusEvent, useEffect, useRef } from 'react';

export type Held = { readonly type: 'hold.start' | 'hold.end'; readonly by: 'pointer' | 'focus' | 'tab' };
type Told = Held | { readonly type: 'motion.learned'; readonly isReduced: boolean };

/**
 * What keeps slides from turning by themselves: a pointer on them, focus in them, a tab that nobody looks at, and the
 * wish for less motion. The handlers go on the element that holds the slides.
 */
export function useHolds(send: (event: Told) => void) {
  const tell = useRef(send);
  useEffect(() => {
    tell.current = send;
  });
  useEffect(() => {
    const learn = () => tell.current({ type: document.hidden ? 'hold.start' : 'hold.end', by: 'tab' });
    if (document.hidden) learn();
    document.addEventListener('visibilitychange', learn);
    return () => document.removeEventListener('visibilitychange', learn);
  }, []);
  useEffect(() => {
    const wish = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
    if (!wish) return;
    const learn = () => tell.current({ type: 'motion.learned', isReduced: wish.matches });
    if (wish.matches) learn();
    wish.addEventListener('change', learn);
    return () => wish.removeEventListener('change', learn);
  }, []);
  return {
    onPointerEnter: () => send({ type: 'hold.start', by: 'pointer' }),
    onPointerLeave: () => send({ type: 'hold.end', by: 'pointer' }),
    /** A click leaves focus on an arrow: that is no wish to stay there. */
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.closest('[data-slide]') || target.matches(':focus-visible')) send({ type: 'hold.start', by: 'focus' });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) send({ type: 'hold.end', by: 'focus' });
    },
  };
}

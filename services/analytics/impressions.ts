import type { Timers } from '../clock/timers.ts';
import type { Log } from '../log.ts';
import type { Impression, ImpressionsService } from './analytics.contract.ts';

const beginsAfterMs = 500;
/** What fits the viewport is seen by half; what is taller or wider than it can show no half, and is seen by a fifth. */
const fitting = 0.5;
const oversize = 0.2;

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'> & {
  readonly boundingClientRect: Pick<DOMRect, 'width' | 'height'>;
  readonly rootBounds: Pick<DOMRect, 'width' | 'height'> | null;
};
type Observer = Pick<IntersectionObserver, 'observe' | 'unobserve'>;

type Edge = {
  readonly createObserver:
    | ((hear: (entries: readonly Entry[]) => void, options: { readonly threshold: number[] }) => Observer)
    | undefined;
  readonly viewport: () => { readonly width: number; readonly height: number };
  readonly timers: Timers;
  readonly log: Pick<Log, 'warn'>;
};

type Watched = Impression & { isInView: boolean };

function isSeen(entry: Entry, viewport: { readonly width: number; readonly height: number }): boolean {
  const { width, height } = entry.boundingClientRect;
  const room = entry.rootBounds ?? viewport;
  const needed = height > room.height || width > room.width ? oversize : fitting;
  return entry.isIntersecting && entry.intersectionRatio >= needed;
}

/** Says when elements come into view. One observer watches them all. */
export function createImpressions({ createObserver, viewport, timers, log }: Edge): ImpressionsService {
  const watched = new Map<Element, Watched>();
  let isMissingLogged = false;

  const observer = createObserver?.(
    (entries) => {
      for (const entry of entries) {
        const one = watched.get(entry.target);
        if (!one) continue;
        const wasInView = one.isInView;
        one.isInView = isSeen(entry, viewport());
        if (!one.isInView || wasInView) continue;
        if (one.mode === 'first-only') leave(entry.target);
        one.onSeen();
      }
    },
    { threshold: [oversize, fitting] },
  );
  function leave(element: Element): void {
    watched.delete(element);
    observer?.unobserve(element);
  }

  function withoutObserver({ onSeen, preventsFallback = false }: Impression): () => void {
    if (!isMissingLogged) log.warn('The intersection observer API is not available');
    isMissingLogged = true;
    if (!preventsFallback) onSeen();
    return () => {};
  }

  return {
    watch(element, impression) {
      if (impression.mode === 'disabled') return () => {};
      if (!observer) return withoutObserver(impression);
      const timer = timers.setTimeout(() => {
        watched.set(element, { ...impression, isInView: false });
        observer.observe(element);
      }, beginsAfterMs);
      return () => {
        timers.clearTimeout(timer);
        leave(element);
      };
    },
  };
}

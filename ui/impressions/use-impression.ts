import { createContext, type RefCallback, useCallback, useContext, useEffect, useRef } from 'react';
import type { Impression, ImpressionsService } from '#services/analytics/analytics.contract.ts';

/** Who watches for the parts below. On the server, and where nobody listens, nothing is watched. */
export const ImpressionsContext = createContext<ImpressionsService['watch']>(() => () => {});

/** For the `ref` of what is to be counted when it comes into view; all share the one observer of the page. */
export function useImpression({ mode, onSeen, preventsFallback = false }: Impression): RefCallback<Element> {
  const watch = useContext(ImpressionsContext);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  return useCallback(
    (element) => {
      if (element) return watch(element, { mode, onSeen: () => seen.current(), preventsFallback });
    },
    [watch, mode, preventsFallback],
  );
}

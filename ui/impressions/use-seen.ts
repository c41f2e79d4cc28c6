import { type RefCallback, useCallback, useContext, useEffect, useRef } from 'react';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import type { SeenIn } from '#services/analytics/product-seen.rules.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { useTell } from '#ui/tell/tell.ts';
import { ImpressionsContext } from './use-impression.ts';

type EventsOf<T> = (item: T, index: number) => Promise<readonly AnalyticsEvent[]>;

/**
 * For the `ref` of a list whose children are those items, in their order: tells of each once, when it came into view.
 * One hook a list, because a page has many items; without `eventsOf` nothing is watched. A list that grows is watched
 * anew, and what was told of it stays told.
 */
function useItemsSeen<T extends object>(items: readonly T[], eventsOf: EventsOf<T> | undefined): RefCallback<Element> {
  const tell = useTell();
  const watch = useContext(ImpressionsContext);
  const events = useRef(eventsOf);
  useEffect(() => {
    events.current = eventsOf;
  });
  const isCounted = eventsOf !== undefined;
  const told = useRef(new WeakSet<T>());
  return useCallback(
    (list) => {
      if (!list || !isCounted) return;
      const stops = [...list.children].map((place, index) => {
        const item = items[index];
        const onSeen = () => {
          if (!item || told.current.has(item)) return;
          told.current.add(item);
          void events
            .current?.(item, index)
            .then((seen) => seen.forEach(tell))
            .catch(() => undefined);
        };
        return watch(place, { mode: 'first-only', onSeen });
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
    [items, isCounted, tell, watch],
  );
}

/** For the `ref` of a list of products, as that list is called. */
export const useProductsSeen = (products: readonly Product[], list: SeenIn | undefined): RefCallback<Element> =>
  useItemsSeen(
    products,
    list &&
      (async (product, index) =>
        (await import('#services/analytics/product-seen.rules.ts')).productSeen(product, index, list)),
  );

/** For the `ref` of a page's banners. */
export const useBannersSeen = (banners: readonly Banner[], page: string): RefCallback<Element> =>
  useItemsSeen(banners, async (banner, index) =>
    (await import('#services/analytics/banner-seen.rules.ts')).bannerSeen(banner, index, page),
  );

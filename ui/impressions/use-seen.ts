import { type RefCallback, useCallback, useContext, useEffect, useRef } from 'react';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import type { SeenIn } from '#services/analytics/product-seen.rules.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { useTell } from '#ui/tell/tell.ts';
import { ImpressionsContext } from './use-impression.ts';

type EventsOf<T> = (item: T, index: number) => Promise<readonly (AnalyticsEvent | null)[]>;
type Told<T> = {
  readonly seen: EventsOf<T>;
  /** A link in it was followed. */
  readonly followed: EventsOf<T>;
};

/**
 * For the `ref` of a list whose children are those items, in their order: tells of each once, when it came into view, and
 * whenever one of its links is followed. One hook a list, because a page has many items; without `eventsOf` nothing is
 * watched. A list that grows is watched
 * anew, and what was told of it stays told.
 */
function useItemsSeen<T extends object>(items: readonly T[], eventsOf: Told<T> | undefined): RefCallback<Element> {
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
      const places = [...list.children];
      const say = (happened: keyof Told<T>, item: T, index: number) =>
        void events.current?.[happened](item, index)
          .then((told) => told.forEach((event) => event && tell(event)))
          .catch(() => undefined);
      const stops = places.map((place, index) => {
        const item = items[index];
        const onSeen = () => {
          if (!item || told.current.has(item)) return;
          told.current.add(item);
          say('seen', item, index);
        };
        return watch(place, { mode: 'first-only', onSeen });
      });
      const follow = ({ target }: Event) => {
        const index = places.findIndex((place) => place.contains(target as Element));
        const item = items[index];
        if (item && (target as Element).closest('a')) say('followed', item, index);
      };
      list.addEventListener('click', follow);
      return () => {
        list.removeEventListener('click', follow);
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
    list && {
      seen: async (product, index) =>
        (await import('#services/analytics/product-seen.rules.ts')).productSeen(product, index, list),
      followed: async (product, index) => [
        (await import('#services/analytics/media.rules.ts')).mediaOfProduct('media_click', product, index, list),
      ],
    },
  );

/** For the `ref` of a list of recipes: each is told of once by its name. */
export const useRecipesSeen = (recipes: readonly { readonly title: string }[]): RefCallback<Element> =>
  useItemsSeen(recipes, {
    seen: async ({ title }) => [{ event: 'recipe_stamp_impression', recipe_name: title }],
    followed: async () => [],
  });

/** For the `ref` of a page's banners. */
export const useBannersSeen = (banners: readonly Banner[], page: string): RefCallback<Element> =>
  useItemsSeen(banners, {
    seen: async (banner, index) =>
      (await import('#services/analytics/banner-seen.rules.ts')).bannerSeen(banner, index, page),
    followed: async (banner, index) => [
      (await import('#services/analytics/media.rules.ts')).mediaOfBanner('media_click', banner, index, page),
    ],
  });

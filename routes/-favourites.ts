import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { isShopper, type ShopActor, sessionOf } from '#machines/shop/index.ts';
import { useLive } from '#ui/chart/use-live.ts';
import type { FavouriteParts, FavouritesActor, FavouritesOnPage } from '#ui/favourite/favourite-context.ts';

/** The favourites of a shopper, once the page is live; null for everybody else. The chart comes when a product asks for it. */
export function useFavouritesOnPage(shop: ShopActor): FavouritesOnPage | null {
  const { partsOf, openLate } = useRouteContext({ from: '__root__' });
  const isLive = useLive();
  const isWelcome = useSelector(sessionOf(shop), isShopper);
  const favourites = useSelector(
    shop,
    ({ children }) => (children as { readonly favourites?: FavouritesActor }).favourites,
  );
  const parts = favourites && (partsOf('favourites') as FavouriteParts | undefined);
  const want = useCallback(() => void openLate('favourites').catch(() => undefined), [openLate]);
  return useMemo(
    () => (isLive && isWelcome ? { here: favourites && parts ? { favourites, ...parts } : null, want } : null),
    [isLive, isWelcome, favourites, parts, want],
  );
}

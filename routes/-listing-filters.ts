import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { hasSheetOpen, type listingMachine, unfoldedOf } from '#machines/listing/index.ts';
import { chartOf, navigationOf } from '#machines/shop/index.ts';
import type { FiltersHold } from '#ui/pages/listing/filters-hold.ts';
import type { RouterContext } from './-context.ts';

const none: readonly string[] = [];

/** The filters' part of the listing's chart. A page whose results were fetched ahead opens the chart when it is first told something. */
export function useFiltersHold({ shop, openLate }: RouterContext): FiltersHold {
  useSelector(shop, ({ children }) => 'listing' in children);
  const chart = chartOf<typeof listingMachine>(shop, 'listing');
  const isSheetOpen = useSelector(chart, (state) => state !== undefined && hasSheetOpen(state));
  const unfolded = useSelector(chart, (state) => (state === undefined ? none : unfoldedOf(state)));
  // As the page's own indicator: results that come at once make nothing flicker, and those fetched ahead of a press count too.
  const isMoving = useSelector(
    navigationOf(shop),
    (navigation) => isSheetOpen && navigation.hasTag('indicating') && !navigation.hasTag('fading'),
  );
  const tell = useCallback(
    async (event: Parameters<NonNullable<typeof chart>['send']>[0]) => {
      await openLate('listing');
      chartOf<typeof listingMachine>(shop, 'listing')?.send(event);
    },
    [shop, openLate],
  );
  return useMemo(
    () => ({
      isSheetOpen,
      isMoving,
      unfolded,
      onOpen: () => tell({ type: 'filters.open' }),
      onClose: () => void tell({ type: 'filters.close' }),
      onUnfold: (key) => void tell({ type: 'facet.unfold', key }),
    }),
    [isSheetOpen, isMoving, unfolded, tell],
  );
}

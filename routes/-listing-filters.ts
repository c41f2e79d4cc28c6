import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { hasSheetOpen, type listingMachine, unfoldedOf } from '#machines/listing/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { FiltersHold } from '#ui/pages/listing/filters-hold.ts';
import type { RouterContext } from './-context.ts';

const none: readonly string[] = [];

/** The filters' part of the listing's chart. A page whose results were fetched ahead opens the chart when it is first told something. */
export function useFiltersHold({ shop, openLate }: RouterContext): FiltersHold {
  useSelector(shop, ({ children }) => 'listing' in children);
  const chart = chartOf<typeof listingMachine>(shop, 'listing');
  const isSheetOpen = useSelector(chart, (state) => state !== undefined && hasSheetOpen(state));
  const unfolded = useSelector(chart, (state) => (state === undefined ? none : unfoldedOf(state)));
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
      unfolded,
      onOpen: () => tell({ type: 'filters.open' }),
      onClose: () => void tell({ type: 'filters.close' }),
      onUnfold: (key) => void tell({ type: 'facet.unfold', key }),
    }),
    [isSheetOpen, unfolded, tell],
  );
}

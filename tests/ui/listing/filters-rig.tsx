import { cleanup, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { hasSheetOpen, listingMachine, resultsOf, unfoldedOf } from '#machines/listing/index.ts';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { platformDialogs } from '../kit/dialogs.ts';
import { listingOf } from '../samples.ts';

const widthPx = window.innerWidth;
const rig = {} as { platform: ReturnType<typeof platformDialogs>; chart: Actor<typeof listingMachine> };

/** A phone with a listing whose filters are held by a chart of its own. */
export function onPhone(): typeof rig {
  // They come late: a press must not wait for them.
  beforeAll(async () => {
    await import('#ui/pages/listing/filters-sheet.tsx');
    await import('#ui/facets/facet-search.tsx');
  });
  beforeEach(() => {
    rig.platform = platformDialogs();
    Object.assign(window, { innerWidth: 390 });
    rig.chart = createActor(listingMachine).start();
  });
  afterEach(() => {
    cleanup();
    rig.platform.restore();
    rig.chart.stop();
    Object.assign(window, { innerWidth: widthPx });
  });
  return rig;
}

export const vegan = { key: 'Dietary', value: 'Vegan', name: 'Vegan', isBooleanValue: true };
export const halal = { key: 'Dietary', value: 'Halal', name: 'Halal', isBooleanValue: true };
export const dietary = (...chosen: readonly { readonly value: string }[]) => ({
  key: 'Dietary',
  name: 'Dietary and lifestyle',
  isBooleanValue: true,
  values: ['Halal', 'Vegan'].map((value) => ({
    value,
    name: value,
    count: 5,
    selected: chosen.some((one) => one.value === value),
  })),
});
export type Shown = {
  readonly changes?: Partial<ListingWire>;
  readonly search?: ListingSearch;
  readonly at?: string;
  readonly isMoving?: boolean;
};

export function Page({ changes = {}, search = {}, at = '/shop/specials', isMoving = false }: Shown) {
  const { chart } = rig;
  const isSheetOpen = useSelector(chart, hasSheetOpen);
  const unfolded = useSelector(chart, unfoldedOf);
  return (
    <ListingPage
      listing={listingOf({ facets: [dietary()], ...changes })}
      path={at}
      search={search}
      results={useSelector(chart, resultsOf)}
      filters={{
        isSheetOpen,
        isMoving,
        unfolded,
        onOpen: async () => chart.send({ type: 'filters.open' }),
        onClose: () => chart.send({ type: 'filters.close' }),
        onUnfold: (key) => chart.send({ type: 'facet.unfold', key }),
      }}
    />
  );
}
export const opener = () => screen.getByText(/^Filters/, { selector: 'summary' });
export const sheet = () => screen.getByRole('dialog', { name: /^Filters/ });

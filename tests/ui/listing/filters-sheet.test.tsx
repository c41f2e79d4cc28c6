import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { hasSheetOpen, listingMachine, resultsOf, unfoldedOf } from '#machines/listing/index.ts';
import type { ListingContext } from '#machines/listing/listing.types.ts';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { faultsOf } from '../axe.ts';
import { platformDialogs } from '../kit/dialogs.ts';
import { listingOf } from '../samples.ts';

// It comes late: a press must not wait for it.
beforeAll(async () => {
  await import('#ui/pages/listing/filters-sheet.tsx');
  await import('#ui/facets/facet-search.tsx');
});

const widthPx = window.innerWidth;
let platform: ReturnType<typeof platformDialogs>;
let chart: Actor<typeof listingMachine>;
beforeEach(() => {
  platform = platformDialogs();
  Object.assign(window, { innerWidth: 390 });
  chart = createActor(listingMachine).start();
});
afterEach(() => {
  cleanup();
  platform.restore();
  chart.stop();
  Object.assign(window, { innerWidth: widthPx });
});

const vegan = { key: 'Dietary', value: 'Vegan', name: 'Vegan', isBooleanValue: true };
const halal = { key: 'Dietary', value: 'Halal', name: 'Halal', isBooleanValue: true };
const dietary = (...chosen: readonly { readonly value: string }[]) => ({
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
type Shown = {
  readonly changes?: Partial<ListingWire>;
  readonly search?: ListingSearch;
  readonly at?: string;
  readonly isMoving?: boolean;
};

function Page({ changes = {}, search = {}, at = '/shop/specials', isMoving = false }: Shown) {
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
const opener = () => screen.getByText(/^Filters/, { selector: 'summary' });
const sheet = () => screen.getByRole('dialog', { name: /^Filters/ });
const open = async (shown: Shown = {}) => {
  const page = render(<Page {...shown} />);
  opener().focus();
  await act(async () => void fireEvent.click(opener()));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
};
const results = () => document.querySelector('[data-results]');
const chosenTwo: Shown = {
  changes: {
    facets: [dietary(vegan, halal)],
    selectedFilters: [vegan, halal],
    products: { items: [], totalItems: 1_204 },
  },
  search: { filters: ['Dietary;Vegan;Vegan;true', 'Dietary;Halal;Halal;true'] },
};

describe('The filters of a small screen', () => {
  it('are a modal sheet, named and with a way to close it; the page behind keeps no copy of them [B4.069] [B4.070]', async () => {
    const { dialog } = await open();
    expect(platform.showModal).toHaveBeenCalledOnce();
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Vegan, 5 products' })).toHaveLength(1);
    expect(dialog.getByRole('link', { name: 'Vegan, 5 products' })).toHaveAttribute('data-keep-place');
  });

  it.each([
    ['its button', () => fireEvent.click(within(sheet()).getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(sheet(), { key: 'Escape' })],
    [
      'what the platform takes for closing, as a phone’s back button',
      () => fireEvent(sheet(), new Event('cancel', { cancelable: true })),
    ],
    ['a press beside it', () => [fireEvent.pointerDown(sheet()), fireEvent.click(sheet())]],
  ])('are closed by %s, and the focus goes back to what opened them', async (_, close) => {
    await open();
    await act(async () => void close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('lead to the count of the results when they are done, or were changed', async () => {
    const { rerender, dialog } = await open();
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Show 75 products' })));
    expect(results()).toHaveFocus();
    opener().focus();
    await act(async () => void fireEvent.click(opener()));
    rerender(<Page {...chosenTwo} />);
    await act(async () => void fireEvent.keyDown(sheet(), { key: 'Escape' }));
    expect(results()).toHaveFocus();
  });

  it('say how many products are left after each choice, are busy meanwhile, and keep the focus on the choice', async () => {
    const { rerender, dialog } = await open();
    const choice = dialog.getByRole('link', { name: /^Vegan,/ });
    choice.focus();
    expect(dialog.getByRole('status')).toHaveTextContent(/^75 products$/);
    rerender(<Page isMoving />);
    const busy = dialog.getByRole('button', { name: 'Counting products' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Page {...chosenTwo} />);
    expect(dialog.getByRole('button', { name: 'Show 1,204 products' })).toHaveAttribute('aria-busy', 'false');
    expect(dialog.getByRole('status')).toHaveTextContent(/^1,204 products$/);
    expect(sheet()).toHaveAccessibleName('Filters (2)');
    expect(choice).toHaveFocus();
    expect(choice).toHaveAttribute('aria-current', 'true');
  });

  it('can all be taken away in the sheet, and the focus is not lost with the way to do it', async () => {
    const { rerender, dialog } = await open(chosenTwo);
    const clear = dialog.getByRole('link', { name: 'Remove all filters' });
    expect(clear).toHaveAttribute('href', '/shop/specials');
    clear.focus();
    rerender(<Page />);
    expect(dialog.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  });

  it('make way when a place of the shop is gone to', async () => {
    const { dialog } = await open({ at: '/shop/browse/fridge-and-deli/milk-and-cream' });
    await act(async () => {
      dialog.getByRole('link', { name: /^Fresh milk,/ }).addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(dialog.getByRole('link', { name: /^Fresh milk,/ }));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stand beside the results again when the screen grows wide', async () => {
    await open();
    await act(async () => {
      Object.assign(window, { innerWidth: 970 });
      fireEvent(window, new Event('resize'));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Vegan, 5 products' })).toBeInTheDocument();
  });

  it('open in the page itself where there is no chart to hold them, as without script', async () => {
    render(<ListingPage listing={listingOf()} path="/shop/specials" search={{}} />);
    expect(fireEvent.click(opener())).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are without fault for those who listen', async () => {
    await open(chosenTwo);
    expect(await faultsOf(sheet())).toEqual([]);
  });

  it('are open, closed, folded and whole as their chart says, on every path', async () => {
    const brands = Array.from({ length: 12 }, (_, at) => ({
      value: `${at}`,
      name: `Brand ${at}`,
      count: 1,
      selected: false,
    }));
    const facets = [{ key: 'Brand', name: 'Brand', isBooleanValue: false, values: brands }];
    const whole = rostered('listing');
    const types = ['filters.open', 'filters.close', 'facet.unfold', 'listing.leave'];
    const filters = {
      ...whole,
      events: (context: ListingContext) =>
        whole.events(context).filter(({ type, key = 'Brand' }) => types.includes(type) && key === 'Brand'),
    };
    const close = () => document.querySelector('dialog .dialog-close');
    const more = () => screen.queryByText('4 more');
    const seeBrands = ({ unfolded }: ListingContext) => {
      const isWhole = unfolded.length > 0;
      expect(within(screen.getByRole('list', { name: 'Brand' })).getAllByRole('listitem')).toHaveLength(
        isWhole ? 12 : 8,
      );
      expect(more() === null).toBe(isWhole);
      expect(screen.queryByLabelText('Find a brand') !== null).toBe(isWhole);
    };
    const { paths, seen } = await playEveryPath(filters, {
      render: () => {
        chart = createActor(listingMachine).start();
        render(<Page changes={{ facets, dasFacets: [], products: { items: [], totalItems: 75 } }} />);
      },
      drive: {
        'filters.open': async () => {
          if (close()) return false;
          fireEvent.click(opener());
          return vi.dynamicImportSettled();
        },
        'filters.close': () => {
          const button = close();
          if (!button) return false;
          fireEvent.click(button);
          return true;
        },
        'facet.unfold': async () => {
          const link = more();
          if (!link) return false;
          fireEvent.click(link);
          return vi.dynamicImportSettled();
        },
        'listing.leave': () => chart.send({ type: 'listing.leave' }),
      },
      see: {
        'filters.closed': (context) => {
          expect(screen.queryByRole('dialog')).toBeNull();
          seeBrands(context);
        },
        'filters.open': (context) => {
          expect(sheet()).toHaveAttribute('open');
          seeBrands(context);
        },
        'results.resting': () => expect(document.querySelector('main')).toHaveAttribute('data-state', 'resting'),
      },
    });
    expect(paths).toBeGreaterThan(10);
    const mine = leafStates(filters).filter((state) => state.startsWith('filters.'));
    expect([...seen].sort()).toEqual([...mine, 'results.resting'].sort());
  }, 20_000);
});

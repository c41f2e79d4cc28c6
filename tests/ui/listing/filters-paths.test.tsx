import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { listingMachine } from '#machines/listing/index.ts';
import type { ListingContext } from '#machines/listing/listing.types.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { onPhone, opener, Page, sheet } from './filters-rig.tsx';

const rig = onPhone();

it('The filters of a small screen are open, closed, folded and whole as their chart says, on every path', async () => {
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
    expect(within(screen.getByRole('list', { name: 'Brand' })).getAllByRole('listitem')).toHaveLength(isWhole ? 12 : 8);
    expect(more() === null).toBe(isWhole);
    expect(screen.queryByLabelText('Find a brand') !== null).toBe(isWhole);
  };
  const { paths, seen } = await playEveryPath(filters, {
    render: () => {
      rig.chart = createActor(listingMachine).start();
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
      'listing.leave': () => rig.chart.send({ type: 'listing.leave' }),
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
}, 60_000);

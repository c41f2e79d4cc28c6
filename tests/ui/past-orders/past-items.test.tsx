import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addingOf } from '#machines/reorder/index.ts';
import { pastItemsAsked } from '#services/orders/past-items-query.rules.ts';
import type { PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import { PastItemsPage } from '#ui/pages/past-items/past-items-page.tsx';
import { samplePastItems } from '#ui/reorder/sample-reorder.ts';
import { faultsOf } from '../axe.ts';

type Props = ComponentProps<typeof PastItemsPage>;
const some = { items: [...samplePastItems], totalItems: 60, page: 2, pageSize: 24 };

function page(
  shown: Props['shown']['shown'],
  { asked = {}, ...more }: Partial<Omit<Props, 'shown'>> & { asked?: PastItemsAsked } = {},
  state: Props['shown']['state'] = 'shown',
) {
  return render(
    <PastItemsPage
      asked={asked}
      shown={{
        state,
        shown,
        answered: shown && asked,
        fault: state === 'failed' ? { tag: 'offline', message: '' } : null,
      }}
      adding={addingOf(undefined, '')}
      onReload={() => undefined}
      onAddAll={() => undefined}
      {...more}
    />,
  );
}

describe('Everything that was ever bought [A2.044]', () => {
  it('is shown as it is today, with when and how often it was bought', async () => {
    const { container } = page(some);
    expect(container.querySelectorAll('.past-item').length).toBe(5);
    expect(container.querySelectorAll('.product-card').length).toBe(4);
    expect(container.querySelector('.past-item-facts')).toHaveTextContent(
      /^Last bought 1?\d\w+ \w+ 2026, once so far$/,
    );
    expect(screen.getByText(/, 5 times$/)).toBeVisible();
    expect(screen.getByText('$5.99 then, $4.50 now, each')).toBeVisible();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('what is not sold any more says so, with the way to something like it', () => {
    const { container } = page({ ...some, items: samplePastItems.slice(4) });
    const card = container.querySelector('.gone-card');
    expect(card).toHaveTextContent('Not sold any more');
    expect(screen.getByRole('link', { name: /^Find something like it/ })).toHaveAttribute(
      'href',
      '/shop/searchproducts?search=Feijoa%20jam',
    );
    expect(screen.queryByRole('button', { name: /of this page/ })).toBeNull();
  });

  it('all of a page is added by one press, without what cannot be had', () => {
    const add = vi.fn<Props['onAddAll']>();
    page(some, { onAddAll: add });
    fireEvent.click(screen.getByRole('button', { name: 'Add all 3 of this page' }));
    expect(add).toHaveBeenCalledExactlyOnceWith(some.items);
  });

  it('is sorted by when it was bought unless the address says otherwise [A9.08]', () => {
    const { unmount } = page(some);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Last bought');
    unmount();
    page(some, { asked: { sort: 'Name', search: 'milk' } });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name');
    expect(screen.getByRole('searchbox')).toHaveValue('milk');
    expect(screen.getByRole('link', { name: /page 3|^3$/i })).toHaveAttribute(
      'href',
      '/pastorders?sort=Name&search=milk&page=3',
    );
  });

  it.each([
    ['nothing was bought', { totalItems: 0 }, {}, 'Start shopping', '/shop/browse/departments'],
    [
      'nothing is found',
      { totalItems: 0 },
      { search: 'caviar', sort: 'Often' },
      'Show everything',
      '/pastorders?sort=Often',
    ],
    [
      'there is no such page',
      { totalItems: 60 },
      { page: '9', sort: 'Name' },
      'To the first page',
      '/pastorders?sort=Name',
    ],
  ] as const)('has a way on where %s', async (_, told, asked, name, to) => {
    const { container } = page({ ...some, items: [], ...told }, { asked });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('is asked for once more where the store did not say; what is known stays', () => {
    const reload = vi.fn<() => void>();
    page(some, { onReload: reload }, 'failed');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('list', { name: 'What you bought' })).toBeVisible();
  });
});

it('an address says what it means, and nothing else is asked of the store [A9.08]', () => {
  expect(pastItemsAsked({ sort: 'Often', search: ' milk ', page: '2' })).toEqual({
    sort: 'Often',
    search: 'milk',
    page: '2',
  });
  expect(pastItemsAsked({ sort: 'Recency', search: '  ', page: '1' })).toEqual({});
  expect(pastItemsAsked({ sort: 'Price', search: ['a'], page: 'x' })).toEqual({});
  expect(pastItemsAsked({ search: 'a'.repeat(90) }).search).toHaveLength(60);
});

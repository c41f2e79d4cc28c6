import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { faultsOf } from '../axe.ts';
import { listingOf } from '../samples.ts';

const gluten = { key: 'Dietary', value: 'Gluten free', name: 'Gluten free', isBooleanValue: true };
const kowhai = { key: 'Brand', value: 'Kowhai', name: 'Kōwhai', isBooleanValue: false };
const entries = ['Dietary;Gluten free;Gluten free;true', 'Brand;Kowhai;Kōwhai;false'];
const departments = [
  { name: 'Bakery', slug: 'bakery' },
  { name: 'Pantry', slug: 'pantry' },
];
const ways = { withoutEach: [], withoutFilters: 0, withOutOfStock: 0, departments };

const nothing = (changes: Partial<ListingWire>, search: ListingSearch = {}, path = '/shop/browse/bakery') =>
  render(
    <ListingPage
      listing={listingOf({ products: { items: [], totalItems: 0 }, waysOut: ways, ...changes })}
      path={path}
      search={search}
    />,
  );
const queryOf = (name: string) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://shop.example').searchParams;

describe('A listing of nothing', () => {
  it('says for each filter what there would be without it, and leaves just that one out', () => {
    const withoutEach = [
      { filter: gluten, totalItems: 24 },
      { filter: kowhai, totalItems: 1 },
    ];
    nothing(
      { selectedFilters: [gluten, kowhai], waysOut: { ...ways, withoutEach, withoutFilters: 240 } },
      { filters: entries, sort: 'PriceAsc' },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing here matches' })).toBeInTheDocument();
    const query = queryOf('Without Gluten free: 24 products');
    expect([query.getAll('filters'), query.get('sort')]).toEqual([[entries[1]], 'PriceAsc']);
    expect(queryOf('Without Kōwhai: 1 product').getAll('filters')).toEqual([entries[0]]);
    expect(queryOf('Remove all filters: 240 products').has('filters')).toBe(false);
  });

  it('names the stock first where the stock is the reason', () => {
    nothing({ waysOut: { ...ways, withOutOfStock: 3 } });
    expect(screen.getByText('What matches is out of stock at your store today.')).toBeInTheDocument();
    expect(queryOf('Show what is out of stock too: 3 products').get('inStockProductsOnly')).toBe('false');
  });

  it('of a search repeats the words, asks for other ones and names departments to look in', () => {
    nothing({}, { search: 'zzz' }, '/shop/searchproducts');
    expect(screen.getByRole('heading', { level: 2, name: 'We found nothing for “zzz”' })).toBeInTheDocument();
    expect(screen.getByText(/^Check the spelling, or try a shorter word/)).toBeInTheDocument();
    const places = within(screen.getByRole('navigation', { name: 'Look in a department' })).getAllByRole('link');
    expect(places.map((link) => link.getAttribute('href'))).toEqual(['/shop/browse/bakery', '/shop/browse/pantry']);
  });

  it('that nobody narrowed, such as a group whose offer is over, leads to what is on now', () => {
    nothing({}, { groupId: '2001' }, '/shop/productgroup');
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing is here today' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the specials' })).toHaveAttribute('href', '/shop/specials');
    expect(screen.getByRole('link', { name: 'See all departments' })).toBeInTheDocument();
  });

  it('is without fault for those who listen', async () => {
    const { container } = nothing({ selectedFilters: [gluten] }, { search: 'zzz', filters: [entries[0] ?? ''] });
    expect(await faultsOf(container)).toEqual([]);
  });
});

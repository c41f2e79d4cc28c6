import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { faultsOf } from '../axe.ts';
import { listingOf } from '../samples.ts';

const path = '/shop/browse/fridge-and-deli/milk-and-cream';
const kowhai = 'Brand;Kowhai;Kōwhai;false';
const chosen = [{ key: 'Brand', value: 'Kowhai', name: 'Kōwhai', isBooleanValue: false }];

const shown = (changes: Partial<ListingWire> = {}, search: ListingSearch = {}, at = path) =>
  render(<ListingPage listing={listingOf(changes)} path={at} search={search} />);
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://shop.example').searchParams;
const facet = (name: RegExp) => screen.getByRole('link', { name });

describe('A listing', () => {
  it('says its name and how many products there are, where the focus can go', () => {
    shown();
    expect(screen.getByRole('heading', { level: 1, name: 'Milk & cream' })).toBeInTheDocument();
    expect(document.querySelector('[data-results]')).toHaveTextContent(/^75 products$/);
    expect(document.querySelector('[data-results]')).toHaveAttribute('tabindex', '-1');
    expect(within(screen.getByRole('list', { name: 'Milk & cream' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('adds a filter to those in the address and goes back to the first page', () => {
    shown({}, { page: 3, sort: 'PriceAsc', filters: ['Dietary;Vegan;Vegan;true'] });
    const query = queryOf(facet(/^Kōwhai, 12 products$/));
    expect(query.getAll('filters')).toEqual(['Dietary;Vegan;Vegan;true', kowhai]);
    expect(query.get('sort')).toBe('PriceAsc');
    expect(query.has('page')).toBe(false);
  });

  it('takes away a filter in use, at its facet and at its chip', () => {
    const values = [{ value: 'Kowhai', name: 'Kōwhai', count: 12, selected: true }];
    const facets = [{ key: 'Brand', name: 'Brand', isBooleanValue: false, values }];
    shown({ facets, selectedFilters: chosen }, { filters: [kowhai] });
    expect(facet(/^Kōwhai, 12 products$/)).toHaveAttribute('aria-current', 'true');
    expect(queryOf(facet(/^Kōwhai, 12 products$/)).has('filters')).toBe(false);
    const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
    expect(queryOf(chips.getByRole('link', { name: 'Remove filter: Kōwhai' })).has('filters')).toBe(false);
  });

  it('leads to a shelf by its own address', () => {
    shown();
    expect(facet(/^Fresh milk/)).toHaveAttribute('href', `${path}/fresh-milk`);
  });

  it('is sorted and sized by a plain form that keeps the filters and leaves out what goes without saying', () => {
    shown({ sort: 'PriceAsc' }, { sort: 'PriceAsc', filters: [kowhai], page: 2 });
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    const form = sort.form ?? document.createElement('form');
    expect(form).toHaveAttribute('action', path);
    expect([...new FormData(form)]).toEqual([
      ['filters', kowhai],
      ['sort', 'PriceAsc'],
      ['size', ''],
    ]);
    const submit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
    fireEvent.change(sort, { target: { value: '' } });
    expect(submit).toHaveBeenCalledOnce();
    expect(within(sort).getByRole<HTMLOptionElement>('option', { name: 'Relevance' }).value).toBe('');
  });

  it('offers a visitor no order that needs an account', () => {
    shown();
    expect(screen.queryByRole('option', { name: 'Recently bought' })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'In your trolley first' })).not.toBeInTheDocument();
  });

  it('switches to what is out of stock as well, by a click or the space bar', () => {
    shown();
    const switched = screen.getByRole('switch', { name: 'In stock only' });
    expect(switched).toHaveAttribute('aria-checked', 'true');
    expect(queryOf(switched).get('inStockProductsOnly')).toBe('false');
    const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    switched.addEventListener('click', clicked);
    fireEvent.keyDown(switched, { key: ' ' });
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('turns its pages within the address', () => {
    shown({}, { filters: [kowhai] });
    const query = queryOf(screen.getByRole('link', { name: 'Page 2' }));
    expect([query.get('page'), query.getAll('filters')]).toEqual(['2', [kowhai]]);
  });

  it('of a search that found nothing repeats the words and leads to the departments', () => {
    shown({ products: { items: [], totalItems: 0 } }, { search: 'zzz' }, '/shop/searchproducts');
    expect(screen.getByRole('heading', { level: 2, name: 'We found nothing for “zzz”' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all departments' })).toBeInTheDocument();
  });

  it('is without fault for those who listen', async () => {
    const { container } = shown({ selectedFilters: chosen }, { filters: [kowhai] });
    expect(await faultsOf(container)).toEqual([]);
  });
});

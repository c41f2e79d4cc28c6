import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { listingOf } from '../samples.ts';

const aisle = '/shop/browse/fridge-and-deli/milk-and-cream';
const shown = (changes: Partial<ListingWire> = {}, search: ListingSearch = {}, at = aisle) =>
  render(<ListingPage listing={listingOf(changes)} path={at} search={search} />);
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://shop.example').searchParams;
const brands = (total: number, selected: readonly number[] = []) => ({
  key: 'Brand',
  name: 'Brand',
  isBooleanValue: false,
  values: Array.from({ length: total }, (_, index) => ({
    value: `b${index}`,
    name: `Brand ${index}`,
    count: 1,
    selected: selected.includes(index),
  })),
});

describe('The filters of a listing', () => {
  it('show a choice that would leave nothing, with its zero, and do not let it be pressed', () => {
    shown();
    const empty = screen.getByRole('link', { name: 'Tūī, 0 products' });
    expect(empty).toHaveAttribute('aria-disabled', 'true');
    expect(empty).not.toHaveAttribute('href');
    expect(empty.tabIndex).toBe(-1);
  });

  it('fold a long list of choices, keep the ones in use in sight, and lead to the rest without script', () => {
    shown({ facets: [brands(20, [17])] }, { filters: ['Brand;b17;Brand 17;false'], page: 2 });
    const first = within(screen.getByRole('list', { name: 'Brand' }));
    expect(first.getAllByRole('link')).toHaveLength(9);
    expect(first.getByRole('link', { name: /^Brand 17,/ })).toHaveAttribute('aria-current', 'true');
    const rest = queryOf(screen.getByRole('link', { name: '11 more, Brand' }));
    expect(Object.fromEntries(rest)).toEqual({ filters: 'Brand;b17;Brand 17;false', page: '2', allOf: 'Brand' });
  });

  it('show all of a long filter that the address asks for', () => {
    shown({ facets: [brands(20)] }, { allOf: 'Brand' });
    expect(within(screen.getByRole('list', { name: 'Brand' })).getAllByRole('link')).toHaveLength(20);
    expect(screen.queryByRole('link', { name: /more, Brand/ })).toBeNull();
  });
});

import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { renameOf } from '#services/display/renames.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { RenameContext } from '#ui/words/rename.ts';
import { listingOf } from '../samples.ts';

const nowhere = { department: null, aisle: null, shelf: null };

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

  it('ask what a product must be before what it may be, the first few open and those in use too', () => {
    const facet = (key: string, isBooleanValue = false, selected = false) => ({
      key,
      name: key,
      isBooleanValue,
      values: [{ value: 'a', name: `${key} a`, count: 1, selected }],
    });
    const facets = [facet('Brand'), facet('Offer'), facet('Price'), facet('Dietary', true), facet('Size', false, true)];
    const { container } = shown({ facets, dasFacets: [] }, {}, '/shop/specials');
    const groups = [...container.querySelectorAll('.facet-group')] as HTMLDetailsElement[];
    expect(groups.map((group) => [group.querySelector('summary')?.textContent, group.open])).toEqual([
      ['Dietary', true],
      ['Brand', true],
      ['Offer', true],
      ['Price', false],
      ['Size (1)', true],
    ]);
  });

  it('are taken away one by one, at the choice and at its chip, and all at once [A2.173] [A3.22]', () => {
    const entries = ['Brand;b0;Brand 0;false', 'Brand;b1;Brand 1;false'];
    const selectedFilters = ['b0', 'b1'].map((value) => ({ key: 'Brand', value, name: value, isBooleanValue: false }));
    shown(
      { facets: [brands(3, [0, 1])], selectedFilters },
      { filters: entries, search: 'milk' },
      '/shop/searchproducts',
    );
    for (const name of ['Brand 0, 1 product', 'Remove filter: b0'])
      expect(queryOf(screen.getByRole('link', { name })).getAll('filters')).toEqual(entries.slice(1));
    const none = queryOf(screen.getByRole('link', { name: 'Remove all filters' }));
    expect(Object.fromEntries(none)).toEqual({ search: 'milk' });
  });

  it('call a choice what the flags call it, and leave its address alone', () => {
    const facets = [
      {
        key: 'Offer',
        name: 'Offers',
        isBooleanValue: false,
        values: [{ value: 'GreatPrice', name: 'Great price', count: 3, selected: false }],
      },
    ];
    render(
      <RenameContext value={renameOf({ GreatToLowPrice: true })}>
        <ListingPage listing={listingOf({ facets })} path="/shop/specials" search={{}} />
      </RenameContext>,
    );
    const choice = screen.getByRole('link', { name: 'Low Price, 3 products' });
    expect(queryOf(choice).get('filters')).toBe('Offer;GreatPrice;Great price;false');
  });

  it('cost few elements: three a choice, and of a long filter only the first choices', () => {
    const { container } = shown({ facets: [brands(60)], dasFacets: [] }, {}, '/shop/specials');
    expect(container.querySelectorAll('.facet-group *').length).toBeLessThanOrEqual(1 + 1 + 8 * 3 + 1);
  });
});

const place = (group: 'Department' | 'Aisle' | 'Shelf', name: string, productCount = 30) => ({
  key: group,
  value: String(name.length),
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  group,
  productCount,
});

describe('The way in the shop', () => {
  const nav = () => within(screen.getByRole('navigation', { name: 'Categories' }));

  it('names where one is, links what stands above it, and leads to what stands below by its own address', () => {
    shown({}, { filters: ['Dietary;Vegan;Vegan;true'], dasFilter: ['Shelf;4;Cream;false;Shelf'], page: 3 });
    const links = nav()
      .getAllByRole('link')
      .map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        new URL(link.getAttribute('href') ?? '', 'http://shop.example').pathname,
      ]);
    expect(links).toEqual([
      ['All departments', '/shop/browse'],
      ['Fridge & Deli', '/shop/browse/fridge-and-deli'],
      ['Milk & cream, 75 products', aisle],
      ['Fresh milk, 30 products', `${aisle}/fresh-milk`],
    ]);
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Milk & cream');
    const below = nav().getByRole('link', { name: /^Fresh milk/ });
    expect(Object.fromEntries(queryOf(below))).toEqual({ filters: 'Dietary;Vegan;Vegan;true' });
    expect(below).not.toHaveAttribute('rel');
  });

  it('ends at a shelf, which has nothing below it', () => {
    const shelf = { name: 'Fresh milk', slug: 'fresh-milk' };
    const crumbs = listingOf().breadcrumb;
    shown({ dasFacets: [], breadcrumb: { ...crumbs, shelf } }, {}, `${aisle}/fresh-milk`);
    expect(nav().getByRole('link', { current: 'page' })).toHaveAccessibleName('Fresh milk, 75 products');
    expect(nav().queryByRole('list', { name: 'Shelves' })).toBeNull();
  });

  it.each([
    ['an aisle', {}, aisle, 'More in Fridge & Deli', '/shop/browse/fridge-and-deli/cheese?filters=a;b;c;true'],
    [
      'a department',
      { breadcrumb: { ...nowhere, department: { name: 'Fridge & Deli', slug: 'fridge-and-deli' } } },
      '/shop/browse/fridge-and-deli',
      'Other departments',
      '/shop/browse/cheese?filters=a;b;c;true',
    ],
  ])('leads from %s to the places beside it, behind one heading', (_, changes, at, heading, cheese) => {
    shown({ ...changes, siblings: [{ name: 'Cheese', slug: 'cheese' }] }, { filters: ['a;b;c;true'] }, at);
    expect(screen.getByText(heading).closest('details')).not.toHaveAttribute('open');
    const beside = within(screen.getByRole('list', { name: heading, hidden: true }));
    expect(beside.getByRole('link', { name: 'Cheese', hidden: true })).toHaveAttribute('href', cheese);
  });

  it('can be folded', () => {
    shown();
    expect(screen.getByText('Categories').closest('details')).toHaveAttribute('open');
  });

  it('is not shown where a list is no place: there the same places narrow it, the department before products [A2.174] [A3.18]', () => {
    const dasFacets = [place('Department', 'Bakery'), place('Aisle', 'Sliced bread')];
    const chosen = ['Department;6;Bakery;false;Department'];
    const { container } = shown(
      { dasFacets, breadcrumb: nowhere, facets: [brands(3)] },
      { dasFilter: chosen },
      '/shop/specials',
    );
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    const headings = [...container.querySelectorAll('.facet-group > summary')].map((summary) => summary.textContent);
    expect(headings).toEqual(['Departments (1)', 'Aisles', 'Brand']);
    expect(screen.getByRole('link', { name: /^Bakery,/ })).toHaveAttribute('aria-current', 'true');
    expect(queryOf(screen.getByRole('link', { name: /^Bakery,/ })).getAll('dasFilter')).toEqual([]);
    expect(queryOf(screen.getByRole('link', { name: /^Sliced bread,/ })).getAll('dasFilter')).toEqual([
      ...chosen,
      'Aisle;12;Sliced bread;false;Aisle',
    ]);
  });

  it('of a place that is narrowed to others narrows further, as those are not its own level [A3.18]', () => {
    const dasFacets = [place('Aisle', 'Milk'), place('Shelf', 'Fresh milk')];
    const breadcrumb = { ...nowhere, department: { name: 'Fridge & Deli', slug: 'fridge-and-deli' } };
    shown({ dasFacets, breadcrumb }, { dasFilter: ['Aisle;4;Milk;false;Aisle'] }, '/shop/browse/fridge-and-deli');
    const further = screen.getByRole('link', { name: /^Fresh milk,/ });
    expect(further.getAttribute('href')).toMatch(/^\/shop\/browse\/fridge-and-deli\?dasFilter=/);
    expect(queryOf(further).getAll('dasFilter')).toHaveLength(2);
  });
});

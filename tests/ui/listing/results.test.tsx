import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListingWire } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { renameOf } from '#services/display/renames.rules.ts';
import { ListingPage, type ListingPageProps } from '#ui/pages/listing/listing-page.tsx';
import { RenameContext } from '#ui/words/rename.ts';
import { faultsOf } from '../axe.ts';
import { listingOf, milkWire } from '../samples.ts';

const path = '/shop/specials';
type More = Partial<Pick<ListingPageProps, 'results' | 'isGrowing' | 'banners' | 'listName'>>;

const page = (changes: Partial<ListingWire> = {}, search: ListingSearch = {}, more: More = {}) => (
  <ListingPage listing={listingOf({ sort: 'Special', ...changes })} path={path} search={search} {...more} />
);
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    ...milkWire,
    sku: String(200_000 + from + at),
    name: `Milk ${from + at}`,
  }));

describe('The results of a listing', () => {
  it('stay on show while others are on their way, and say so', () => {
    const { container } = render(page({}, {}, { results: 'busy' }));
    expect(container.querySelector('main')).toHaveAttribute('data-state', 'busy');
    expect(screen.getByText('Getting your products')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('stay on show when others did not come, with the way to try those again', () => {
    render(page({}, { sort: 'PriceAsc', page: 3 }, { results: 'failed' }));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not get those products.');
    expect(link('Try again')).toHaveAttribute('href', '/shop/specials?sort=PriceAsc&page=3');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('that are tried for again leave the focus on their count', () => {
    const { rerender } = render(page({}, {}, { results: 'failed' }));
    link('Try again').focus();
    rerender(page({}, {}, { results: 'busy' }));
    expect(document.activeElement).toHaveTextContent(/^75 products$/);
  });

  it('say neither while they are the ones asked for', () => {
    render(page());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByText('Getting your products')).not.toBeInTheDocument();
  });

  it('are turned by pages, or grow by a link to the longer list where that is switched on', async () => {
    const { rerender } = render(page());
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
    rerender(page({}, {}, { isGrowing: true }));
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    expect(await screen.findByText('Showing 24 of 75')).toHaveAttribute('role', 'status');
    expect(link('Show more')).toHaveAttribute('href', '/shop/specials?page=2');
    expect(link('Show more')).toHaveAttribute('data-keep-place');
  });

  it('that grow are busy under the products, and can be asked for more again', async () => {
    const { rerender } = render(page({}, {}, { isGrowing: true, results: 'growing' }));
    expect(await screen.findByRole('link', { name: 'Loading more' })).toHaveAttribute('aria-busy', 'true');
    rerender(page({}, {}, { isGrowing: true, results: 'stalled' }));
    expect(link('Try for more again')).toHaveAttribute('href', '/shop/specials?page=2');
  });

  it('that grew keep the focus on the way to more, and at their end when all are there', async () => {
    const growing = (to: number) =>
      page({ products: { items: items(Math.min(75, to * 24)), totalItems: 75 }, page: to }, {}, { isGrowing: true });
    const { rerender } = render(growing(3));
    (await screen.findByRole('link', { name: 'Show more' })).focus();
    rerender(growing(4));
    expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('That is all of them: 75 products.');
  });

  it('that are a long list go on in a new run, and lead back to the one before', async () => {
    const run = (at: number) =>
      page({ products: { items: items(2), totalItems: 782 }, page: at }, {}, { isGrowing: true });
    const { rerender } = render(run(10));
    expect(await screen.findByRole('link', { name: 'Show the next products' })).toHaveAttribute(
      'href',
      '/shop/specials?page=11',
    );
    expect(link('Show the next products')).not.toHaveAttribute('data-keep-place');
    rerender(run(12));
    expect(link('Show the products before these')).toHaveAttribute('href', '/shop/specials?page=10');
    expect(link('Show more')).toHaveAttribute('href', '/shop/specials?page=13');
  });

  it('of boosts begin with what a boost is, its points, and the way to one’s own [A2.039] [B3.72]', async () => {
    const boosted = { ...milkWire, productTag: { tagType: 'BoostOffer' as const, boostOffer: { rewardValue: 150 } } };
    const { container } = render(
      page({ boostOfferTag: 'BoostOffer', products: { items: [boosted], totalItems: 1 }, title: 'Boost offers' }),
    );
    const lead = within(screen.getByRole('region', { name: 'What is a boost?' }));
    expect(lead.getByText('150 points')).toBeInTheDocument();
    expect(lead.getByRole('link', { name: 'Sign in to use boosts' })).toHaveAttribute(
      'href',
      '/shop/securelogin?redirectUrl=/shop/specials',
    );
    expect(lead.getByRole('link', { name: 'Join for free' })).toHaveAttribute('href', '/register');
    expect(await faultsOf(container)).toEqual([]);
  });

  it('show one slim banner over the first page of a plain list, and none that leads to the list itself', () => {
    const banner = (id: string, href: string) => ({
      id,
      title: id,
      text: 'words',
      href,
      action: 'Go',
      image: { src: `/assets/art/${id}.svg`, alt: id },
      tone: 'bush' as const,
    });
    const more = {
      banners: [banner('own', path), banner('basket', '/shop/x'), banner('third', '/shop/y')],
      listName: 'specials',
    };
    const { rerender, container } = render(page({}, {}, more));
    const shown = () => [...container.querySelectorAll('.listing-banner h2')].map((heading) => heading.textContent);
    expect(shown()).toEqual(['basket']);
    rerender(page({ page: 2 }, { page: 2 }, more));
    expect(shown()).toEqual([]);
  });
});

describe('A listing whose labels are renamed', () => {
  const selectedFilters = [{ key: 'Offer', value: 'MemberPrice', name: 'Onecard Club', isBooleanValue: false }];
  const facets = [
    {
      key: 'Offer',
      name: 'Offers',
      isBooleanValue: false,
      values: [
        { value: 'GreatPrice', name: 'Great price', count: 3, selected: false },
        { value: 'MemberPrice', name: 'Onecard Club', count: 2, selected: true },
      ],
    },
  ];
  const shown = (flags: Parameters<typeof renameOf>[0]) =>
    render(
      <RenameContext value={renameOf(flags)}>
        {page(
          {
            title: 'Specials & Great Prices',
            breadcrumb: { department: null, aisle: null, shelf: null },
            facets,
            selectedFilters,
          },
          { filters: ['Offer;MemberPrice;Onecard Club;false'] },
        )}
      </RenameContext>,
    );

  it('is called by its new name in heading and crumb, and so are its filters; addresses keep the old ones [A9.34] [A9.35] [A9.36] [A9.O9]', () => {
    shown({ GreatToLowPrice: true, HaystackEDRChanges: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Specials' })).toBeInTheDocument();
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Specials')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove filter: Member Price' })).toBeInTheDocument();
    const low = link(/^Low Price/).getAttribute('href') ?? '';
    expect(new URL(low, 'http://shop.example').searchParams.getAll('filters')).toEqual([
      'Offer;MemberPrice;Onecard Club;false',
      'Offer;GreatPrice;Great price;false',
    ]);
  });

  it('keeps its names while the flags are off [A9.O9]', () => {
    shown({});
    expect(screen.getByRole('heading', { level: 1, name: 'Specials & Great Prices' })).toBeInTheDocument();
    expect(link(/^Great price/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove filter: Onecard Club' })).toBeInTheDocument();
  });
});

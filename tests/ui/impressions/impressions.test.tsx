import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent, Impression, ImpressionsService } from '#services/analytics/analytics.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { ImpressionsContext, useImpression } from '#ui/impressions/use-impression.ts';
import { HomePage } from '#ui/pages/home/home-page.tsx';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { ProductGrid } from '#ui/product-grid/product-grid.tsx';
import { TellContext } from '#ui/tell/tell.ts';
import { listingOf, productOf } from '../samples.ts';

/** A page on which the test says what comes into view. */
function counted() {
  const watched = new Map<Element, Impression>();
  const told: AnalyticsEvent[] = [];
  let begun = 0;
  const watch: ImpressionsService['watch'] = (element, impression) => {
    begun += 1;
    watched.set(element, impression);
    return () => void watched.delete(element);
  };
  const tell = (event: AnalyticsEvent) => void told.push(event);
  return {
    told,
    watched,
    begun: () => begun,
    see: (element: Element | null | undefined) => watched.get(element as Element)?.onSeen(),
    around: (children: ReactNode) => (
      <TellContext value={tell}>
        <ImpressionsContext value={watch}>{children}</ImpressionsContext>
      </TellContext>
    ),
  };
}

const place = { id: 'aisle', name: 'Milk', department: null, aisle: null, shelf: null, carouselName: null };
const products = [productOf({ sku: '100001' }), productOf({ sku: '100002' })];

describe('What is watched', () => {
  it('begins once, calls what was drawn last, and ends with the part', () => {
    const page = counted();
    const heard: string[] = [];
    const Tile = ({ word }: { readonly word: string }) => (
      <p ref={useImpression({ mode: 'every', onSeen: () => void heard.push(word) })}>{word}</p>
    );
    const { rerender, unmount } = render(page.around(<Tile word="first" />));
    rerender(page.around(<Tile word="second" />));
    page.see(screen.getByText('second'));
    expect([heard, page.begun(), page.watched.size]).toEqual([['second'], 1, 1]);
    unmount();
    expect(page.watched.size).toBe(0);
  });

  it('is left with one watch by a tree that is made twice', () => {
    const page = counted();
    render(<StrictMode>{page.around(<ProductGrid products={products} label="Milk" seenIn={place} />)}</StrictMode>);
    expect(page.watched.size).toBe(2);
  });

  it('is nothing where a page is only drawn, and where nobody listens', () => {
    expect(renderToString(<ProductGrid products={products} label="Milk" seenIn={place} />)).toContain('<li>');
    render(<ProductGrid products={products} label="Milk" seenIn={place} />);
  });
});

describe('A product of a list', () => {
  it('tells that it was seen, and in which list, when its place came into view [B7.62] [B7.63]', async () => {
    const page = counted();
    render(page.around(<ProductGrid products={products} label="Milk" seenIn={place} />));
    expect(page.told).toEqual([]);
    page.see(screen.getAllByRole('listitem')[1]);
    await vi.waitFor(() => expect(page.told).toHaveLength(2));
    expect(page.told).toMatchObject([
      { event: 'product_impression', product: { sku: '100002', position: 2 } },
      { event: 'view_item_list', pageItemListId: 'aisle', items: [{ itemId: '100002', index: 1 }] },
    ]);
  });

  it('that is advertised tells each time that its link is followed, and nothing for a press beside it [B7.61]', async () => {
    const page = counted();
    const shown = [productOf({ sku: '100001' }), productOf({ sku: '100002', adId: 'ad-7' })];
    const { unmount } = render(page.around(<ProductGrid products={shown} label="Milk" seenIn={place} />));
    const [own, advertised] = screen.getAllByRole('listitem');
    const linkIn = (card: HTMLElement | undefined) => card?.querySelector('a') as HTMLElement;
    for (const pressed of [linkIn(own), advertised as HTMLElement, linkIn(advertised)]) fireEvent.click(pressed);
    await vi.waitFor(() => expect(page.told).toHaveLength(1));
    expect(page.told).toMatchObject([{ event: 'media_click', mediaId: 'ad-7', mediaSlot: 'aisle-2' }]);
    unmount();
  });

  it('tells nothing in a grid that is no list of the shop', () => {
    const page = counted();
    render(page.around(<ProductGrid products={products} label="Milk" />));
    expect(page.watched.size).toBe(0);
  });

  it('of a listing goes under the route’s name of the list, not under what was searched for [B2.54]', async () => {
    const page = counted();
    const listing = {
      ...listingOf(),
      title: 'Results for “aroha@example.nz”',
      breadcrumb: { department: null, aisle: null, shelf: null },
    };
    render(page.around(<ListingPage listing={listing} path="/shop/searchproducts" search={{}} listName="search" />));
    for (const element of page.watched.keys()) page.see(element);
    await vi.waitFor(() => expect(page.told.length).toBeGreaterThan(3));
    expect(page.told).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ pageItemListId: 'search', pageItemListName: 'search' })]),
    );
    expect(JSON.stringify(page.told)).not.toContain('aroha');
  });
});

describe('The home page', () => {
  it('tells of its banners and of its rows when they come into view [B3.81]', async () => {
    const page = counted();
    const banner: Banner = {
      id: 'spring',
      title: 'Spring',
      text: 'Now',
      href: '/shop/specials',
      action: 'Shop now',
      image: { src: '/assets/art/spring.svg', alt: '' },
      tone: 'bush',
    };
    const rows = [{ id: 'specials', title: 'Specials', href: '/shop/specials', items: products }];
    render(page.around(<HomePage brand="Kete" banners={[banner]} departments={[]} rows={rows} storeName={null} />));
    for (const element of page.watched.keys()) page.see(element);
    await vi.waitFor(() => expect(page.told.length).toBeGreaterThan(3));
    expect(page.told.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['banner_impression', 'view_promotion', 'product_impression', 'view_item_list']),
    );
    expect(page.told).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ event: 'view_item_list', carouselName: 'Specials' })]),
    );
  });
});

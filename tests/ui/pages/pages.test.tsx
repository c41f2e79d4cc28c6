import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Frame } from '#ui/frame/frame.tsx';
import { ContentPageView } from '#ui/pages/content/content-page.tsx';
import { DeliveryFees } from '#ui/pages/delivery-fees/delivery-fees.tsx';
import { DepartmentsPage } from '#ui/pages/departments/departments-page.tsx';
import { NotFoundPage } from '#ui/pages/errors/not-found-page.tsx';
import { ServerErrorPage } from '#ui/pages/errors/server-error-page.tsx';
import { HomePage } from '#ui/pages/home/home-page.tsx';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { OfflinePage } from '#ui/pages/offline/offline-page.tsx';
import { ProductPage } from '#ui/pages/product/product-page.tsx';
import { faultsOf } from '../axe.ts';
import { detailOf, frameProps, listingOf, milkWire, productOf } from '../samples.ts';

const banner = {
  id: 'roast',
  title: 'Roast weather',
  text: 'Sunday sorted.',
  href: '/shop/specials',
  action: 'Shop the roast',
  image: { src: '/assets/art/banner-roast.svg', alt: 'A roast' },
  secondaryImage: { src: '/assets/art/banner-roast-narrow.svg', alt: 'A roast' },
  tone: 'bush' as const,
};
const row = { id: 'specials', title: 'On special this week', href: '/shop/specials', items: [productOf()] };
const aisle = { id: 2, name: 'Milk & cream', slug: 'milk-and-cream', productCount: 75, shelves: [] };
const department = {
  id: 1,
  name: 'Fridge & Deli',
  slug: 'fridge-and-deli',
  productCount: 309,
  image: '/assets/art/department-fridge-and-deli.svg',
  isRestricted: false,
  aisles: [aisle],
};
const content = {
  slug: 'delivery',
  title: 'Delivery',
  description: 'How we deliver.',
  body: [{ tag: 'p', attrs: {}, children: ['We deliver from ', { tag: 'b', attrs: {}, children: ['6 am'] }, '.'] }],
  sections: [{ heading: 'What it costs', body: [{ tag: 'p', attrs: {}, children: ['It depends.'] }] }],
  updated: '2026-11-21',
};

const pages: Readonly<Record<string, ReactNode>> = {
  home: <HomePage brand="Kete" banners={[banner]} departments={[department]} rows={[row]} storeName="Kete Ponsonby" />,
  departments: <DepartmentsPage departments={[department]} />,
  listing: <ListingPage listing={listingOf()} path="/shop/browse/fridge-and-deli" search={{}} />,
  product: <ProductPage product={detailOf().product} detail={detailOf()} rows={[row]} />,
  content: <ContentPageView page={content} />,
  'not found': <NotFoundPage onReport={() => {}} />,
  'server error': <ServerErrorPage onReport={() => {}} />,
  offline: <OfflinePage />,
};

describe.each(Object.entries(pages))('The %s page', (_, page) => {
  const framed = <Frame {...frameProps}>{page}</Frame>;

  it('stands in its frame with one heading of the first level, one main part, and no fault for those who listen', async () => {
    const { container } = render(framed);
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(await faultsOf(container)).toEqual([]);
  });

  it('is drawn on the server without a style attribute, a handler or a script', () => {
    const html = renderToStaticMarkup(framed);
    expect(html).not.toMatch(/ style=| on[a-z]+=|<script/i);
  });
});

describe('The home page', () => {
  it('shows a banner as a card, with its second picture for small screens', () => {
    const { container } = render(pages['home']);
    expect(screen.getByRole('link', { name: 'Shop the roast' })).toHaveAttribute('href', '/shop/specials');
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('srcset', '/assets/art/banner-roast-narrow.svg');
    expect(source).toHaveAttribute('media', '(max-width: 767px)');
  });

  it('shows a banner without words as its picture alone', () => {
    render(
      <HomePage
        brand="Kete"
        banners={[{ ...banner, title: '', text: '' }]}
        departments={[]}
        rows={[]}
        storeName={null}
      />,
    );
    expect(screen.getByRole('link', { name: 'A roast' })).toHaveAttribute('href', '/shop/specials');
    expect(screen.queryByText('Shop the roast')).not.toBeInTheDocument();
  });

  it('leads to each department and to the rest of each row', () => {
    render(pages['home']);
    expect(screen.getByRole('link', { name: /^Fridge & Deli/ })).toHaveAttribute(
      'href',
      '/shop/browse/fridge-and-deli',
    );
    expect(screen.getByRole('link', { name: 'See all: On special this week' })).toHaveAttribute(
      'href',
      '/shop/specials',
    );
  });
});

describe('The product page', () => {
  it('tells as text what stands on the label', () => {
    render(pages['product']);
    const table = screen.getByRole('table', { name: 'Serves per pack: 8 · Serve size: 250 mL' });
    expect(within(table).getByRole('columnheader', { name: 'Per 100 mL' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'Energy 665 kJ 266 kJ' })).toBeInTheDocument();
    for (const text of ['Milk.', 'Made in New Zealand', 'Keep below 4 °C.', 'Vegetarian'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Contains:').parentElement).toHaveTextContent('Contains: Milk');
  });

  it('begins with what the list told, and says so when the rest does not come', () => {
    const { product } = detailOf();
    const { rerender } = render(<ProductPage product={product} detail={null} rows={[]} />);
    const heading = screen.getByRole('heading', { level: 1, name: product.name });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<ProductPage product={product} detail={null} rows={[]} isLost />);
    expect(screen.getByRole('status')).toHaveTextContent('We could not fetch everything about this product. Try again');
    rerender(<ProductPage product={product} detail={detailOf()} rows={[]} />);
    expect(screen.getByRole('heading', { level: 1, name: product.name })).toBe(heading);
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('leaves out what there is nothing to say of', () => {
    const bare = detailOf({ ingredients: null, allergens: [], dietary: [], nutrition: null, storage: null });
    render(<ProductPage product={bare.product} detail={bare} rows={[]} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    for (const name of ['Ingredients', 'Nutrition information'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });

  it('[B9.056] says of a sustainable product that it is, beside a leaf', () => {
    const detail = detailOf({ product: { ...milkWire, isSustainable: true } });
    render(<ProductPage product={detail.product} detail={detail} rows={[]} />);
    const icon = screen.getByText('Sustainable').querySelector('use');
    expect(icon?.getAttribute('href')).toMatch(/#sustainable$/);
  });
});

describe('A content page', () => {
  it('shows the operator’s words as elements, its sections folded, and the day it was changed', () => {
    render(pages['content']);
    expect(screen.getByText('6 am').tagName).toBe('B');
    expect(screen.getByText('What it costs').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('21st November 2026')).toHaveAttribute('datetime', '2026-11-21');
  });
});

describe('The delivery fees', () => {
  it('are a table for each way, from the smallest order to the largest', () => {
    const tier = (name: string, spendFromCents: number, feeCents: number) => ({
      method: 'x',
      name,
      spendFromCents,
      feeCents,
    });
    render(<DeliveryFees fees={[tier('Pick up', 5000, 0), tier('Pick up', 0, 500), tier('Express', 0, 1500)]} />);
    const rows = within(screen.getByRole('table', { name: 'Pick up' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Under $50$5.00', '$50 and moreFree']);
    const express = within(screen.getByRole('table', { name: 'Express' }));
    expect(express.getByRole('row', { name: 'Any order $15.00' })).toBeInTheDocument();
  });
});

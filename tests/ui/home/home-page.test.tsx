import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EditOrderBanner } from '#ui/edit-order-banner/edit-order-banner.tsx';
import { HomePage, type HomePageProps } from '#ui/pages/home/home-page.tsx';
import { faultsOf } from '../axe.ts';
import { productOf } from '../samples.ts';

const banner = (id: string) => ({
  id,
  title: `Banner ${id}`,
  text: 'Sunday sorted.',
  href: '/shop/specials',
  action: `Shop ${id}`,
  image: { src: '/assets/art/banner-roast.svg', alt: '' },
  tone: 'bush' as const,
});
const row = (id: string, title: string) => ({ id, title, href: '/shop/specials', items: [productOf()] });
const whole: HomePageProps = {
  brand: 'Kete',
  banners: ['one', 'two', 'three', 'four'].map(banner),
  rows: [row('specials', 'On special this week'), row('popular', 'Popular in store'), row('new', 'New on the shelf')],
  departments: [
    { name: 'Bakery', slug: 'bakery', image: '/b.svg', productCount: 1_204 },
    { name: 'Pantry', slug: 'pantry', image: '/p.svg', productCount: 1 },
  ],
  storeName: 'Kete Ponsonby',
};
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const complaint = () => screen.getByRole('status').textContent;

describe('The home page', () => {
  it('[A1.O2] shows banners, rows of products, the departments and the way to the boosts', async () => {
    const { container } = render(<HomePage {...whole} />);
    expect(headings()).toEqual([
      'Kete: groceries delivered or ready to pick up',
      'Banner one',
      'Banner two',
      'Banner three',
      'On special this week',
      'Shop by department',
      'Popular in store',
      'New on the shelf',
      'Boosts: more points for your usuals',
    ]);
    expect(screen.getByRole('link', { name: 'See this week’s boosts' })).toHaveAttribute(
      'href',
      '/shop/everyday-rewards-boosts',
    );
    expect(screen.getByRole('link', { name: /^Bakery ?1,204 products$/ })).toHaveAttribute(
      'href',
      '/shop/browse/bakery',
    );
    expect(screen.getByRole('link', { name: /^Pantry ?1 product$/ })).toBeInTheDocument();
    expect(await faultsOf(container)).toEqual([]);
  });

  it('[A1.O2] has nothing of a guest’s that only a shopper has, and places an order that can be changed above all', () => {
    const { rerender } = render(<HomePage {...whole} />);
    expect(screen.queryByRole('region', { name: 'Your order' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/favourites|recipe/i);
    const order = { method: 'Pickup', address: 'Ponsonby', deliveryTimeSpan: 'Today, 4–5 pm' } as const;
    rerender(<HomePage {...whole} editOrder={<EditOrderBanner order={order} editHref="/account/orders" />} />);
    const place = screen.getByText('Ponsonby');
    const offers = screen.getByRole('region', { name: 'On now' });
    expect(place.compareDocumentPosition(offers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('names the store whose prices these are, and leads to another', () => {
    const { rerender } = render(<HomePage {...whole} />);
    expect(screen.getByText('Kete Ponsonby').parentElement).toHaveTextContent('Your store: Kete Ponsonby');
    expect(screen.getByRole('link', { name: 'Change your store' })).toHaveAttribute('href', '/store-finder');
    rerender(<HomePage {...whole} storeName={null} />);
    expect(screen.queryByText(/your store/i)).not.toBeInTheDocument();
  });

  it('says nothing of failing while everything came', () => {
    render(<HomePage {...whole} />);
    expect(complaint()).toBe('');
    expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each([
    ['the banners', { banners: null }, 'the news of the shop', 'region', 'On now'],
    ['the rows', { rows: null }, 'the rows of products', 'heading', 'On special this week'],
    ['the departments', { departments: null }, 'the departments', 'heading', 'Shop by department'],
  ] as const)('stands without %s, and says so', (_, missing, words, role, name) => {
    const { container } = render(<HomePage {...whole} {...missing} />);
    expect(screen.queryByRole(role, { name })).not.toBeInTheDocument();
    expect(complaint()).toContain(`We could not load ${words}. Everything else is here.`);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
    expect(container.querySelectorAll('h2').length).toBeGreaterThan(3);
  });

  it('stands without banners and rows both, and says it once', () => {
    render(<HomePage {...whole} banners={null} rows={null} />);
    expect(headings().slice(1)).toEqual(['Shop by department', 'Boosts: more points for your usuals']);
    expect(complaint()).toContain('We could not load the news of the shop and the rows of products.');
  });

  it('asks again for what did not come, and keeps the keys where they were when it has', async () => {
    const user = userEvent.setup();
    let answer = (): void => {};
    const page = (props: Partial<HomePageProps>) => (
      <HomePage {...whole} {...props} onRetry={() => new Promise<void>((resolve) => void (answer = resolve))} />
    );
    const { rerender } = render(page({ banners: null, rows: null }));
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    rerender(page({ rows: null }));
    await act(async () => answer());
    expect(complaint()).toContain('We could not load the rows of products.');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveFocus();
    await user.keyboard('{Enter}');
    rerender(page({}));
    await act(async () => answer());
    expect(complaint()).toBe('Everything is here now.');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('without script tries again by its own address', () => {
    const html = renderToStaticMarkup(<HomePage {...whole} rows={null} />);
    expect(html).toMatch(/<a class="button"[^>]* href="\/"[^>]*>Try again/);
  });

  it('shows three banners at most, the first the largest', () => {
    render(<HomePage {...whole} />);
    const offers = within(screen.getByRole('region', { name: 'On now' }));
    expect(offers.getAllByRole('article').map((card) => card.getAttribute('data-size'))).toEqual([
      'large',
      'small',
      'small',
    ]);
  });
});

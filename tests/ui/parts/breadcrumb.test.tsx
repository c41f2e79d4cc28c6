import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumb, crumbsOf } from '#ui/breadcrumb/breadcrumb.tsx';
import { detailOf } from '../samples.ts';
import { sourceOf } from '../styles.ts';

const trail = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

describe('The breadcrumb', () => {
  it('[B2.74] begins with a link home', () => {
    render(<Breadcrumb crumbs={[{ text: 'specials' }]} />);
    const [first] = trail().getAllByRole('link');
    expect(first).toHaveTextContent('Home');
    expect(first).toHaveAttribute('href', '/');
  });

  it('[B2.75] goes on with its items, each with a route and query of its own or none', () => {
    render(<Breadcrumb crumbs={[{ text: 'Milk', href: '/shop/browse/milk?sort=PriceAsc' }, { text: 'Cream' }]} />);
    const links = trail().getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/shop/browse/milk?sort=PriceAsc']);
    expect(trail().getByText('Cream')).toHaveAttribute('aria-current', 'page');
  });

  it('[B2.76] writes in title case', () => {
    render(<Breadcrumb crumbs={[{ text: 'milk & cream' }]} />);
    expect(trail().getByText('Milk & Cream')).toBeInTheDocument();
  });

  it('leaves what somebody wrote as they wrote it', () => {
    render(<Breadcrumb crumbs={[{ text: 'Te kai o te wiki', isAsWritten: true }]} />);
    expect(trail().getByText('Te kai o te wiki')).toBeInTheDocument();
  });

  it('leads to each place above the product', () => {
    expect(crumbsOf(detailOf().breadcrumb)).toEqual([
      { text: 'Fridge & Deli', href: '/shop/browse/fridge-and-deli' },
      { text: 'Milk & cream', href: '/shop/browse/fridge-and-deli/milk-and-cream' },
    ]);
  });

  it('[B2.73] is hidden below the desktop class, which begins at 970 pixels', () => {
    expect(sourceOf('ui/breadcrumb/breadcrumb.css')).toMatch(
      /\.breadcrumb \{\s*display: none;\s*\}\s*@media \(min-width: 970px\) \{\s*\.breadcrumb \{\s*display: block;/,
    );
  });
});

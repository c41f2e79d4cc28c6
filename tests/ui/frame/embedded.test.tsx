import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { EmbeddedNav } from '#ui/embedded-nav/embedded-nav.tsx';
import { Frame } from '#ui/frame/frame.tsx';
import { frameProps } from '../samples.ts';

const scrolled = () => {
  const into = vi.fn<(this: Element, options?: unknown) => void>();
  Element.prototype.scrollIntoView = into;
  return into;
};
const shown = (path = '/', settings: Partial<Parameters<typeof EmbeddedNav>[0]['settings']> = {}) => {
  const all = { showSpecials: true, embeddedLinks: [], ...settings };
  return render(<EmbeddedNav settings={all} path={path} title="Specials" backHref="/shop/browse" />);
};
const names = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('The top navigation inside the app', () => {
  it('[B2.77] [A2.002] lists its links, these four in this order', () => {
    scrolled();
    shown();
    expect(names()).toEqual(['Shop', 'Browse', 'Specials', 'My Favourites']);
  });

  it('[B2.78] [B2.79] lights the link of the page and scrolls just that one into view, again when the page changes', () => {
    const into = scrolled();
    const { rerender } = shown('/shop/specials');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Specials');
    expect(into.mock.contexts.map(({ textContent }) => textContent)).toEqual(['Specials']);
    const settings = { showSpecials: true, embeddedLinks: [] };
    rerender(<EmbeddedNav settings={settings} path="/myfavourites" title="Favourites" />);
    expect(into.mock.contexts.map(({ textContent }) => textContent)).toEqual(['Specials', 'My Favourites']);
  });

  it('[B2.80] drops the link named specials when the setting is off', () => {
    scrolled();
    shown('/', { showSpecials: false });
    expect(names()).toEqual(['Shop', 'Browse', 'My Favourites']);
  });

  it('[B2.81] [B2.O7] appends the extra links of the settings that are enabled, with their labels', () => {
    scrolled();
    const link = (label: string, enabled: boolean) => ({ label, href: `/info/${label}`, enabled });
    shown('/', { embeddedLinks: [link('Hampers', true), link('Hidden', false)] });
    expect(names()).toEqual(['Shop', 'Browse', 'Specials', 'My Favourites', 'Hampers']);
  });

  it('keeps the title, the way back, the search and the trolley', () => {
    scrolled();
    shown();
    expect(screen.getByText('Specials', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/shop/browse');
    expect(screen.getByRole('combobox', { name: 'Search for products' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Trolley' })).toHaveAttribute('href', '/trolley');
  });
});

describe('The frame', () => {
  it('[A2.O2] [A1.36] [A1.38] [A1.O3] has no header, drawer, tabs or footer groups inside the app, and keeps title, trolley, search, help and the licence', () => {
    scrolled();
    const { container } = render(
      <Frame {...frameProps} isEmbedded>
        <main>Page</main>
      </Frame>,
    );
    expect(container.querySelectorAll('.header, .drawer, .bottom-bar, .footer-groups')).toHaveLength(0);
    expect(screen.getByRole('combobox', { name: 'Search for products' })).toBeInTheDocument();
    for (const name of ['Trolley', 'Help', 'Liquor licences', 'Privacy centre'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });
});

describe('The foot of a page inside the app', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('has the way out when somebody is signed in: %s', (isLoggedIn, count) => {
    scrolled();
    render(
      <Frame {...frameProps} shopper={{ ...frameProps.shopper, isLoggedIn }} isEmbedded>
        <main>Page</main>
      </Frame>,
    );
    const ways = screen.queryAllByRole('link', { name: 'Sign out' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/bff/logout?redirectUrl=/'),
    );
  });
});

describe('A back link', () => {
  it('[B2.82] leads to the location it is given', () => {
    render(<BackLink to="/shop/specials?page=3" label="Specials" />);
    expect(screen.getByRole('link', { name: 'Specials' })).toHaveAttribute('href', '/shop/specials?page=3');
  });
});

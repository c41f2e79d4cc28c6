import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { plainShell } from '#services/shell/shell.rules.ts';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { mainEntries } from '#ui/main-nav/entries.ts';
import { MainNav } from '#ui/main-nav/main-nav.tsx';
import { SpecialsNav } from '#ui/main-nav/specials-nav.tsx';

const linksIn = (element: HTMLElement) => within(element).getAllByRole('link', { hidden: true });
const targets = (element: HTMLElement) =>
  linksIn(element).map((link) => [link.textContent, link.getAttribute('href')] as const);

describe('The main navigation', () => {
  const shown = (path: string, shell = plainShell) => {
    render(<MainNav shell={shell} path={path} />);
    return screen.getByRole('navigation', { name: 'Main' });
  };

  it('[A2.001] has exactly Home, Browse, Specials, Recipes and My Favourites, in this order', () => {
    expect(targets(shown('/'))).toEqual([
      ['Home', '/'],
      ['Browse', '/shop/browse'],
      ['Specials', '/shop/specials'],
      ['Recipes', '/recipes'],
      ['My Favourites', '/myfavourites'],
    ]);
  });

  it.each([
    ['/', 'Home'],
    ['/shop/browse/pantry/baking', 'Browse'],
    ['/shop/specials', 'Specials'],
    ['/myfavourites', 'My Favourites'],
  ])('[A2.019] on %s is a row of tabs of which only %s is lit', (path, name) => {
    const lit = linksIn(shown(path)).filter((link) => link.getAttribute('aria-current') === 'page');
    expect(lit.map((link) => link.textContent)).toEqual([name]);
  });

  it('lights nothing on a page that none of its links leads to', () => {
    const lit = linksIn(shown('/info/help')).filter((link) => link.hasAttribute('aria-current'));
    expect(lit).toEqual([]);
  });

  it('[A3.58] [A3.O10] shows the operator’s one extra link beside the tabs when there is one', () => {
    shown('/', { ...plainShell, dynamicHeaderLink: { label: 'Pavlova season', href: '/shop/products' } });
    expect(screen.getByRole('link', { name: 'Pavlova season' })).toHaveAttribute('href', '/shop/products');
  });
});

describe('The mobile navigation', () => {
  const opened = async () => {
    render(<Drawer main={mainEntries} path="/" />);
    const details = screen.getByRole('group');
    await userEvent.click(within(details).getByLabelText('Menu', { selector: 'summary' }));
    return details;
  };

  it('[A2.003] [A2.004] [A2.005] [A2.006] [A2.007] [A2.008] goes on after the main entries with six of its own', async () => {
    expect(targets(await opened()).slice(mainEntries.length)).toEqual([
      ['Shopping List', '/shoppinglist'],
      ['My Account', '/account'],
      ['Store Finder', '/store-finder'],
      ['Help', '/info/help'],
      ['Our app', '/info/app'],
      ['Contact', '/contact-us'],
    ]);
  });

  it('closes by Escape and gives the focus back to its button', async () => {
    const details = await opened();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(details).not.toHaveAttribute('open');
    expect(within(details).getByLabelText('Menu', { selector: 'summary' })).toHaveFocus();
  });

  it('closes when the focus leaves it, and when one of its links is followed', async () => {
    const details = await opened();
    const link = within(details).getByRole('link', { name: 'Help' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(details).not.toHaveAttribute('open');

    details.setAttribute('open', '');
    linksIn(details).at(-1)?.focus();
    render(<button type="button">Elsewhere</button>);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(details).not.toHaveAttribute('open');
  });
});

describe('The menu of the specials', () => {
  const specials = [
    { label: 'All specials', href: '/shop/specials' },
    { label: 'Two for', href: '/shop/specials?discount=MultiBuy' },
    { label: 'The big basket', href: '/shop/productgroup?groupId=2001' },
  ];
  const litAt = (here: string) => {
    const { unmount } = render(<SpecialsNav shell={{ specials }} here={here} />);
    const menu = screen.queryByRole('navigation', { name: 'Specials' });
    const lit = menu && (within(menu).queryByRole('link', { current: 'page' })?.textContent ?? 'none');
    unmount();
    return lit;
  };

  it('[A3.58] [A3.O10] has the entries of the shell, on the pages they lead to and on no other', () => {
    const places = [
      '/shop/specials',
      '/shop/specials?discount=MultiBuy&page=2',
      '/shop/productgroup?groupId=2001&sort=PriceAsc',
      '/shop/productgroup?groupId=2002',
      '/shop/browse/pantry',
    ];
    expect(places.map(litAt)).toEqual(['All specials', 'Two for', 'The big basket', null, null]);
  });

  it('is not there when the operator gave no entries', () => {
    const { container } = render(<SpecialsNav shell={{ specials: [] }} here="/shop/specials" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('The bar of tabs at the bottom', () => {
  it('has five tabs, lights the current one and can say the total in place of the trolley', () => {
    render(<BottomBar path="/shop/specials" trolleyLabel="$86.40" />);
    const bar = screen.getByRole('navigation', { name: 'Shortcuts' });
    expect(linksIn(bar).map((link) => link.textContent)).toEqual([
      'Shop',
      'Browse',
      'Specials',
      'Favourites',
      '$86.40',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Specials');
  });
});

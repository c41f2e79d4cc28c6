import { plainShell } from '#services/shell/shell.rules.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { MainNav } from './main-nav.tsx';
import { SpecialsNav } from './specials-nav.tsx';

const specials = [
  { label: 'All specials', href: '/shop/specials' },
  { label: 'Half price', href: '/shop/specials?discount=50' },
  { label: 'Low prices', href: '/shop/productgroup?groupId=7' },
];

export const samples: Samples = {
  home: <MainNav shell={plainShell} path="/" />,
  specials: <MainNav shell={plainShell} path="/shop/specials" />,
  extraLink: (
    <MainNav shell={{ mainNavs: [], dynamicHeaderLink: { label: 'Matariki', href: '/info/matariki' } }} path="/" />
  ),
  ofTheOperator: (
    <MainNav shell={{ mainNavs: [{ label: 'Home', href: '/' }, ...specials], dynamicHeaderLink: null }} path="/" />
  ),
  specialsMenu: <SpecialsNav shell={{ specials }} here="/shop/specials?discount=50&page=2" />,
};

export const piece: Piece = {
  title: 'Main navigation',
  about:
    'The entries of the shop as a row of tabs, the one of the page on show lit, and on the pages of the specials their own menu. Small screens have the drawer and the bottom bar.',
  rows: ['A2.001', 'A2.019', 'A3.58', 'A3.O10'],
};

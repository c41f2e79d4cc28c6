import type { Piece, Samples } from '../gallery.types.ts';
import { EmbeddedNav } from './embedded-nav.tsx';

export const piece: Piece = {
  title: 'Head of the embedded shop',
  about: 'Inside the app: back, title, trolley, search and the top navigation, with what the settings add to it.',
  rows: ['B2.77', 'B2.78', 'B2.79', 'B2.80', 'B2.81'],
};

const settings = {
  showSpecials: true,
  embeddedLinks: [{ label: 'Christmas', href: '/shop/content/christmas', enabled: true }],
};

export const samples: Samples = {
  specials: <EmbeddedNav settings={settings} path="/shop/specials" title="Specials" backHref="/" />,
  'without specials': (
    <EmbeddedNav settings={{ showSpecials: false, embeddedLinks: [] }} path="/shop/browse" title="Browse" />
  ),
};

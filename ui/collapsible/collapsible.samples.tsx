import type { Piece } from '../gallery.types.ts';
import { A } from '../link/link.tsx';
import { Collapsible } from './collapsible.tsx';

export const piece: Piece = {
  title: 'Collapsible',
  about: 'Navigation or filters that can be folded away: folded at first on small screens, open on larger ones.',
  rows: ['B4.068', 'B4.069', 'B4.070', 'B4.071', 'B4.072'],
  charts: ['collapsible'],
};

const list = (
  <ul>
    <li>
      <A href="/shop/browse/bakery">Bakery</A>
    </li>
    <li>
      <A href="/shop/browse/pantry">Pantry</A>
    </li>
  </ul>
);

export const samples = {
  categories: <Collapsible>{list}</Collapsible>,
  'with a title of its own': <Collapsible title="Filters">{list}</Collapsible>,
};

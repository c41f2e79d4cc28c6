import type { Piece, Samples } from '../gallery.types.ts';
import { linesOf, stillList } from '../shopping-list/still-list.ts';
import { ListPanel } from './list-panel.tsx';

export const piece: Piece = {
  title: 'List panel',
  about: 'The shopping list beside what is searched for. Each line searches; the one looked for now is marked.',
  rows: ['B2.11', 'B2.45', 'B2.O2'],
  charts: ['shopping-list'],
};

const closeHref = '/shop/searchproducts?search=milk';
const items = linesOf('Milk', 'x Vogel’s bread', 'Kūmara, three big ones');

export const samples: Samples = {
  list: <ListPanel list={stillList('standing', { items })} current="Milk" closeHref={closeHref} />,
  empty: <ListPanel list={stillList('standing', { items: [] })} current={undefined} closeHref={closeHref} />,
};

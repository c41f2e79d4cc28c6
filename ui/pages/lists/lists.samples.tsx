import type { Piece, Samples } from '#ui/gallery.types.ts';
import { ListsPage } from './lists-page.tsx';

export const samples: Samples = {
  full: <ListsPage counts={{ shoppingList: 12, savedLists: 3, favourites: 1 }} />,
  empty: <ListsPage counts={{ shoppingList: 0, savedLists: 0, favourites: 0 }} />,
  'not known': <ListsPage counts={{ shoppingList: null, savedLists: null, favourites: null }} />,
};

export const piece: Piece = {
  title: 'Lists',
  about: 'All that a shopper keeps for the next shop, and how much of it there is.',
  rows: ['A2.042', 'A2.O9', 'B2.25'],
};

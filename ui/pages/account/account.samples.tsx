import type { Piece, Samples } from '#ui/gallery.types.ts';
import { AccountPage } from './account-page.tsx';

export const piece: Piece = {
  title: 'Account',
  about: 'The menu of an account as a page of its own, for screens without room for it beside a page.',
  rows: ['A2.069', 'A2.O15'],
};

export const samples: Samples = { menu: <AccountPage /> };

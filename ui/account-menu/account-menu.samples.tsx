import type { Piece, Samples } from '../gallery.types.ts';
import { AccountMenu } from './account-menu.tsx';

export const piece: Piece = {
  title: 'Account menu',
  about: 'The menu of a person: their account, or the ways to have one. It works without script.',
  rows: ['A2.009'],
};

const visitor = { isLoggedIn: false, isShopper: false, hasActiveDeliverySubscription: false, firstName: null };

export const samples: Samples = {
  visitor: <AccountMenu shopper={visitor} returnPath="/shop/specials" />,
  shopper: <AccountMenu shopper={{ ...visitor, isLoggedIn: true, isShopper: true, firstName: 'Aroha' }} />,
  'without details': <AccountMenu shopper={{ ...visitor, isLoggedIn: true }} />,
};

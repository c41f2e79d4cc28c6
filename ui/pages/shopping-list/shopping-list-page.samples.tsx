import type { Piece, Samples } from '../../gallery.types.ts';
import { linesOf, stillList } from '../../shopping-list/still-list.ts';
import { SharedListPage } from './shared-list-page.tsx';
import { ShoppingListPage } from './shopping-list-page.tsx';

export const piece: Piece = {
  title: 'Shopping list page',
  about:
    'The list with the ways on: shop down it, look for all at once, print it, share it. And one that somebody shared.',
  rows: ['A2.041', 'A1.14', 'A1.32'],
  charts: ['shopping-list'],
};

const nothing = () => undefined;
const items = linesOf('Milk', 'x Vogel’s bread', 'Kūmara, three big ones');
const page = { origin: 'https://kete.example', onPrint: nothing, onLookAll: nothing };
const line = { sku: null, quantity: null, pricingUnit: null };

export const samples: Samples = {
  guest: <ShoppingListPage {...page} isGuest list={stillList('standing', { items })} />,
  'guest, before the page is ready': <ShoppingListPage {...page} isGuest list={stillList('unread')} />,
  shopper: <ShoppingListPage {...page} isGuest={false} list={stillList('standing', { items, isShopper: true })} />,
  'with a link': (
    <ShoppingListPage
      {...page}
      isGuest={false}
      list={stillList('standing', { items, isShopper: true, isShared: true, token: 'a-token' })}
    />
  ),
  'shared by somebody': <SharedListPage shared={{ name: '', items: [{ ...line, text: 'Milk' }] }} onAddAll={nothing} />,
  'not shared any more': <SharedListPage shared={null} onAddAll={nothing} />,
};

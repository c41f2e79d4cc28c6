import type { Piece, Samples } from '../gallery.types.ts';
import { ShoppingList } from './shopping-list.tsx';
import { linesOf, stillList } from './still-list.ts';

export const piece: Piece = {
  title: 'Shopping list',
  about: 'What is to be got: written, ticked off, looked for and taken away. What did not get through says so.',
  rows: ['A1.14', 'A1.32', 'A3.55', 'A4.38', 'A6.02'],
  charts: ['shopping-list'],
};

const items = linesOf('Milk', 'x Vogel’s bread', 'Kūmara, three big ones', 'Something for Thursday');
const offline = { tag: 'offline', message: '' } as const;

export const samples: Samples = {
  'not read yet': <ShoppingList list={stillList('unread')} />,
  'on its way': <ShoppingList list={stillList('loading')} />,
  'not fetched': <ShoppingList list={stillList('failed', { fault: { tag: 'timeout', message: '' } })} />,
  empty: <ShoppingList list={stillList('standing', { items: [] })} />,
  list: <ShoppingList list={stillList('standing', { items })} />,
  'looked for': <ShoppingList list={stillList('standing', { items })} current="milk" />,
  merged: <ShoppingList list={stillList('standing', { items, merged: { added: 3, already: 1 } })} />,
  'not merged': <ShoppingList list={stillList('standing', { items, waiting: 2, mergeFault: offline })} />,
  'not saved': (
    <ShoppingList
      list={stillList('standing', {
        items,
        wishes: [{ item: 'eggs', text: 'Eggs', sku: null, isTicked: false, isWanted: true, at: 1, fault: offline }],
      })}
    />
  ),
  removed: <ShoppingList list={stillList('standing', { items, removal: { items: linesOf('Eggs') } })} />,
};

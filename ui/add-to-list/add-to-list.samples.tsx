import type { Piece, Samples } from '../gallery.types.ts';
import { AddToList } from './add-to-list.tsx';

export const piece: Piece = {
  title: 'Add to list',
  about: 'Writes a product on the shopping list, for guests too; once it is there, it says so.',
  rows: ['A1.14', 'A1.32'],
  charts: ['shopping-list'],
};

const nothing = () => undefined;

export const samples: Samples = {
  'not on the list': <AddToList name="Kōwhai blue milk" isOnList={false} onAdd={nothing} />,
  'on the list': <AddToList name="Kōwhai blue milk" isOnList onAdd={nothing} />,
};

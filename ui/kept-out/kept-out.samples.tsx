import type { Piece } from '../gallery.types.ts';
import { href } from '../link/href.ts';
import { KeptOut } from './kept-out.tsx';

const here = href.product('100042', 'kowhai-blue-milk-2-l');

export const piece: Piece = {
  title: 'Not delivered here',
  about:
    'On the page of a product that is not brought to the visitor’s area: why, and what would bring it. It never hides the product.',
  rows: ['A3.26', 'A3.27'],
};

export const samples = {
  goods: <KeptOut reason="goods" here={here} />,
  area: <KeptOut reason="area" here={here} />,
};

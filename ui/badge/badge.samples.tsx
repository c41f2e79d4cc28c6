import type { Piece, Samples } from '../gallery.types.ts';
import { Badge } from './badge.tsx';

export const samples: Samples = {
  restricted: <Badge kind="restricted" text="18+" />,
  special: <Badge kind="special" text="Special" />,
  multibuy: <Badge kind="multibuy" text="2 for $7" />,
  member: <Badge kind="member" text="Member price" />,
  boost: <Badge kind="boost" text="Boost: 150 points" />,
  great: <Badge kind="great" text="Great price" />,
  new: <Badge kind="new" text="New" />,
};

export const piece: Piece = {
  title: 'Badge',
  about: 'The one tag on a picture, told by its words and its drawing and never by its colour alone.',
  rows: [],
};

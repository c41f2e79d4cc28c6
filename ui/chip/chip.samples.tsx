import type { Piece, Samples } from '../gallery.types.ts';
import { Chips } from './chip.tsx';

const chip = (text: string) => ({ text, removeHref: `/shop/specials?without=${encodeURIComponent(text)}` });

export const samples: Samples = {
  one: <Chips chips={[chip('Kōwhai')]} />,
  several: (
    <Chips
      chips={['Kōwhai', 'Gluten free', 'Fridge & Deli', 'Special', 'Under $5'].map(chip)}
      removeAllHref="/shop/specials"
    />
  ),
  long: <Chips chips={[chip('Suitable for people who avoid gluten, dairy, eggs and nuts altogether')]} />,
};

export const piece: Piece = {
  title: 'Filter chips',
  about:
    'What a list is narrowed to, each a link to the same list without it; two or more can be taken away at once. With nothing in use nothing is shown.',
  rows: ['A2.173', 'A3.22'],
};

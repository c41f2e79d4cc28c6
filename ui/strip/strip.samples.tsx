import type { Piece } from '../gallery.types.ts';
import { Strip } from './strip.tsx';

const breads = ['Rēwena', 'Sourdough', 'Ciabatta', 'Rye', 'Brioche', 'Focaccia', 'Baguette', 'Pita'];
const links = (names: readonly string[]) =>
  names.map((name) => (
    <a key={name} href="/shop/browse/bakery">
      {name}
    </a>
  ));

export const piece: Piece = {
  title: 'Carousel 2',
  about: 'A row that scrolls natively. It may move by itself until a hand moves it, and then never again.',
  rows: ['B1.14', 'B3.70', 'B4.049', 'B4.050', 'B9.025', 'B9.026', 'B9.027', 'B9.028', 'B9.029', 'B9.030', 'B9.031'],
  charts: ['strip'],
};

export const samples = {
  columns: <Strip label="Breads">{links(breads)}</Strip>,
  twoColumns: (
    <Strip label="Breads in two columns" columns={2}>
      {links(breads)}
    </Strip>
  ),
  single: (
    <Strip label="One bread at a time" display="single">
      {links(breads)}
    </Strip>
  ),
  fixedSize: (
    <Strip label="Breads of one width" display="fixedsize">
      {links(breads)}
    </Strip>
  ),
  moving: (
    <Strip label="Breads of the week" intervalMs={5_000}>
      {links(breads)}
    </Strip>
  ),
};

import type { Piece } from '../gallery.types.ts';
import { Carousel } from './carousel.tsx';

const fruit = ['Apples', 'Bananas', 'Feijoas', 'Kiwifruit', 'Lemons', 'Mandarins', 'Pears'];
const cards = (names: readonly string[]) =>
  names.map((name) => (
    <p key={name}>
      <a href="#carousel">{name}</a>
    </p>
  ));

export const piece: Piece = {
  title: 'Carousel 1',
  about: 'Slides in pages that wrap around, turned by arrows, dots or a swipe. It turns by itself only when asked to.',
  rows: ['B1.13', 'B3.69', 'B4.042', 'B4.043', 'B4.044', 'B4.045', 'B4.046', 'B4.047', 'B4.048', 'B9.023', 'B9.024'],
  charts: ['carousel'],
};

export const samples = {
  byHand: <Carousel label="Fruit">{cards(fruit)}</Carousel>,
  turning: (
    <Carousel label="Fruit of the week" isAutoRotating>
      {cards(fruit)}
    </Carousel>
  ),
  banners: (
    <Carousel label="News of the shop" fits="page">
      {cards(fruit.slice(0, 3))}
    </Carousel>
  ),
  onePage: <Carousel label="Two of a kind">{cards(fruit.slice(0, 2))}</Carousel>,
};

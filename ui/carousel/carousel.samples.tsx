import { CallToAction } from '../call-to-action/call-to-action.tsx';
import type { Piece } from '../gallery.types.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { sampleProducts } from '../product-card/sample-products.ts';
import { Carousel } from './carousel.tsx';

const products = Object.values(sampleProducts);
const cards = (count: number) =>
  products.slice(0, count).map((product) => <ProductCard key={product.sku} product={product} />);

const news = [
  ['Roast weather', 'roast', 'bush'],
  ['The big basket', 'basket', 'kowhai'],
  ['Lunchboxes, done by Sunday night', 'lunchbox', 'sky'],
] as const;

export const piece: Piece = {
  title: 'Carousel 1',
  about: 'Slides in pages that wrap around, turned by arrows, dots or a swipe. It turns by itself only when asked to.',
  rows: ['B1.13', 'B3.69', 'B4.042', 'B4.043', 'B4.044', 'B4.045', 'B4.046', 'B4.047', 'B4.048', 'B9.023', 'B9.024'],
  charts: ['carousel'],
};

export const samples = {
  byHand: <Carousel label="You may like">{cards(7)}</Carousel>,
  turning: (
    <Carousel label="Special this week" isAutoRotating>
      {cards(6)}
    </Carousel>
  ),
  banners: (
    <Carousel label="News of the shop" fits="page" isAutoRotating>
      {news.map(([title, art, tone]) => (
        <CallToAction
          key={art}
          content={<h3>{title}</h3>}
          image={{ src: `/assets/art/banner-${art}.svg`, alt: '' }}
          action={{ link: '/shop/specials', title: 'See what is in it' }}
          tone={tone}
        />
      ))}
    </Carousel>
  ),
  onePage: <Carousel label="Two of a kind">{cards(2)}</Carousel>,
};

import type { Piece } from '../gallery.types.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { sampleProducts } from '../product-card/sample-products.ts';
import { Strip } from './strip.tsx';

const products = Object.values(sampleProducts);
const cards = products.map((product) => <ProductCard key={product.sku} product={product} />);

export const piece: Piece = {
  title: 'Carousel 2',
  about: 'A row that scrolls natively. It may move by itself until a hand moves it, and then never again.',
  rows: ['B1.14', 'B3.70', 'B4.049', 'B4.050', 'B9.025', 'B9.026', 'B9.027', 'B9.028', 'B9.029', 'B9.030', 'B9.031'],
  charts: ['strip'],
};

export const samples = {
  columns: <Strip label="You may like">{cards}</Strip>,
  twoColumns: (
    <Strip label="Two columns" columns={2}>
      {cards}
    </Strip>
  ),
  single: (
    <Strip label="One at a time" display="single">
      {cards}
    </Strip>
  ),
  fixedSize: (
    <Strip label="Of one width" display="fixedsize">
      {cards}
    </Strip>
  ),
  moving: (
    <Strip label="Moving until a hand moves it" intervalMs={5_000}>
      {cards}
    </Strip>
  ),
};

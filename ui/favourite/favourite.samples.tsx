import type { Piece, Samples } from '../gallery.types.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { sampleProducts } from '../product-card/sample-products.ts';
import { Favourite } from './favourite.tsx';
import { StillFavourites } from './still-favourites.tsx';

export const piece: Piece = {
  title: 'Favourite',
  about: 'The heart of a product, for shoppers alone. A press shows at once, and turns back when it is not kept.',
  rows: ['A1.12', 'A6.07', 'B9.061'],
  charts: ['favourites'],
};

const { plain } = sampleProducts;

export const samples: Samples = {
  no: (
    <StillFavourites>
      <Favourite product={plain} />
    </StillFavourites>
  ),
  yes: (
    <StillFavourites context={{ skus: [plain.sku] }}>
      <Favourite product={plain} />
    </StillFavourites>
  ),
  'on a card': (
    <StillFavourites context={{ skus: [plain.sku] }}>
      <ProductCard product={plain} />
    </StillFavourites>
  ),
};

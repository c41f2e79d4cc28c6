import type { Piece } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { DualOffer } from './dual-offer.tsx';

export const piece: Piece = {
  title: 'Dual offer',
  about: 'Two offers of one product side by side: what so many cost by each, and which is cheaper. They never add up.',
  rows: ['A2.163'],
};

const chocolate = sampleProducts.multibuy;
const both = { ...chocolate, price: { ...chocolate.price, memberPriceCents: 400 } };

export const samples = {
  'member price and multibuy': <DualOffer product={both} />,
  'the rule alone': <DualOffer product={null} />,
};

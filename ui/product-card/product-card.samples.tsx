import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Piece } from '../gallery.types.ts';
import { Stepper } from '../stepper/stepper.tsx';
import { ProductCard } from './product-card.tsx';
import { sampleProducts } from './sample-products.ts';

const limits = { unit: 'Each', step: 1, min: 1, max: 12 } as const;
const { plain, special, multibuy, member, loose, low, gone, restricted } = sampleProducts;

export const piece: Piece = {
  title: 'Product card',
  about:
    'Six parts in a fixed order. For those who listen it is one link that says the whole offer, then the action. Of what compares in a listing, the one that costs the least a measure says so, and by which way of buying.',
  rows: ['B9.056', 'B9.057'],
};

const card = (product: Product, action?: ReactNode) => <ProductCard product={product} action={action} />;

export const samples = {
  plain: card(plain),
  special: card(special),
  multibuy: card(multibuy),
  member: card(member),
  byWeight: card(loose),
  lowStock: card(low),
  outOfStock: card(gone),
  notDelivered: card({ ...plain, availabilityStatus: 'Unavailable', keptOut: 'goods' }),
  sustainable: card({ ...plain, isSustainable: true }),
  boost: card({ ...plain, productTag: { tagType: 'BoostOffer', description: 'Boost: 150 points' } }),
  new: card({ ...special, productTag: { tagType: 'New', description: 'New' } }),
  restricted: card(restricted),
  bestUnitPrice: card({ ...plain, bestUnitPrice: 'plain' }),
  bestWhenYouBuySeveral: card({ ...multibuy, bestUnitPrice: 'multibuy' }),
  bestForMembers: card({ ...member, bestUnitPrice: 'member' }),
  everything: card({ ...special, availabilityStatus: 'Low Stock', isSustainable: true, bestUnitPrice: 'plain' }),
  withStepper: card(plain, <Stepper name={plain.name} quantity={2} limits={limits} onWant={() => undefined} />),
};

import type { Piece } from '../gallery.types.ts';
import { Stepper } from '../stepper/stepper.tsx';
import { ProductCard } from './product-card.tsx';
import { sampleProducts } from './sample-products.ts';

const limits = { unit: 'Each', step: 1, min: 1, max: 12 } as const;

export const piece: Piece = {
  title: 'Product card',
  about: 'Six parts in a fixed order. For those who listen it is one link that says the whole offer, then the action.',
  rows: [],
};

export const samples = {
  plain: <ProductCard product={sampleProducts.plain} />,
  special: <ProductCard product={sampleProducts.special} />,
  multibuy: <ProductCard product={sampleProducts.multibuy} />,
  withStepper: (
    <ProductCard
      product={sampleProducts.plain}
      action={<Stepper name={sampleProducts.plain.name} quantity={2} limits={limits} onWant={() => undefined} />}
    />
  ),
};

import type { BonusShown } from '#machines/order/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { BonusProducts } from './bonus-products.tsx';

export const piece: Piece = {
  title: 'Bonus products',
  about: 'What comes along for nothing. Each offer brings one thing: the one that was chosen last.',
  rows: ['A3.42', 'A7.056', 'A7.086'],
  charts: ['order'],
};

const press = () => undefined;
export const bonusSample: readonly BonusShown[] = [
  { id: 'tea-towel-kowhai', name: 'Kōwhai tea towel', isSelected: true, bonusProductSelected: true, fault: null },
  { id: 'beeswax-wraps', name: 'Beeswax wraps, two sizes', isSelected: false, bonusProductSelected: true, fault: null },
  { id: 'seeds-silverbeet', name: 'Silverbeet seeds', isSelected: false, bonusProductSelected: false, fault: null },
];
const shown = (products: readonly BonusShown[]) => (
  <BonusProducts products={products} onChoose={press} onRetry={press} />
);

export const samples: Samples = {
  'one of an offer chosen': shown(bonusSample),
  'not kept': shown(
    bonusSample.map((one, at) =>
      at === 2 ? { ...one, fault: { tag: 'timeout', message: 'It took too long.' } } : one,
    ),
  ),
};

import type { Piece } from '../gallery.types.ts';
import { type Feature, FeatureList } from './feature-list.tsx';

export const piece: Piece = {
  title: 'Feature list',
  about: 'What speaks for the shop, side by side: a clock, a heart or a truck above or below a few words.',
  rows: ['B3.52'],
};

const features = (imagePosition: Feature['imagePosition']): readonly Feature[] => [
  { text: 'Pick a time that suits you', icon: 'clock', imagePosition },
  { text: 'Keep your favourites at hand', icon: 'heart', imagePosition },
  { text: 'Delivered to your door', icon: 'truck', imagePosition },
];

export const samples = {
  above: <FeatureList features={features('above')} />,
  below: <FeatureList features={features('below')} />,
};

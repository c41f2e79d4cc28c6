import type { Piece } from '../gallery.types.ts';
import { PersuasionBar, type PersuasionItem } from './persuasion-bar.tsx';

export const piece: Piece = {
  title: 'Persuasion bar',
  about:
    'One to three reasons to shop here. Below 768 pixels one at a time, ten seconds a round, with a button that stops it; never by itself where less motion is wished for.',
  rows: ['B3.53', 'B9.047', 'B9.048', 'B9.O6'],
  charts: ['persuasion-bar'],
};

const items: readonly PersuasionItem[] = [
  { text: 'Delivered from 7 am to 10 pm', url: '/content/delivery', icon: 'delivery-truck' },
  { text: 'Pick up in an hour', url: '/content/pick-up', icon: 'pick-up' },
  { text: 'Boosts for members', url: '/boosts', icon: 'rewards-boosts' },
];

export const samples = {
  three: <PersuasionBar items={items} />,
  two: <PersuasionBar items={items.slice(0, 2)} label="Two reasons" />,
  one: <PersuasionBar items={items.slice(0, 1)} label="One reason" />,
};

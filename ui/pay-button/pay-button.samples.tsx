import type { PlacingStage } from '#machines/placing/index.ts';
import type { Piece } from '../gallery.types.ts';
import { PayButton } from './pay-button.tsx';

export const piece: Piece = {
  title: 'Pay button',
  about:
    'The one button that pays. Its words say what happens: paying is one thing, asking whether it was paid another.',
  rows: ['A1.18', 'A7.O12'],
  charts: ['placing', 'pay-ways'],
};

const button = (stage: PlacingStage, isCapturing = false, totalCents: number | null = 12_345) => (
  <PayButton
    stage={stage}
    isCapturing={isCapturing}
    totalCents={totalCents}
    isBlocked={false}
    onPay={() => undefined}
  />
);

export const samples = {
  ready: button('open'),
  'nothing to pay': button('open', false, 0),
  capturing: button('open', true),
  held: button('held'),
  paying: button('submitting'),
  resolving: button('resolving'),
  elsewhere: button('elsewhere'),
  paid: button('confirmed'),
  loading: button('unknown', false, null),
};

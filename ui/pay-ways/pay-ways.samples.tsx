import type { Piece } from '../gallery.types.ts';
import { cardSample } from '../payment-instrument/payment-instrument.samples.tsx';
import { PayWays, type PayWaysShown } from './pay-ways.tsx';

export const piece: Piece = {
  title: 'Ways to pay',
  about: 'Saved cards, a new card, a wallet. What cannot be used is shown and cannot be chosen.',
  rows: ['A1.18', 'A7.092', 'B3.42'],
  charts: ['pay-ways'],
};

const id = (end: string) => `10000000-0000-4000-8000-00000000000${end}`;
export const instrumentsSample = [
  { ...cardSample, instrumentId: id('1') },
  {
    ...cardSample,
    instrumentId: id('2'),
    cardScheme: 'Mastercard',
    cardSuffix: '4444',
    isExpired: true,
    expiryYear: 2024,
  },
  { ...cardSample, instrumentId: id('3'), cardScheme: null, cardSuffix: '0005', disabled: true },
];
const noop = () => undefined;
const ways = (over: Partial<PayWaysShown>) => (
  <PayWays
    instruments={instrumentsSample}
    areLost={false}
    way={{ kind: 'saved', instrumentId: id('1') }}
    isSaving={false}
    isCaptured={false}
    isAtWork={false}
    trouble={null}
    {...over}
    cardFrame={<p>The card form stands here.</p>}
    walletFrame={<p>The wallet stands here.</p>}
    onChoose={noop}
    onSaving={noop}
    onRenew={noop}
    onRetry={noop}
  />
);

export const samples = {
  saved: ways({}),
  'a new card': ways({ way: { kind: 'card' }, isSaving: true }),
  'a new card that was taken': ways({ way: { kind: 'card' }, isCaptured: true }),
  'a card that is wrong': ways({ way: { kind: 'card' }, trouble: 'cardWrong' }),
  'nobody knows whether it was taken': ways({ way: { kind: 'card' }, trouble: 'cardUnknown' }),
  wallet: ways({ way: { kind: 'wallet' } }),
  'saved cards that did not load': ways({ instruments: null, areLost: true, way: { kind: 'card' } }),
  loading: ways({ instruments: null, way: null }),
  'at work': ways({ isAtWork: true }),
};

import type { DisclaimerShown } from '#machines/order/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { Disclaimer } from './disclaimer.tsx';

export const piece: Piece = {
  title: 'Disclaimer',
  about: 'What a shopper accepts before paying, in the words of the store. It is accepted when the store says so.',
  rows: ['A7.058', 'A7.085', 'A7.O8'],
  charts: ['order'],
};

const press = () => undefined;
export const disclaimerSample: DisclaimerShown = { isChecked: false, isSending: false, fault: null };
const words =
  'What is sold by weight is charged by what it weighs when it is packed. What is out of stock is left out or replaced as you said.';
const shown = (more: Partial<DisclaimerShown> = {}, isMissing = false) => (
  <Disclaimer
    text={words}
    shown={{ ...disclaimerSample, ...more }}
    isMissing={isMissing}
    onAccept={press}
    onRetry={press}
  />
);

export const samples: Samples = {
  'not accepted': shown(),
  'on its way': shown({ isChecked: true, isSending: true }),
  accepted: shown({ isChecked: true }),
  missing: shown({}, true),
  'not kept': shown({ fault: { tag: 'offline', message: 'You are offline.' } }),
};

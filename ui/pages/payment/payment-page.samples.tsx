import type { Piece, Samples } from '../../gallery.types.ts';
import { samples as ways } from '../../pay-ways/pay-ways.samples.tsx';
import { PaymentPage, type PaymentShown } from './payment-page.tsx';

export const piece: Piece = {
  title: 'Payment',
  about:
    'The page to pay on. Its button says what is happening, and nothing is sent anew before it is known what came of the first.',
  rows: ['A1.18', 'A2.065', 'A7.O12'],
  charts: ['placing', 'pay-ways'],
};

const noop = () => undefined;
const order = {
  components: [
    { part: 'goods', name: 'Your items', valueCents: 11_245, isTotal: false },
    { part: 'delivery', name: 'Delivery', valueCents: 1_100, isTotal: false },
    { part: 'total', name: 'Total', valueCents: 12_345, isTotal: true },
  ],
  savingsCents: 320,
  totalCents: 12_345,
} as const;
const page = (over: Partial<PaymentShown>) => (
  <PaymentPage
    stage="open"
    isCapturing={false}
    outcome={null}
    isAskedToWait={false}
    order={order}
    hasFailed={false}
    isRough={false}
    problems={[]}
    isUnsent={false}
    age={null}
    confirmedHref={null}
    {...over}
    ways={ways.saved}
    holdCard={null}
    onPay={noop}
    onAge={noop}
    onDismiss={noop}
    onRetry={noop}
  />
);

export const samples: Samples = {
  ready: page({}),
  'the age is asked': page({ age: { isOfAge: false, isMissing: true } }),
  paying: page({ stage: 'submitting' }),
  resolving: page({ stage: 'resolving', isAskedToWait: true }),
  declined: page({ outcome: { kind: 'declined', why: 'There is not enough money on that card.' } }),
  refused: page({ outcome: { kind: 'refused', why: 'One of your items has sold out.' } }),
  unplaced: page({ outcome: { kind: 'unplaced', why: null } }),
  elsewhere: page({ stage: 'elsewhere', outcome: { kind: 'elsewhere', why: null } }),
  blocked: page({
    problems: [
      { code: 'expressExcess', message: 'Your order is too large for express. Take out 3 items to go on.', skus: [] },
    ],
  }),
  'nothing is left in the trolley': page({
    order: { ...order, totalCents: 0 },
    problems: [{ code: 'empty', message: 'Your trolley is empty. Put something into it first.', skus: [] }],
  }),
  'did not load': page({ order: null, hasFailed: true }),
};

import type { ReactNode } from 'react';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';
import { bonusSample } from '#ui/bonus-products/bonus-products.samples.tsx';
import { noCoupons } from '#ui/coupon-form/coupon-form.samples.tsx';
import { disclaimerSample } from '#ui/disclaimer/disclaimer.samples.tsx';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { componentsSample } from '#ui/order-totals/sample-totals.ts';
import { shownItem } from '#ui/trolley-line/trolley-line.samples.tsx';
import type { ReviewLine, ReviewOrderProps, ReviewShown } from './review-order.types.ts';
import { ReviewOrderPage } from './review-order-page.tsx';

export const piece: Piece = {
  title: 'Review order page',
  about:
    'The last look before paying: what, when, where, how and for how much. What is missing is said at the one way on, and found from there.',
  rows: ['A1.17', 'A3.39', 'A3.40', 'A3.41', 'A3.42', 'A3.43', 'A3.O5'],
  charts: ['order'],
};

const press = () => undefined;
const said = {
  onText: press,
  onLeave: press,
  onAddOn: press,
  onBonus: press,
  onCode: press,
  onAddCode: press,
  onDropCode: press,
  onDisclaimer: press,
  onRetryWish: press,
  onRetry: press,
  onPay: press,
};
const lineOf = (more: Partial<ReviewLine> = {}): ReviewLine => {
  const { product, ...item } = shownItem('plain');
  const { images, slug, size } = product ?? {};
  return { ...item, image: images?.big ?? null, slug, size: size ?? null, isComing: true, ...more };
};
const sections = [
  { name: 'Fridge & Deli', lines: [lineOf(), lineOf({ sku: '100102', name: 'Tui butter', note: 'The salted one.' })] },
  { name: 'Bakery', lines: [lineOf({ sku: '100103', name: 'Rimu sourdough', allowSubstitutes: false })] },
];
const still = { state: 'resting', fault: null, room: 500 } as const;

export const shownSample: ReviewShown = {
  sections,
  count: 3,
  method: 'Courier',
  place: '12 Ponsonby Road, Grey Lynn, Auckland',
  instructions: { text: 'Leave it by the blue gate.', ...still },
  addOn: { value: doorstepAddOn, isSelected: false },
  notes: { text: '', ...still },
  bonus: bonusSample,
  samples: ['Rātā oat bar'],
  coupons: noCoupons,
  isCode: false,
  isSlipOnPaper: true,
  packedIn: 'Paper bags',
  components: componentsSample,
  savingsCents: 420,
  isRough: false,
  disclaimerText: orderWith().order.disclaimer,
  disclaimer: disclaimerSample,
  problems: [],
};
export const pageSample: ReviewOrderProps = {
  state: 'shown',
  shown: shownSample,
  isUpdating: false,
  isOutdated: false,
  isGoing: false,
  missing: null,
  blocked: 0,
  forgottenHref: '/haveyouforgotten',
  holdCard: null,
  substitutes: null,
  sampleAnswers: null,
  said,
};
export const problemsSample: ReviewShown['problems'] = [
  { code: 'unavailable', message: '2 items in your trolley cannot come as things stand.', skus: ['100101'] },
  { code: 'expressExcess', message: 'Your order is too large for express. Take out 3 items to go on.', skus: [] },
  { code: 'disclaimer', message: 'Agree to how it is packed.', skus: [] },
];
const page = (more: Partial<ReviewOrderProps> = {}, shown: Partial<ReviewShown> = {}): ReactNode => (
  <ReviewOrderPage {...pageSample} {...more} shown={{ ...shownSample, ...shown }} />
);

export const samples: Samples = {
  delivered: page(),
  'picked up': page({}, { method: 'Pickup', place: 'Kete Ponsonby', addOn: null, bonus: [], isSlipOnPaper: false }),
  'with problems': page({ missing: 'unavailable' }, { problems: problemsSample }),
  'not accepted': page({ missing: 'disclaimer' }),
  'being looked over': page({ isGoing: true, isUpdating: true }),
  'of a moment ago': page({ isOutdated: true }, { isRough: true }),
  'on its way': <ReviewOrderPage {...pageSample} state="loading" shown={null} />,
  'nobody knows': <ReviewOrderPage {...pageSample} state="unknown" shown={null} />,
};

import type { TrolleyItem } from '#services/trolley/trolley.contract.ts';
import { lineWith } from '#services/trolley/sample-trolley.rules.ts';
import type { Piece, Samples as Gallery } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { ChangedPrices, LinePrice, TrolleyNotices } from './changed-prices.tsx';
import { Packing, SlipChoice } from './packing.tsx';
import { Samples } from './samples.tsx';
import { LineSubstitute, Substitutes } from './substitutes.tsx';

export const piece: Piece = {
  title: 'Choices of a trolley',
  about:
    'What is said of a trolley besides what is in it: something close, prices, samples, packing. What was not saved says so.',
  rows: ['A4.51', 'A4.52', 'A4.54', 'A4.57', 'A2.139', 'A2.141', 'A2.142', 'A2.146', 'A3.09', 'A3.37'],
  charts: ['trolley-choices', 'samples'],
};

const nothing = () => undefined;
const ways = { lost: null as string | null, onRetry: nothing, onPutBack: nothing };
const lost = { ...ways, lost: 'You are offline.' };
const milk: TrolleyItem = lineWith({
  sku: '100001',
  name: 'Kōwhai blue milk',
  amount: 2,
  availabilityStatus: 'Low Stock',
});
const bread: TrolleyItem = lineWith({ sku: '100002', name: 'Harakeke bread', amount: 1 });
const formula: TrolleyItem = lineWith({
  ...{ sku: '100003', name: 'Infant formula', amount: 1, availabilityStatus: 'Low Stock' },
  ...{ subsAllowed: false, allowSubstitutes: false },
});
const dearer = { sku: '100001', name: milk.name, unit: 'Each', priceCents: 450, agreedCents: 400 } as const;
const cheaper = { sku: '100002', name: 'Bananas', unit: 'Kg', priceCents: 290, agreedCents: 350 } as const;
const options = [
  { packagingPreferenceId: 'no-bags', name: 'No bags', description: 'In our crates.', feeCents: 0, isSelected: true },
  {
    packagingPreferenceId: 'paper-bags',
    name: 'Paper bags',
    description: 'To recycle.',
    feeCents: 150,
    isSelected: false,
  },
];
const packing = {
  ...{ options, hasFailed: false, chosenId: 'paper-bags', onChoose: nothing, onRetryOptions: nothing },
  ...ways,
};
const slip = { isOnPaper: false, onChange: nothing, ...ways };
const sample = {
  ...sampleProducts.plain,
  onlineSample: {
    ...{ responseId: 'tea', actionTaken: null, campaignId: 'tea', campaignName: 'A tea to try' },
    qualifyingProduct: [{ sku: '100001' }],
  },
};
const ofSamples = { hasError: false, isUnknown: false, onRespond: nothing, onRetry: nothing, onDismiss: nothing };
const substitutes = (isAll: boolean, allowed: readonly string[]) => (
  <Substitutes
    items={[milk, bread, formula]}
    isAll={isAll}
    allows={(sku) => allowed.includes(sku)}
    onAll={nothing}
    onOne={nothing}
    {...ways}
  />
);
const lineSubstitute = (item: TrolleyItem, more = ways) => (
  <LineSubstitute item={item} isAllowed onChange={nothing} {...more} />
);

export const samples: Gallery = {
  'something close for everything': substitutes(true, ['100001', '100002']),
  'chosen for each product': substitutes(false, ['100001']),
  'a line that may run out': lineSubstitute(milk),
  'a line without its like': lineSubstitute(formula),
  'a choice that was not saved': lineSubstitute(milk, lost),
  'a dearer line': <LinePrice changed={dearer} onAgree={nothing} {...ways} />,
  'a cheaper line': <LinePrice changed={cheaper} onAgree={nothing} {...ways} />,
  'prices have changed': <TrolleyNotices count={2} seeHref="/trolley" tutorialHref="/trolley" />,
  'all of them': <ChangedPrices changed={[dearer, cheaper]} onAgree={nothing} onTakeOut={nothing} />,
  'samples to answer': <Samples samples={[{ sample, action: null }]} {...ofSamples} />,
  'a sample that comes along': <Samples samples={[{ sample, action: 'accepted' }]} {...ofSamples} />,
  'an answer that was not kept': <Samples samples={[{ sample, action: null }]} {...ofSamples} hasError />,
  'samples nobody knows': <Samples samples={[]} {...ofSamples} isUnknown />,
  packing: <Packing packing={packing} slip={slip} moreHref="/trolley" slipHref="/trolley" />,
  'packing on its way': (
    <Packing packing={{ ...packing, options: null }} slip={slip} moreHref="/trolley" slipHref="/trolley" />
  ),
  'packing nobody knows': (
    <Packing
      packing={{ ...packing, options: null, hasFailed: true }}
      slip={slip}
      moreHref="/trolley"
      slipHref="/trolley"
    />
  ),
  'a slip on paper': <SlipChoice name="slip" {...slip} isOnPaper />,
};

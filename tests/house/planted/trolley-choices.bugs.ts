import type { Bug } from './bugs.ts';

const samples = ['--project', 'machines', 'tests/machines/samples'];
const choices = ['--project', 'machines', 'tests/machines/trolley-choices'];
const pieces = ['--project', 'services', 'tests/services/trolley/pieces.test.ts'];
const causes = ['--project', 'services', 'tests/services/modals/causes.test.ts'];
const parts = ['--project', 'ui', 'tests/ui/trolley-extras'];
const review = ['--project', 'ui', 'tests/ui/browser/trolley-review.test.tsx'];
const age = ['--project', 'ui', 'tests/ui/browser/age.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'samples stay when the trolley has nothing left',
    file: 'machines/samples/samples.machine.ts',
    find: 'clearSamples: assign(({ context: { subject, skus } }) => ({ ...blankSamples, subject, skus })),',
    put: 'clearSamples: assign({ isStale: false }),',
    caughtBy: samples,
  },
  {
    says: 'a sample stays when what brought it is taken out',
    file: 'machines/samples/samples.rules.ts',
    find: 'qualifyingProduct.some(({ sku }) => removed.has(sku))',
    put: 'qualifyingProduct.every(({ sku }) => sku === "" && removed.has(sku))',
    caughtBy: samples,
  },
  {
    says: 'samples of which nothing was kept count as kept',
    file: 'machines/samples/samples.machine.ts',
    find: 'isKept: (_, { responses }: Said) => responses.length > 0,',
    put: 'isKept: (_, { responses }: Said) => responses.length >= 0,',
    caughtBy: samples,
  },
  {
    says: 'a lost answer to a sample sets one flag of two',
    file: 'machines/samples/samples.machine.ts',
    find: '      hasConfirmationError: true,\n',
    put: '',
    caughtBy: samples,
  },
  {
    says: 'the wish about one product outlives what was said of all after it',
    file: 'machines/trolley-choices/trolley-choices.rules.ts',
    find: ' || keyOf(earlier).startsWith(`${keyOf(later)} `)',
    put: '',
    caughtBy: choices,
  },
  {
    says: 'what is on its way is said to the store again',
    file: 'machines/trolley-choices/trolley-choices.rules.ts',
    find: 'waiting: isUnderWay ? others : [...others, choice],',
    put: 'waiting: [...others, choice],',
    caughtBy: choices,
  },
  {
    says: 'what is out of stock counts for the choice of everything',
    file: 'machines/trolley-choices/trolley-choices.select.ts',
    find: "categoryType !== 'OutOfStock' && subsAllowed",
    put: 'categoryType !== undefined && subsAllowed',
    caughtBy: choices,
  },
  {
    says: 'an empty trolley has everything chosen',
    file: 'machines/trolley-choices/trolley-choices.select.ts',
    find: 'counted.length > 0 && counted.every',
    put: 'counted.every',
    caughtBy: choices,
  },
  {
    says: 'a price that has changed again counts as agreed to',
    file: 'machines/trolley-choices/trolley-choices.select.ts',
    find: 'seen.sku === sku && seen.priceCents === priceCents',
    put: 'seen.sku === sku',
    caughtBy: choices,
  },
  {
    says: 'one shopper’s lost wish is shown to the next',
    file: 'machines/trolley-choices/trolley-choices.machine.ts',
    find: 'assign(({ context: { isPacking } }, user: User) => ({\n      ...blankChoices,\n      isPacking,',
    put: 'assign(({ context: { isPacking, failed } }, user: User) => ({\n      ...blankChoices,\n      isPacking,\n      failed,',
    caughtBy: ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'trolley-choices'],
  },
  {
    says: 'what is had by the piece already is divided once more',
    file: 'services/trolley/pieces.rules.ts',
    find: 'unit === to || amount === 0',
    put: 'amount === 0',
    caughtBy: pieces,
  },
  {
    says: 'another time is no other reason to look at a trolley',
    file: 'services/modals/causes.rules.ts',
    find: " ${fulfilment?.slotId ?? '-'}",
    put: '',
    caughtBy: causes,
  },
  {
    says: 'something close is asked about though nothing may run out',
    file: 'ui/trolley-extras/substitutes.tsx',
    find: 'item.subsAllowed && isAtRisk(item)',
    put: 'item.subsAllowed',
    caughtBy: parts,
  },
  {
    says: 'something close is offered for what has nothing like it',
    file: 'ui/trolley-extras/substitutes.tsx',
    find: "subsAllowed && categoryType !== 'OutOfStock';",
    put: "categoryType !== 'OutOfStock' || subsAllowed;",
    caughtBy: parts,
  },
  {
    says: 'a trolley is to be reviewed over its own review',
    file: 'src/browser/trolley-review.ts',
    find: 'if (!pathname.startsWith(reviewPath)) return;',
    put: 'return;',
    caughtBy: review,
  },
  {
    says: 'alcohol is added whatever is answered',
    file: 'src/browser/age.ts',
    find: "if (ended.end !== 'action') return;",
    put: '',
    caughtBy: age,
  },
];

import type {
  EligibilityTold,
  SaverPlan,
  SaverSavings,
  Subscription,
} from '#services/delivery-saver/delivery-saver.contract.ts';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';

export const planSamples: readonly SaverPlan[] = [
  {
    planId: 'any-day-month',
    name: 'Any day, by the month',
    text: 'Deliveries on any day of the week, a month at a time.',
    months: 1,
    days: 'every',
    priceCents: 2_500,
    monthlyPriceCents: 2_500,
    minimumOrderCents: 8_000,
  },
  {
    planId: 'midweek-half-year',
    name: 'Midweek, half a year',
    text: 'Deliveries on Tuesdays, Wednesdays and Thursdays for six months.',
    months: 6,
    days: 'midweek',
    priceCents: 6_000,
    monthlyPriceCents: 1_000,
    minimumOrderCents: 6_000,
  },
];

export const savingsSample: SaverSavings = {
  months: 6,
  deliveries: 14,
  feesPaidCents: 15_400,
  plans: [
    {
      planId: 'any-day-month',
      planPriceCents: 15_000,
      remainingFeesCents: 1_400,
      savingCents: -1_000,
      deliveriesToBreakEven: 3,
    },
    {
      planId: 'midweek-half-year',
      planPriceCents: 6_000,
      remainingFeesCents: 5_500,
      savingCents: 3_900,
      deliveriesToBreakEven: 1,
    },
  ],
};

export const eligibleSample: EligibilityTold = {
  eligibility: 'eligible',
  addressId: 5,
  suburbId: 12,
  label: '12 Rintoul Street, Newtown, Wellington 6021',
  message: 'Good news: Delivery Saver works at your address.',
};

export const cardSample: SavedInstrument = {
  instrumentId: '10000000-0000-4000-8000-000000000001',
  cardSuffix: '4242',
  expiryMonth: 4,
  expiryYear: 2031,
  isExpired: false,
  disabled: false,
  cardScheme: 'Visa',
};

const { instrumentId: _, ...shownCard } = cardSample;
const paidAt = Date.UTC(2026, 9, 30, 1, 0);

export const subscriptionSample: Subscription = {
  subscriptionId: '40000000-0000-4000-8000-000000000001',
  plan: planSamples[1] as SaverPlan,
  state: 'active',
  isWPay: true,
  address: eligibleSample.label ?? '',
  startedOn: '2026-10-30',
  paidUntil: '2027-04-29',
  renewsOn: '2027-04-30',
  nextChargeCents: 6_000,
  payableUntil: null,
  instrument: shownCard,
  deliveries: 3,
  savedCents: 3_300,
  charges: [{ atMs: paidAt, amountCents: 6_000, state: 'paid' }],
};
export const endingSample: Subscription = {
  ...subscriptionSample,
  state: 'ending',
  renewsOn: null,
  nextChargeCents: null,
};

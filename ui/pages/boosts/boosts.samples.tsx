import type { Piece, Samples } from '#ui/gallery.types.ts';
import { offersShown } from '#ui/loyalty/sample-loyalty.ts';
import { BoostsPage, type BoostsPageProps } from './boosts-page.tsx';

const ignored = () => undefined;
const offline = { tag: 'offline', message: '' } as const;
const shown: BoostsPageProps['shown'] = {
  state: 'shown',
  offers: [...offersShown()],
  fault: null,
  refusal: null,
  hasRefused: false,
  canBoostAll: true,
  isBoosting: false,
};

const face = (changes: Partial<BoostsPageProps['shown']> = {}, props: Partial<BoostsPageProps> = {}) => (
  <BoostsPage
    isMember
    isV3
    show="all"
    shown={{ ...shown, ...changes }}
    here="/everyday-rewards/boosts"
    onBoost={ignored}
    onReload={ignored}
    onDismiss={ignored}
    {...props}
  />
);
const [first, ...others] = offersShown();

export const samples: Samples = {
  'all of them': face(),
  'of the simpler list': face({}, { isV3: false }),
  'those that are boosted': face({}, { show: 'boosted' }),
  'none of them used': face({ offers: others.filter(({ state }) => state !== 'used') }, { show: 'used' }),
  'everything boosted': face({
    offers: offersShown().map((offer) => ({ ...offer, state: 'boosted' })),
    canBoostAll: false,
  }),
  'one that was refused': face({
    offers: first ? [{ ...first, isRefused: true }, ...others] : others,
    hasRefused: true,
    refusal: offline,
  }),
  'none now': face({ offers: [], canBoostAll: false }),
  'on their way': face({ state: 'asking', offers: null, canBoostAll: false }),
  'did not come': face({ state: 'failed', offers: null, canBoostAll: false, fault: offline }),
  'without a card': face({}, { isMember: false }),
};

export const piece: Piece = {
  title: 'Boost offers',
  about: 'A press shows at once and is taken back, with its reason, when the store refuses it.',
  rows: ['A1.28', 'A2.038', 'A6.15'],
  charts: ['boosts'],
};

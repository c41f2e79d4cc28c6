import type { AddressShown, PlansShown } from '#machines/saver/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { eligibleSample, planSamples, savingsSample, subscriptionSample } from './delivery-saver.sample-data.ts';
import { SaverPayPage, type SaverPayShown } from './pay-page.tsx';
import { PlansPage } from './plans-page.tsx';
import { ChoosePlanModal, EligibilityModal, SaverPopup } from './saver-modals.tsx';
import { SaverPage } from './saver-page.tsx';
import { SaverSuccessPage } from './success-page.tsx';

export const piece: Piece = {
  title: 'The delivery pass',
  about:
    'The delivery pass: what it is, its plans with what each would have come to for this shopper, the address it is for, and paying for it. Nothing is sold on a guess.',
  rows: ['A1.22', 'A2.077', 'A2.078', 'A2.079', 'A2.080', 'A2.154', 'A2.155', 'A2.158', 'A4.06', 'A4.07', 'A4.08'],
  charts: ['saver', 'saver-purchase'],
};

const none = () => {};
const plans: PlansShown = {
  plans: planSamples,
  state: 'known',
  fault: null,
  savings: savingsSample,
  areSavingsLost: false,
  areSavingsComing: false,
};
const nothingYet: PlansShown = { ...plans, savings: { months: 6, deliveries: 0, feesPaidCents: 0, plans: [] } };
const lost: PlansShown = { ...plans, plans: null, state: 'failed', savings: null, areSavingsLost: true };
const eligible: AddressShown = { state: 'eligible', asked: {}, told: eligibleSample, fault: null };
const dryGoods: AddressShown = {
  ...eligible,
  state: 'nonPerishable',
  told: { ...eligibleSample, eligibility: 'nonPerishable', message: 'We deliver only dry goods to this address.' },
};
const noVans: AddressShown = {
  ...eligible,
  state: 'nonServiced',
  told: { ...eligibleSample, eligibility: 'nonServiced', message: 'We do not deliver to this address yet.' },
};
const unknown: AddressShown = {
  ...eligible,
  state: 'unknown',
  told: null,
  fault: { tag: 'timeout', message: 'That took too long.' },
};
const here = '/deliverysubscription';
const page = {
  ...{ plansHref: here, planHrefOf: () => here, checkHref: here, signInHref: '/shop/securelogin' },
  onRetry: none,
};
const plansPage = {
  plans,
  hasPass: false,
  chosenId: undefined,
  payHrefOf: () => here,
  checkHref: here,
  aboutHref: here,
};
const pay: SaverPayShown = {
  stage: 'open',
  isCapturing: false,
  outcome: null,
  plan: planSamples[1] ?? null,
  plans,
  address: eligible,
  hasPass: false,
};
const payPage = {
  ...{ ways: <p>Cards stand here.</p>, checkHref: here, choosePlanHref: here, successHref: here },
  ...{ onPay: none, onDismiss: none, onAskNow: none, onRetry: none },
};

export const samples: Samples = {
  'for a shopper': <SaverPage {...page} plans={plans} address={eligible} isShopper hasPass={false} />,
  'for a guest': (
    <SaverPage
      {...page}
      plans={{ ...plans, savings: null }}
      address={{ ...eligible, state: 'unasked' }}
      isShopper={false}
      hasPass={false}
    />
  ),
  'with a pass already': <SaverPage {...page} plans={nothingYet} address={eligible} isShopper hasPass />,
  plans: <PlansPage {...plansPage} address={eligible} onRetry={none} />,
  'plans, and dry goods only': <PlansPage {...plansPage} address={dryGoods} onRetry={none} />,
  'plans, and no vans': <PlansPage {...plansPage} plans={nothingYet} address={noVans} onRetry={none} />,
  'plans that did not come': <PlansPage {...plansPage} plans={lost} address={unknown} onRetry={none} />,
  paying: <SaverPayPage {...pay} {...payPage} />,
  'a payment that was declined': (
    <SaverPayPage {...pay} {...payPage} outcome={{ kind: 'declined', why: 'Your bank declined this payment.' }} />
  ),
  'nobody knows': <SaverPayPage {...pay} {...payPage} stage="resolving" />,
  bought: (
    <SaverSuccessPage
      shown={{
        state: 'known',
        isOld: false,
        subscriptions: [subscriptionSample],
        current: subscriptionSample,
        fault: null,
      }}
      onRetry={none}
    />
  ),
  eligibility: (
    <EligibilityModal
      address={noVans}
      checkHref={here}
      plansHref={null}
      signInHref={null}
      onRetry={none}
      onClose={none}
    />
  ),
  choose: (
    <ChoosePlanModal
      {...{ plans, hasPass: false, signInHref: null, chosenId: undefined, payHrefOf: () => here }}
      onRetry={none}
      onClose={none}
    />
  ),
  popup: <SaverPopup plans={plans} plansHref={here} onClose={none} />,
};

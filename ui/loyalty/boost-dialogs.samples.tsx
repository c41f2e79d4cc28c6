import type { BoostsShown, EmailShown } from '#machines/boosts/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { BoostDetails } from './boost-details.tsx';
import { BoostEmail } from './boost-email.tsx';
import { offersShown } from './sample-loyalty.ts';

const ignored = () => undefined;
const offline = { tag: 'offline', message: '' } as const;
const shown: BoostsShown = {
  state: 'shown',
  offers: [...offersShown()],
  fault: null,
  refusal: null,
  hasRefused: false,
  canBoostAll: true,
  isBoosting: false,
};
const details = (offerId: string, changes: Partial<BoostsShown> = {}, isMember = true) => (
  <BoostDetails
    shown={{ ...shown, ...changes }}
    isMember={isMember}
    offerId={offerId}
    emailHref="/everyday-rewards/boosts"
    onBoost={ignored}
    onReload={ignored}
    onClose={ignored}
  />
);
const email = (sending: Partial<EmailShown> = {}, offerId?: string, isMember = true) => (
  <BoostEmail
    shown={shown}
    isMember={isMember}
    sending={{ state: 'asking', offerId: null, fault: null, ...sending }}
    offerId={offerId}
    email="mere@kete.example"
    onOpen={ignored}
    onSend={ignored}
    onClose={ignored}
  />
);

export const samples: Samples = {
  'an offer to boost': details('bread-1'),
  'an offer that is boosted': details('fish-1'),
  'an offer that has ended': details('gone-1'),
  'offers that did not come': details('bread-1', { state: 'failed', offers: null, fault: offline }),
  'without a card': details('bread-1', { state: 'resting', offers: null }, false),
  'email them': email(),
  'email one': email({}, 'bread-1'),
  'being sent': email({ state: 'sending' }),
  sent: email({ state: 'sent' }),
  'not sent': email({ state: 'failed', fault: offline }),
};

export const piece: Piece = {
  title: 'Boost offer modals',
  about: 'One offer in full, and having offers sent to the own address: once for a press, and signed up to nothing.',
  rows: ['A2.164', 'A2.165'],
  charts: ['boosts'],
};

import type { SubscriptionsShown } from '#machines/subscription/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { cardSample, endingSample, subscriptionSample } from '../delivery-saver/delivery-saver.sample-data.ts';
import { CancelPass } from './cancel-pass.tsx';
import { ChangeInstrument, ChangePayment } from './change-payment.tsx';
import { DeleteCard } from './delete-card.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

export const piece: Piece = {
  title: 'My delivery pass',
  about:
    'The passes of a shopper: until when, what is charged next with which card, and what it has saved. Giving one up and deleting a card are asked first, with what depends on them.',
  rows: ['A1.22', 'A2.076', 'A2.153', 'A2.156', 'A2.159', 'A2.160'],
  charts: ['subscription', 'card-removal'],
};

const none = () => {};
const known: SubscriptionsShown = {
  ...{ state: 'known', isOld: false, subscriptions: [subscriptionSample], current: subscriptionSample, fault: null },
};
const ending: SubscriptionsShown = { ...known, subscriptions: [endingSample], current: endingSample };
const unpaidOne = { ...subscriptionSample, state: 'unpaid', renewsOn: null, payableUntil: '2027-05-14' } as const;
const unpaid: SubscriptionsShown = { ...known, subscriptions: [unpaidOne], current: unpaidOne };
const over = { ...endingSample, state: 'ended' } as const;
const ended: SubscriptionsShown = { ...known, subscriptions: [over], current: null };
const lost: SubscriptionsShown = {
  ...{ state: 'failed', isOld: false, subscriptions: [], current: null },
  fault: { tag: 'timeout', message: 'That took too long.' },
};
const ways = { cancelHref: '/', changeHref: '/', choosePlanHref: '/', onRetry: none };
const page = (shown: SubscriptionsShown) => (
  <AccountFrame path="/account/subscriptions">
    <SubscriptionsPage shown={shown} {...ways} />
  </AccountFrame>
);

export const samples: Samples = {
  active: page(known),
  cancelled: page(ending),
  'not paid': page(unpaid),
  'over, and none now': page(ended),
  'that did not load': page(lost),
  cancel: (
    <CancelPass
      shown={known}
      cancel={{ state: 'idle', fault: null }}
      onCancel={none}
      onAskNow={none}
      onRetry={none}
      onClose={none}
    />
  ),
  'cancel what was not paid for': (
    <CancelPass
      shown={unpaid}
      cancel={{ state: 'idle', fault: null }}
      onCancel={none}
      onAskNow={none}
      onRetry={none}
      onClose={none}
    />
  ),
  'cancelled, and over at once': (
    <CancelPass
      shown={ended}
      cancel={{ state: 'cancelled', fault: null }}
      onCancel={none}
      onAskNow={none}
      onRetry={none}
      onClose={none}
    />
  ),
  'the card': (
    <ChangePayment
      shown={known}
      changeHref="/"
      cards={[cardSample]}
      deleteHrefOf={() => '/'}
      onRetry={none}
      onClose={none}
    />
  ),
  'another card': (
    <ChangeInstrument
      {...{ shown: known, change: { state: 'idle', fault: null }, isV2: true, ways: null, isCapturing: false }}
      onUse={none}
      onAskNow={none}
      onClose={none}
    />
  ),
  'delete a card': (
    <DeleteCard
      {...{ card: cardSample, pass: subscriptionSample, changeHref: '/' }}
      shown={{ state: 'asked', tries: 0, fault: null }}
      onDelete={none}
      onClose={none}
    />
  ),
};

import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleBalance, sampleMessages } from '#ui/loyalty/sample-loyalty.ts';
import { RewardsPage, type RewardsPageProps } from './rewards-page.tsx';

const ignored = () => undefined;
const offline = { tag: 'offline', message: '' } as const;
const balance = {
  state: 'known',
  balance: sampleBalance,
  fault: null,
  preference: 'automatic',
  saving: 'resting',
  refused: null,
} as const;
const message = {
  state: 'known',
  message: sampleMessages[0] ?? null,
  left: 1,
  fault: null,
  deleting: 'resting',
  hasDeleted: false,
} as const;
const count = { state: 'known', count: { totalOffers: 8, boostedOffers: 3 } } as const;

const face = (changes: Partial<RewardsPageProps> = {}) => (
  <RewardsPage
    isMember
    balance={balance}
    count={count}
    message={message}
    onReloadBalance={ignored}
    onReloadMessages={ignored}
    onDelete={ignored}
    onPrefer={ignored}
    {...changes}
  />
);

export const samples: Samples = {
  'of a member': face(),
  'without messages': face({ message: { ...message, state: 'none', message: null, left: 0 } }),
  'points for a reward, and none yet': face({
    balance: {
      ...balance,
      preference: 'save',
      balance: { ...sampleBalance, pointsBalance: 4_310, rewardBalanceCents: 0, recent: [] },
    },
  }),
  'a message being deleted': face({ message: { ...message, deleting: 'sending' } }),
  'a message that was not deleted': face({ message: { ...message, deleting: 'failed', fault: offline } }),
  'a choice on its way': face({ balance: { ...balance, preference: 'christmas', saving: 'sending' } }),
  'a choice that was refused': face({
    balance: { ...balance, saving: 'refused', refused: 'christmas', fault: offline },
  }),
  'no points came': face({ balance: { ...balance, state: 'failed', balance: null, preference: null, fault: offline } }),
  'no count came': face({ count: { state: 'failed', count: null } }),
  'no messages came': face({ message: { ...message, state: 'failed', message: null, left: 0, fault: offline } }),
  'on its way': face({
    balance: { ...balance, state: 'asking', balance: null, preference: null },
    count: { state: 'asking', count: null },
    message: { ...message, state: 'asking', message: null, left: 0 },
  }),
  'without a card': face({ isMember: false }),
};

export const piece: Piece = {
  title: 'Everyday rewards',
  about: 'The points of a member and what they are worth. What did not come says so and leaves the rest.',
  rows: ['A1.27', 'A1.29', 'A2.040', 'A3.51', 'A3.52', 'A3.53', 'A4.44'],
  charts: ['loyalty', 'boosts'],
};

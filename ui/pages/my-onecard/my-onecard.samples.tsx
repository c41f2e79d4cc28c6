import type { Piece, Samples } from '#ui/gallery.types.ts';
import { MyOnecardPage, type MyOnecardPageProps } from './my-onecard-page.tsx';

const ignored = () => undefined;
const offline = { tag: 'offline', message: '' } as const;
const shown: MyOnecardPageProps['shown'] = {
  state: 'shown',
  card: { lastDigits: '4321', joinedOn: '2026-11-02' },
  fault: null,
  problems: {},
  change: null,
  isLeaving: false,
  outcome: null,
};
const none = { lastDigits: null, joinedOn: null };

const face = (changes: Partial<MyOnecardPageProps['shown']> = {}, isCardWaiting = false) => (
  <MyOnecardPage
    shown={{ ...shown, ...changes }}
    isCardWaiting={isCardWaiting}
    onJoin={ignored}
    onReload={ignored}
    onAskToLeave={ignored}
    onKeep={ignored}
    onLeave={ignored}
  />
);

export const samples: Samples = {
  'a card': face(),
  'no card': face({ card: none }),
  'a card of a link waits': face({ card: none }, true),
  'asked whether it goes': face({ isLeaving: true }),
  'being taken off': face({ change: 'removing' }),
  'taken off': face({ card: none, outcome: 'left' }),
  'being joined': face({ card: none, change: 'joining' }),
  joined: face({ outcome: 'joined' }),
  'a number that was refused': face({
    card: none,
    problems: { number: 'We cannot join this card. Check the number.' },
  }),
  'nothing changed': face({ outcome: 'unchanged', fault: offline }),
  'on its way': face({ state: 'asking', card: null }),
  'did not come': face({ state: 'failed', card: null, fault: offline }),
};

export const piece: Piece = {
  title: 'My Onecard',
  about: 'The card of an account by its last digits. It is never taken off before what that means was said.',
  rows: ['A1.25', 'A2.074', 'A7.070'],
  charts: ['my-onecard', 'onecard'],
};

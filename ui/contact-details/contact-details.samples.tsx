import type { AccountShown, PhonesShown } from '#machines/account-details/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleDetails } from '#ui/pages/personal-details/sample-details.ts';
import { ContactDetails } from './contact-details.tsx';

export const piece: Piece = {
  title: 'Contact details',
  about: 'The numbers a driver can call, in a modal. The password is asked for once more, and what was typed waits.',
  rows: ['A2.144', 'B7.17'],
  charts: ['account-details'],
};

const nothing = () => undefined;
const editing: PhonesShown = {
  state: 'editing',
  typed: null,
  problems: {},
  fault: null,
  proof: { problems: {}, fault: null, isBusy: false },
};
const form = (phones: Partial<PhonesShown> = {}, shown: Partial<AccountShown> = {}) => (
  <ContactDetails
    shown={{ state: 'shown', details: sampleDetails, fault: null, ...shown }}
    phones={{ ...editing, ...phones }}
    said={{ onType: nothing, onSubmit: nothing, onProof: nothing, onCancelProof: nothing }}
    signInHref="/shop/securelogin"
    onRetry={nothing}
    onClose={nothing}
  />
);
const typed = { phone: '04 385 1234', otherPhone: '027 555 0199' };

export const samples: Samples = {
  numbers: form(),
  'on its way': form({ state: 'saving', typed }),
  saved: form({ state: 'saved' }, { details: { ...sampleDetails, otherPhone: '+64275550199' } }),
  'a number that is none': form({
    typed: { ...typed, phone: '12' },
    problems: { phone: 'Write a New Zealand mobile or landline number, such as 021 123 4567.' },
  }),
  'the password once more': form({ state: 'proving', typed }),
  'did not arrive': form({ typed, fault: { tag: 'offline', message: '' } }),
  'changed somewhere else': form({ state: 'moved', typed }),
  reading: form({}, { state: 'reading', details: null }),
  unread: form({}, { state: 'failed', details: null, fault: { tag: 'offline', message: 'You seem to be offline.' } }),
};

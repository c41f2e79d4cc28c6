import type { AccountShown, NamesShown } from '#machines/account-details/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { PersonalDetailsPage } from './personal-details-page.tsx';
import { sampleDetails } from './sample-details.ts';

export const piece: Piece = {
  title: 'Details of a shopper',
  about: 'What a shopper has told of themselves: the name is changed in place, the rest where it asks for more.',
  rows: ['A1.23', 'A2.070'],
  charts: ['account-details'],
};

const nothing = () => undefined;
const editing: NamesShown = { state: 'editing', typed: null, problems: {}, fault: null };
const page = (names: Partial<NamesShown> = {}, shown: Partial<AccountShown> = {}) => (
  <PersonalDetailsPage
    shown={{ state: 'shown', details: sampleDetails, fault: null, ...shown }}
    names={{ ...editing, ...names }}
    said={{ onType: nothing, onSubmit: nothing }}
    phonesHref="/account/personal-details/(account-modal:change-contact-details)"
    signInHref="/shop/securelogin"
    onRetry={nothing}
  />
);
const typed = { firstName: 'Mere', lastName: 'Ngata' };

export const samples: Samples = {
  details: page(),
  'two numbers': page({}, { details: { ...sampleDetails, otherPhone: '+6443851234' } }),
  'on its way': page({ state: 'saving', typed }),
  saved: page({ state: 'saved' }),
  'a name that is missing': page({
    typed: { ...typed, firstName: '' },
    problems: { firstName: 'Write your name here.' },
  }),
  'did not arrive': page({ typed, fault: { tag: 'offline', message: '' } }),
  'changed somewhere else': page({ typed, state: 'moved' }),
  reading: page({}, { state: 'reading', details: null }),
  unread: page({}, { state: 'failed', details: null, fault: { tag: 'offline', message: 'You seem to be offline.' } }),
  'not read anew': page({}, { state: 'failed' }),
};

import type { AccountShown } from '#machines/account-details/index.ts';
import type { EmailShown, PasswordShown } from '#machines/credentials/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleDetails } from '../personal-details/sample-details.ts';
import { EmailAndPasswordPage } from './email-and-password-page.tsx';

export const piece: Piece = {
  title: 'Email and password',
  about: 'How somebody signs in. Another email counts once its code was typed; another password signs others out.',
  rows: ['A2.072', 'A7.080'],
  charts: ['credentials', 'account-details'],
};

const nothing = () => undefined;
const said = {
  onEmail: nothing,
  onSubmitEmail: nothing,
  onProof: nothing,
  onCancelProof: nothing,
  onCode: nothing,
  onLetter: nothing,
  onChangeAddress: nothing,
  onPassword: nothing,
};
const typing: EmailShown = {
  step: 'typing',
  email: '',
  problems: {},
  fault: null,
  isBusy: false,
  proof: { problems: {}, fault: null, isBusy: false },
  letter: 'ready',
  letterFault: null,
  letters: 0,
};
const editing: PasswordShown = { problems: {}, fault: null, isBusy: false, isChanged: false, changes: 0 };
type Given = {
  readonly email?: Partial<EmailShown>;
  readonly password?: Partial<PasswordShown>;
  readonly shown?: Partial<AccountShown>;
};
const page = ({ email, password, shown }: Given = {}) => (
  <EmailAndPasswordPage
    shown={{ state: 'shown', details: sampleDetails, fault: null, ...shown }}
    email={{ ...typing, ...email }}
    password={{ ...editing, ...password }}
    said={said}
    signInHref="/shop/securelogin"
    forgottenHref="/forgotpassword"
    onRetry={nothing}
  />
);
const email = 'new@kete.example';

export const samples: Samples = {
  both: page(),
  'an email on its way': page({ email: { email, isBusy: true } }),
  'the password once more': page({ email: { email, step: 'proving' } }),
  'its code': page({ email: { email, step: 'code', letters: 1, letter: 'waiting' } }),
  'a code that is not right': page({
    email: { email, step: 'code', letters: 1, problems: { code: 'This code is not right.' } },
  }),
  'another email': page({ email: { email, step: 'changed' }, shown: { details: { ...sampleDetails, email } } }),
  'an old password that is wrong': page({
    password: { problems: { currentPassword: 'This is not your password. Please try again.' } },
  }),
  'another password': page({ password: { isChanged: true, changes: 1 } }),
  'the store cannot be reached': page({ password: { fault: { tag: 'offline', message: '' } } }),
  'looked after elsewhere': page({ shown: { details: { ...sampleDetails, signInAt: 'https://id.example.nz' } } }),
  reading: page({ shown: { state: 'reading', details: null } }),
  unread: page({ shown: { state: 'failed', details: null, fault: { tag: 'offline', message: 'You seem offline.' } } }),
};

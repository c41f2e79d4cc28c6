import type { RegistrationShown } from '#machines/registration/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { RegisterPage } from './register-page.tsx';

const account: RegistrationShown = {
  step: 'account',
  isBusy: false,
  email: '',
  problems: {},
  fault: null,
  letter: 'ready',
  letterFault: null,
  letters: 0,
};
const page = (shown: Partial<RegistrationShown>) => (
  <RegisterPage
    shown={{ ...account, ...shown }}
    detailsHref="/register/shopperdetails"
    signInHref="/shop/securelogin"
    privacyHref="/info/privacy"
    onEmail={() => {}}
    onSubmit={() => {}}
    onCode={() => {}}
    onLetter={() => {}}
    onChangeAddress={() => {}}
  />
);
const lettered = { step: 'code', email: 'hemi@kete.example', letters: 1 } as const;

export const samples: Samples = {
  account: page({}),
  'on its way': page({ isBusy: true, email: lettered.email }),
  'the store cannot be reached': page({ email: lettered.email, fault: { tag: 'offline', message: '' } }),
  code: page({ ...lettered, letter: 'waiting' }),
  'another letter may be asked for': page(lettered),
  'a code that is not the one': page({ ...lettered, problems: { code: 'That is not the code of our last email.' } }),
  done: page({ ...lettered, step: 'done' }),
};

export const piece: Piece = {
  title: 'Registering',
  about: 'An email and a password, then the code that an email brought. It never tells who has an account.',
  rows: ['A2.027'],
  charts: ['registration'],
};

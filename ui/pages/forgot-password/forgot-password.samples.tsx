import type { ForgottenPasswordShown } from '#machines/forgotten-password/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const asking: ForgottenPasswordShown = {
  step: 'asking',
  isBusy: false,
  email: '',
  problems: {},
  fault: null,
  reason: null,
};
const page = (shown: Partial<ForgottenPasswordShown>) => (
  <ForgotPasswordPage
    shown={{ ...asking, ...shown }}
    signInHref="/shop/securelogin"
    onwardHref="/"
    onEmail={() => {}}
    onAsk={() => {}}
    onAgain={() => {}}
    onChoose={() => {}}
  />
);
const email = 'hemi@kete.example';

export const samples: Samples = {
  asking: page({}),
  'on its way': page({ isBusy: true, email }),
  'the store cannot be reached': page({ email, fault: { tag: 'offline', message: '' } }),
  lettered: page({ step: 'lettered', email }),
  choosing: page({ step: 'choosing' }),
  'a link that was used': page({ step: 'spent' }),
  done: page({ step: 'done' }),
};

export const piece: Piece = {
  title: 'Forgotten password',
  about: 'Asking for an email with a link, and choosing a new password. It never tells who has an account.',
  rows: ['A2.030'],
  charts: ['forgotten-password'],
};

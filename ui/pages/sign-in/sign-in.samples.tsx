import type { SignInShown } from '#machines/sign-in/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { SignInPage, type SignInPageProps } from './sign-in-page.tsx';

const open: SignInShown = { state: 'open', email: '', problems: {}, reason: null, fault: null };
const page = (shown: Partial<SignInShown>, more: Partial<SignInPageProps> = {}) => (
  <SignInPage
    shown={{ ...open, ...shown }}
    isSignedIn={false}
    cameBack={null}
    onwardHref="/trolley"
    registerHref="/register"
    forgottenHref="/forgotpassword"
    onEmail={() => {}}
    onSubmit={() => {}}
    {...more}
  />
);
const email = 'hemi@kete.example';

export const samples: Samples = {
  open: page({}),
  'on its way': page({ state: 'busy', email }),
  refused: page({ email, reason: '' }),
  'nothing typed': page({ problems: { email: 'Write your email.', password: 'Write your password.' } }),
  'the store cannot be reached': page({ email, fault: { tag: 'offline', message: '' } }),
  'came back without': page({}, { cameBack: 'notSignedIn' }),
  'signed in': page({ state: 'done', email }),
};

export const piece: Piece = {
  title: 'Sign-in',
  about: 'Signing in with an email and a password. What was typed stays, and a refusal says what to do next.',
  rows: ['A2.025', 'A4.41', 'A8.41'],
  charts: ['sign-in'],
};

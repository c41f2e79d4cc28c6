import type { Letter } from './letters.ts';
import { letter } from './words.ts';

type To = { readonly to: string };

export const emailCodeLetter = ({ to, code }: To & { readonly code: string }): Letter =>
  letter('email-code', to, `${code} is your code for Kete`, [
    `Your code is ${code}. Type it on the page where you change your email. It works for 10 minutes.`,
    '',
    'If you are not changing the email of your Kete account, there is nothing you need to do. Nobody can use this address without the code.',
  ]);

export const emailTakenLetter = ({ to, signIn, forgotten }: To & { signIn: string; forgotten: string }): Letter =>
  letter('email-taken', to, 'You already have a Kete account', [
    'Someone, perhaps you, wanted to use this address for another Kete account. It has an account already, so you can sign in:',
    signIn,
    '',
    'If you have forgotten its password, choose a new one here:',
    forgotten,
    '',
    'If it was not you, there is nothing you need to do. Your account is as it was.',
  ]);

export const emailChangeAskedLetter = ({ to, forgotten }: To & { readonly forgotten: string }): Letter =>
  letter('email-change-asked', to, 'Someone wants to change the email of your Kete account', [
    'Someone, who gave your password, asked for another email for your account. It changes once they confirm the new one. Until then you sign in with this one.',
    '',
    'If it was not you, choose a new password at once: that stops it.',
    forgotten,
  ]);

export const emailChangedLetter = ({ to, contact }: To & { readonly contact: string }): Letter =>
  letter('email-changed', to, 'The email of your Kete account has changed', [
    'You no longer sign in with this address, and our letters go to the new one from now on.',
    '',
    'If it was not you, tell us at once:',
    contact,
  ]);

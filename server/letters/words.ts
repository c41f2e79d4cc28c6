import type { Letter } from './letters.ts';

type To = { readonly to: string };
type SlotWords = Readonly<Record<'when' | 'where' | 'until' | 'link', string>>;

const greeting = 'Kia ora,';
const goodbye = ['', 'Ngā mihi,', 'Kete'];

export const letter = (kind: Letter['kind'], to: string, subject: string, lines: readonly string[]): Letter => ({
  kind,
  to,
  subject,
  lines: [greeting, '', ...lines, ...goodbye],
});

export const codeLetter = ({ to, code }: To & { readonly code: string }): Letter =>
  letter('registration-code', to, `${code} is your code for Kete`, [
    `Your code is ${code}. Type it on the page where you are registering. It works for 10 minutes.`,
    '',
    'If you are not registering with Kete, there is nothing you need to do. Nobody can use this address without the code.',
  ]);

export const accountExistsLetter = ({ to, signIn, forgotten }: To & { signIn: string; forgotten: string }): Letter =>
  letter('account-exists', to, 'You already have a Kete account', [
    'Someone, perhaps you, tried to register with this address. It has an account already, so you can sign in:',
    signIn,
    '',
    'If you have forgotten your password, choose a new one here:',
    forgotten,
    '',
    'If it was not you, there is nothing you need to do. Your account is as it was.',
  ]);

export const resetLetter = ({ to, link }: To & { readonly link: string }): Letter =>
  letter('reset-link', to, 'Choose a new password for Kete', [
    'Here you can choose a new password. The link works once, for an hour:',
    link,
    '',
    'If you did not ask for this, there is nothing you need to do. Your password is as it was.',
  ]);

export const noAccountLetter = ({ to, register }: To & { readonly register: string }): Letter =>
  letter('no-account', to, 'This address has no Kete account', [
    'Someone, perhaps you, asked for a new password for this address. It has no account with us. Perhaps you registered with another one?',
    '',
    'You can register here:',
    register,
    '',
    'If it was not you, there is nothing you need to do.',
  ]);

export const passwordChangedLetter = ({ to, forgotten }: To & { readonly forgotten: string }): Letter =>
  letter('password-changed', to, 'Your Kete password has changed', [
    'Your password was changed just now, and every other device was signed out.',
    '',
    'If it was not you, choose a new password at once:',
    forgotten,
  ]);

export const slotOpenLetter = ({ to, when, where, until, link }: To & SlotWords): Letter =>
  letter('slot-open', to, `A place has opened: ${when}`, [
    `A place has opened for ${where}: ${when}. You can choose it here until ${until}:`,
    link,
    '',
    'We do not hold it for you, and others may want it too. This is the only time we write about it.',
  ]);

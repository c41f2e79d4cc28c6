import type { Texts } from './texts.ts';

export const forgotPasswordTexts = {
  title: { text: 'Forgotten your password?' },
  lead: { text: 'Tell us the email you sign in with, and we will send you a link to choose a new password.' },
  send: { text: 'Send me the link' },
  sending: { text: 'Sending…' },
  backToSignIn: { text: 'Back to sign in' },
  sentTitle: { text: 'Check your email' },
  sent: {
    text: 'We have written to {email}. If it has an account with us, there is a link in our email to choose a new password.',
  },
  sentNote: {
    text: 'The link works once. Nothing there after a few minutes? Look among your junk mail, or try another address: you may have registered with it.',
  },
  otherAddress: { text: 'Try another address' },
  chooseTitle: { text: 'Choose a new password' },
  chooseLead: { text: 'Once you have, you are signed in here and signed out everywhere else.' },
  password: { text: 'New password' },
  passwordMissing: { text: 'Please type a new password.' },
  keep: { text: 'Keep my new password' },
  keeping: { text: 'Keeping it…' },
  spentTitle: { text: 'This link no longer works' },
  spent: { text: 'It has been used, or it is too old.' },
  askAgain: { text: 'Ask for another link' },
  doneTitle: { text: 'Your new password is kept' },
  done: { text: 'You are signed in here, and signed out everywhere else. We are taking you on.' },
  goOn: { text: 'Go on' },
} as const satisfies Texts;

import type { Texts } from './texts.ts';

export const onecardTexts = {
  title: { text: 'Join your Onecard' },
  question: { text: 'Your link came with a Onecard. Join it to your account, and every order collects points.' },
  replaces: { text: 'Another Onecard is joined to your account now. This one takes its place.' },
  once: { text: 'The link works once. Afterwards you find the card in your account.' },
  join: { text: 'Join this card' },
  joining: { text: 'Joining…' },
  notNow: { text: 'Not now' },
  tryAgain: { text: 'Try again' },
  joined: { text: 'Your Onecard is joined. Your next order collects points.' },
  done: { text: 'Done' },
  refusedTitle: { text: 'This Onecard link does not work' },
  refused: {
    text: 'It has ended, or was used already. Ask for a new link, or add the number of your card in your account.',
  },
  waitingTitle: { text: 'We have kept your Onecard' },
  waiting: {
    text: 'Sign in or register, and we ask whether to join it to your account. This tab keeps it until you close it.',
  },
  signIn: { text: 'Sign in or register' },
  uncheckedTitle: { text: 'We could not look at your Onecard link' },
  unchecked: { text: 'Nothing is lost: this tab keeps the link. Try again when your connection is back.' },
  none: {
    text: 'There is no Onecard link here. Open the link you were sent again, or add the number of your card in your account.',
  },
  toAccount: { text: 'To your Onecard' },
  later: { text: 'Later' },
  ok: { text: 'OK' },
} as const satisfies Texts;

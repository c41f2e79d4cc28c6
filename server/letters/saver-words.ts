import type { Letter } from './letters.ts';

type Told = {
  readonly to: string;
  readonly firstName: string;
  readonly plan: string;
  /** "Any day of the week, for orders of $80.00 or more." */
  readonly covers: string;
  readonly charged: string;
  readonly paidWith: string;
  readonly paidUntil: string;
  readonly renewsOn: string;
  readonly link: string;
};

const letter = (kind: Letter['kind'], { to, firstName, link }: Told, subject: string, lines: readonly string[]) => ({
  kind,
  to,
  subject,
  lines: [`Kia ora ${firstName},`, '', ...lines, '', 'Your Delivery Saver:', link, '', 'Ngā mihi,', 'Kete'],
});

const goesOn = ({ renewsOn, charged, paidWith }: Told): string =>
  `It goes on by itself: on ${renewsOn} we charge ${charged} to your ${paidWith} again. You can cancel it at any time before.`;

export const saverStartedLetter = (told: Told): Letter =>
  letter('saver-started', told, 'Your Delivery Saver has started', [
    `Your Delivery Saver has started: ${told.plan}.`,
    '',
    told.covers,
    `Charged: ${told.charged}, ${told.paidWith}`,
    `Paid until: ${told.paidUntil}`,
    '',
    goesOn(told),
  ]);

export const saverRenewedLetter = (told: Told): Letter =>
  letter('saver-renewed', told, `Your Delivery Saver goes on until ${told.paidUntil}`, [
    `Your Delivery Saver goes on: ${told.plan}.`,
    '',
    `Charged: ${told.charged}, ${told.paidWith}`,
    `Paid until: ${told.paidUntil}`,
    '',
    goesOn(told),
  ]);

export const saverUnpaidLetter = (told: Told & { readonly until: string }): Letter =>
  letter('saver-unpaid', told, 'Your Delivery Saver could not be paid for', [
    `We could not charge ${told.charged} to your ${told.paidWith} for your Delivery Saver (${told.plan}).`,
    '',
    'Until it is paid for, deliveries cost their usual fee. Nothing that you have ordered already costs more.',
    `You can choose another card until ${told.until}. After that it ends by itself, and there is nothing to pay.`,
  ]);

export const saverCancelledLetter = (told: Told & { readonly isGood: boolean }): Letter =>
  letter('saver-cancelled', told, 'Your Delivery Saver is cancelled', [
    `Your Delivery Saver (${told.plan}) is cancelled, as you asked. Nothing more is charged for it.`,
    '',
    told.isGood
      ? `It is good until ${told.paidUntil}: until then deliveries cost what they did.`
      : 'From now on deliveries cost their usual fee. Nothing that you have ordered already costs more.',
  ]);

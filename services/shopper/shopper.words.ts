import { minimumAge } from '../constants.ts';
import type { OnecardProblem } from '../onecard/onecard.rules.ts';
import type { BirthDateProblem } from './birth-date.rules.ts';
import { longestName, type NameProblem } from './name.rules.ts';
import type { PhoneProblem } from './phone.rules.ts';

export type FieldProblem =
  | 'suburbMissing'
  | 'suburbUnknown'
  | 'streetMissing'
  | 'streetLong'
  | 'ruralForm'
  | 'cardRefused'
  | 'termsMissing';
export type ShopperProblem = NameProblem | BirthDateProblem | PhoneProblem | OnecardProblem | FieldProblem;

/** What is wrong with a detail, in the same words whether the page finds it or the store does. */
export const problemWords: Readonly<Record<ShopperProblem, string>> = {
  nameMissing: 'Write your name here.',
  nameLong: `Write a name of at most ${longestName} characters.`,
  nameForm: 'A name has only letters, spaces, hyphens and apostrophes.',
  birthMissing: 'Write your date of birth.',
  birthForm: 'Write the day, the month and the year, such as 27/3/1990.',
  birthYear: 'Write the year with four digits, such as 1990.',
  birthNoDay: 'There is no such day. Check the day and the month.',
  birthAhead: 'This day is still to come. Check the year.',
  birthEarly: 'Check the year: it is before 1900.',
  tooYoung: `You need to be ${minimumAge} or older to register.`,
  phoneMissing: 'Write a phone number we can reach you on.',
  phoneForm: 'Write a New Zealand mobile or landline number, such as 021 123 4567.',
  suburbMissing: 'Choose your suburb from the list.',
  suburbUnknown: 'We do not know this suburb. Choose one from the list.',
  streetMissing: 'Write the number and the street.',
  streetLong: 'Write a shorter street: at most 120 characters.',
  ruralForm: 'An RD number is between 1 and 99.',
  cardForm: 'Check the number: a Onecard has 13 digits and begins with 94.',
  cardRefused: 'We cannot join this card. Check the number, or leave it empty and add your card later.',
  termsMissing: 'Tick this box to go on.',
};

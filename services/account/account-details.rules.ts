import { nameOf, nameProblem } from '../shopper/name.rules.ts';
import { readPhone } from '../shopper/phone.rules.ts';
import { problemWords } from '../shopper/shopper.words.ts';
import type { AccountDetails } from './account-details.contract.ts';
import { samePhoneWords } from './account-details.words.ts';

/** What was typed, by the name of its field. */
export type NamesTyped = { readonly firstName: string; readonly lastName: string };
export type PhonesTyped = { readonly phone: string; readonly otherPhone: string };
export type Names = NamesTyped;
export type Phones = Pick<AccountDetails, 'phone' | 'otherPhone'>;

type Found = Readonly<Record<string, string>>;
const found = (...problems: readonly (readonly [string, string | null])[]): Found =>
  Object.fromEntries(problems.filter((one): one is readonly [string, string] => one[1] !== null));

/** What is wrong with a name, in words; null when nothing is. */
export function nameWords(typed: string): string | null {
  const problem = nameProblem(typed);
  return problem && problemWords[problem];
}

export const namesProblems = ({ firstName, lastName }: NamesTyped): Found =>
  found(['firstName', nameWords(firstName)], ['lastName', nameWords(lastName)]);

export const namesOf = ({ firstName, lastName }: NamesTyped): Names => ({
  firstName: nameOf(firstName),
  lastName: nameOf(lastName),
});

/** What is wrong with a phone number, in words; null when nothing is. */
export function phoneWords(typed: string): string | null {
  const read = readPhone(typed);
  return 'problem' in read ? problemWords[read.problem] : null;
}
/** The same for one that may be left empty. */
export const otherPhoneWords = (typed: string): string | null => (typed.trim() === '' ? null : phoneWords(typed));

const kept = (typed: string): string | null => {
  const read = readPhone(typed);
  return 'phone' in read ? read.phone : null;
};

export function phonesProblems({ phone, otherPhone }: PhonesTyped): Found {
  const isTwice = kept(phone) !== null && kept(phone) === kept(otherPhone);
  return found(['phone', phoneWords(phone)], ['otherPhone', isTwice ? samePhoneWords : otherPhoneWords(otherPhone)]);
}

/** What is typed as the store takes it, where nothing is wrong with it. */
export const phonesOf = ({ phone, otherPhone }: PhonesTyped): Phones => ({
  phone: kept(phone) ?? '',
  otherPhone: kept(otherPhone),
});

/** A number as New Zealanders write it: "021 123 4567", "04 385 1234". One of another form stays as it is. */
export function phoneText(phone: string): string {
  const own = kept(phone)?.slice('+64'.length);
  if (own === undefined) return phone;
  const [head, rest] = own.startsWith('2') ? [own.slice(0, 2), own.slice(2)] : [own.slice(0, 1), own.slice(1)];
  return `0${head} ${rest.slice(0, 3)} ${rest.slice(3)}`;
}

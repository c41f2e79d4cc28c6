import { readRound } from '../address/round.rules.ts';
import type { CivilDay } from '../display/dates.rules.ts';
import { readOnecard } from '../onecard/onecard.rules.ts';
import { readBirthDate } from './birth-date.rules.ts';
import { nameOf, nameProblem } from './name.rules.ts';
import { readPhone } from './phone.rules.ts';
import type { ShopperDetails } from './shopper.contract.ts';
import { problemWords, type ShopperProblem } from './shopper.words.ts';

/** What was typed, by the name of its field. */
export type DetailsTyped = Readonly<Record<string, string>>;

/** The fields in the order of the form; the store calls them the same. */
export const detailFields = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'suburbId',
  'deliveryAddress.street',
  'deliveryAddress.ruralDelivery',
  'onecardNumber',
  'acceptsTerms',
] as const;
export type DetailField = (typeof detailFields)[number];

const longestStreet = 120;

const problemOf = (read: object): ShopperProblem | null =>
  'problem' in read ? (read as { readonly problem: ShopperProblem }).problem : null;

const streetProblem = (street: string, round: string): ShopperProblem | null => {
  const length = [...street.trim()].length;
  if (length > longestStreet) return 'streetLong';
  return length === 0 && round.trim() !== '' ? 'streetMissing' : null;
};

type Judge = (value: string, typed: DetailsTyped, today: CivilDay) => ShopperProblem | null;
const judges: Readonly<Record<DetailField, Judge>> = {
  firstName: nameProblem,
  lastName: nameProblem,
  birthDate: (value, _, today) => problemOf(readBirthDate(value, today)),
  phone: (value) => problemOf(readPhone(value)),
  suburbId: (value) => (/^[1-9]\d*$/.test(value) ? null : 'suburbMissing'),
  'deliveryAddress.street': (value, typed) => streetProblem(value, typed['deliveryAddress.ruralDelivery'] ?? ''),
  'deliveryAddress.ruralDelivery': (value) => problemOf(readRound(value)),
  onecardNumber: (value) => problemOf(readOnecard(value)),
  acceptsTerms: (value) => (value === '' ? 'termsMissing' : null),
};

/** What is wrong with one field, in words; null when it is right. */
export function detailProblem(field: DetailField, value: string, typed: DetailsTyped, today: CivilDay): string | null {
  const problem = judges[field](value, typed, today);
  return problem && problemWords[problem];
}

/** Everything that is wrong, in words, by the name of its field and in the order of the form. */
export const detailProblems = (typed: DetailsTyped, today: CivilDay): Readonly<Record<string, string>> =>
  Object.fromEntries(
    detailFields.flatMap((field) => {
      const problem = detailProblem(field, typed[field] ?? '', typed, today);
      return problem === null ? [] : [[field, problem]];
    }),
  );

/** What is typed as the store takes it, where nothing is wrong with it. */
export function detailsOf(typed: DetailsTyped, today: CivilDay): ShopperDetails {
  const at = (field: DetailField) => typed[field] ?? '';
  const birth = readBirthDate(at('birthDate'), today);
  const phone = readPhone(at('phone'));
  const card = readOnecard(at('onecardNumber'));
  const read = readRound(at('deliveryAddress.ruralDelivery'));
  const street = at('deliveryAddress.street').trim();
  return {
    firstName: nameOf(at('firstName')),
    lastName: nameOf(at('lastName')),
    birthDate: 'birthDate' in birth ? birth.birthDate : '',
    phone: 'phone' in phone ? phone.phone : '',
    suburbId: Number(at('suburbId')),
    deliveryAddress: street === '' ? null : { street, ruralDelivery: 'round' in read ? read.round : null },
    onecardNumber: 'number' in card ? card.number : null,
    acceptsTerms: true,
  };
}

/** What a tab may remember of an unfinished form. A date of birth and a card's number are not left behind anywhere. */
const remembered = [
  'firstName',
  'lastName',
  'phone',
  'suburb',
  'suburbId',
  'deliveryAddress.street',
  'deliveryAddress.ruralDelivery',
];

export const draftOf = (typed: DetailsTyped): DetailsTyped =>
  Object.fromEntries(
    remembered.flatMap((name) => {
      const value = typed[name];
      return value === undefined || value === '' || value.length > 500 ? [] : [[name, value]];
    }),
  );

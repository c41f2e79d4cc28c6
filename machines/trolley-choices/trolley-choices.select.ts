import type { SnapshotFrom } from 'xstate';
import type { Trolley, TrolleyItem } from '#services/trolley/trolley.contract.ts';
import type { trolleyChoicesMachine } from './trolley-choices.machine.ts';
import { keyOf, wishesIn } from './trolley-choices.rules.ts';
import type { Choice } from './trolley-choices.types.ts';

type Choices = SnapshotFrom<typeof trolleyChoicesMachine> | undefined;

const wishesOf = (choices: Choices): readonly Choice[] => (choices ? wishesIn(choices.context) : []);

/** Why a wish about that did not get through; null where none stands. */
export const lostIn = (choices: Choices, key: string): string | null =>
  choices?.context.failed.find(({ choice }) => keyOf(choice) === key)?.fault.message ?? null;

/** Whether something close may be brought in its place: the last wish, else what the store keeps. */
export function allowsSubstitutes(
  choices: Choices,
  { sku, subsAllowed, allowSubstitutes }: Pick<TrolleyItem, 'sku' | 'subsAllowed' | 'allowSubstitutes'>,
): boolean {
  if (!subsAllowed) return false;
  const wish = wishesOf(choices).findLast(
    (choice) => choice.kind === 'substitutes' && (choice.sku === null || choice.sku === sku),
  );
  return wish?.kind === 'substitutes' ? wish.isAllowed : allowSubstitutes;
}

/** Reckoned anew with every wish, as the store does: what is out of stock does not count, and nothing is not all. */
export function areAllSubstituted(choices: Choices, items: Trolley['items']): boolean {
  const counted = items.filter(({ categoryType, subsAllowed }) => categoryType !== 'OutOfStock' && subsAllowed);
  return counted.length > 0 && counted.every((item) => allowsSubstitutes(choices, item));
}

export function isSlipOnPaper(choices: Choices, { paperPackingSlip }: Pick<Trolley, 'paperPackingSlip'>): boolean {
  const wish = wishesOf(choices).findLast(({ kind }) => kind === 'slip');
  return wish?.kind === 'slip' ? wish.isOnPaper : paperPackingSlip;
}

export function packagingIn(choices: Choices, { packaging }: Pick<Trolley, 'packaging'>): string | null {
  const wish = wishesOf(choices).findLast(({ kind }) => kind === 'packaging');
  return wish?.kind === 'packaging' ? wish.packagingPreferenceId : packaging.packagingPreferenceId;
}

export type ChangedPrice = Pick<TrolleyItem, 'sku' | 'name' | 'unit'> & {
  readonly priceCents: number;
  readonly agreedCents: number;
};

/** What costs something else than the shopper agreed to, without what they agree to just now. */
export function changedPricesIn(choices: Choices, items: Trolley['items']): readonly ChangedPrice[] {
  const failed = new Set(choices?.context.failed.map(({ choice }) => choice));
  const agreed = wishesOf(choices).flatMap((choice) =>
    choice.kind === 'prices' && !failed.has(choice) ? choice.prices : [],
  );
  return items.flatMap(({ sku, name, unit, priceCents, agreedCents }) =>
    priceCents === null ||
    agreedCents === undefined ||
    agreedCents === priceCents ||
    agreed.some((seen) => seen.sku === sku && seen.priceCents === priceCents)
      ? []
      : [{ sku, name, unit, priceCents, agreedCents }],
  );
}

import type { SuburbFacts } from '#fixtures/suburbs.ts';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { Method, PerishableCode } from '#services/fulfilment/fulfilment.words.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import { type FulfilmentChoice, unchosen } from './choice.ts';

/** What a choice comes to: the store that packs, the area that is driven to, and what may be brought there. */
export type Terms = {
  readonly choice: FulfilmentChoice;
  readonly method: Method;
  readonly storeId: number;
  readonly suburb: SuburbFacts | null;
  readonly pickup: PickupAddress | null;
  /** What may be brought; everything where it is picked up. */
  readonly goods: PerishableCode;
  /** False only for a delivery to where no van goes. */
  readonly isServed: boolean;
};

export const choiceOf = ({ facts, person }: Known): FulfilmentChoice =>
  person?.shopper ? (person.shopper.choice ?? unchosen(person.shopper.suburbId)) : (facts.choice ?? unchosen(null));

/** What they chose for their next order, whatever order they may be changing. */
export function ownChoiceOf(known: Known): FulfilmentChoice {
  const shopper = known.person?.shopper;
  return shopper?.change ? (shopper.change.ownChoice ?? unchosen(shopper.suburbId)) : choiceOf(known);
}

export const termsOf = (world: Pick<StoreWorld, 'places' | 'catalogue'>, known: Known): Terms =>
  termsOfChoice(world, choiceOf(known));

/** The same for a choice that nobody has made yet, such as the other way to get an express order. */
export function termsOfChoice(
  { places, catalogue }: Pick<StoreWorld, 'places' | 'catalogue'>,
  choice: FulfilmentChoice,
): Terms {
  const suburb = choice.suburbId === null ? null : places.suburb(choice.suburbId);
  const pickup = choice.pickupAddressId === null ? null : places.pickupAddress(choice.pickupAddressId);
  const isDelivered = choice.method === 'Courier';
  const storeId = isDelivered ? suburb?.storeId : pickup?.fulfilmentStoreId;
  return {
    choice,
    method: choice.method,
    storeId: storeId ?? pickup?.fulfilmentStoreId ?? suburb?.storeId ?? catalogue.view.defaultStoreId,
    suburb,
    pickup,
    goods: isDelivered ? (suburb?.perishableCode ?? 'P') : 'P',
    isServed: !isDelivered || (suburb?.isInZone ?? true),
  };
}

/** Whose answers of the catalogue a visitor shares: those of the same store that may be brought the same goods. */
export const shelfKeyOf = ({ storeId, goods, isServed }: Terms): string =>
  `${storeId}${goods === 'P' ? '' : goods}${isServed ? '' : 'x'}`;

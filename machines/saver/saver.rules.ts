import type { EligibilityAsked } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { SaverPlace } from './saver.types.ts';

export const isSameAsked = (one: EligibilityAsked | null, other: EligibilityAsked): boolean =>
  one !== null && one.addressId === other.addressId && one.suburbId === other.suburbId;

export const isOfChosenPlace = (asked: EligibilityAsked | null): boolean =>
  asked !== null && asked.addressId === undefined && asked.suburbId === undefined;

export const isSamePlace = (one: SaverPlace | null, other: SaverPlace): boolean =>
  one !== null && one.addressId === other.addressId && one.suburbId === other.suburbId;

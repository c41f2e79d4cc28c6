import { type Place, placeOf } from '#services/fulfilment/change.rules.ts';
import type { FulfilmentChanged } from '#services/fulfilment/choice.contract.ts';
import { contextAnswer } from '../kit/answers.ts';

/** What the store answers to a change that ends in that store. */
export const changedAnswer = (
  storeId: number,
  { mainNavs = null, specials = null }: Partial<FulfilmentChanged> = {},
): FulfilmentChanged => ({ context: contextAnswer({}, storeId), mainNavs, specials });

export const placeAt = (storeId: number): Place | null => placeOf(contextAnswer({}, storeId).fulfilment);

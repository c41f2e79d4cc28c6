import type { Area } from '../storage/area.ts';
import { createKeptAttempt, isKey, isRecord } from '../storage/kept-attempt.ts';
import type { SaverAttempt, SaverWanted } from './saver-attempt.words.ts';

export const keptPurchaseName = 'buying';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function wantedIn(found: unknown): SaverWanted | null {
  if (!isRecord(found)) return null;
  const { planId, priceCents, addressId, instrumentId } = found;
  if (!isWhole(priceCents) || !isWhole(addressId) || !isKey(instrumentId)) return null;
  if (typeof planId !== 'string' || !/^[a-z0-9-]{1,40}$/.test(planId)) return null;
  return { planId, priceCents, addressId, instrumentId };
}

const isSamePurchase = (one: SaverWanted, other: SaverWanted): boolean =>
  one.planId === other.planId &&
  one.priceCents === other.priceCents &&
  one.addressId === other.addressId &&
  one.instrumentId === other.instrumentId;

/** What a tab keeps of a pass that is bought. */
export const createKeptPurchase = (area: () => Area | undefined, newKey: () => string) =>
  createKeptAttempt<Omit<SaverAttempt, 'key'>>({
    ...{ area, newKey, name: keptPurchaseName },
    wishIn: (subject, found) => {
      const wanted = wantedIn(found['wanted']);
      return wanted && { subject, wanted };
    },
    isSame: (one, other) => isSamePurchase(one.wanted, other.wanted),
  });

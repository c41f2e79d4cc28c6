import type { Area } from '../storage/area.ts';
import { createKeptAttempt, isKey, isRecord } from '../storage/kept-attempt.ts';
import { isSameWanted, wantedOf } from './attempt.rules.ts';
import type { Attempt, Wanted } from './attempt.words.ts';

export const keptOrderName = 'placing';

/** Which of the two it is stands in what it names: the order that is changed, or none. */
function placementIn(found: unknown): Wanted | null {
  if (!isRecord(found)) return null;
  const { orderId = null, instrumentId, isOfAge } = found;
  const sumCents = orderId === null ? found['expectedTotalCents'] : found['expectedDifferenceCents'];
  if (orderId !== null && !isKey(orderId)) return null;
  if (typeof sumCents !== 'number' || !Number.isSafeInteger(sumCents)) return null;
  if (instrumentId !== null && !isKey(instrumentId)) return null;
  return wantedOf({ orderId, sumCents, instrumentId, isOfAge: isOfAge === true });
}

/** What a tab keeps of an order that is placed, or of a change that is saved. */
export const createKeptOrder = (area: () => Area | undefined, newKey: () => string) =>
  createKeptAttempt<Omit<Attempt, 'key'>>({
    ...{ area, newKey, name: keptOrderName },
    wishIn: (subject, found) => {
      const placement = placementIn(found['placement']);
      return placement && { subject, placement };
    },
    isSame: (one, other) => isSameWanted(one.placement, other.placement),
  });

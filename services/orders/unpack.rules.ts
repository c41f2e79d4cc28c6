import { type StorageZone, storageZones } from './order-states.words.ts';
import type { PastOrder, PastOrderLine } from './past-orders.contract.ts';

/** One thing to take out of the bags. */
export type Unpacked = {
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: PastOrderLine['unit'];
  /** How much was ordered, where less of it came. */
  readonly ordered: number | null;
  /** What it came for, where it came in the place of something else. */
  readonly insteadOf: string | null;
};

function unpackedOf({ sku, name, unit, ordered, supplied, substitute }: PastOrderLine): readonly Unpacked[] {
  const came = supplied ?? ordered;
  const isShort = came < ordered && substitute === null;
  const own = { sku, name, amount: came, unit, ordered: isShort ? ordered : null, insteadOf: null };
  const other = substitute && { ...substitute, unit, ordered: null, insteadOf: name };
  return [...(came > 0 ? [own] : []), ...(other && other.amount > 0 ? [other] : [])];
}

/** What comes out of the bags, by where it is put away; what did not come; and what came as a present. */
export function unpackList({ lines, bonusProducts, samples }: Pick<PastOrder, 'lines' | 'bonusProducts' | 'samples'>) {
  const zones = storageZones
    .map((zone: StorageZone) => ({
      zone,
      things: lines.filter((line) => line.zone === zone).flatMap(unpackedOf),
    }))
    .filter(({ things }) => things.length > 0);
  return {
    zones,
    missing: lines.filter((line) => unpackedOf(line).length === 0).map(({ sku, name }) => ({ sku, name })),
    extras: [...bonusProducts, ...samples],
    /** Nobody has packed it yet: it says what was ordered. */
    isPlan: lines.some(({ supplied }) => supplied === null),
  };
}

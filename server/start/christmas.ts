import { payChristmasSavers, type SaverWorld } from '../loyalty/christmas.ts';
import type { ProcessWorld } from '../world.ts';

const roundMs = 60 * 60_000;

/** Looks now and every hour whether somebody who saves for Christmas is due their rewards, until it is stopped. */
export function startChristmas(savers: SaverWorld, { every }: Pick<ProcessWorld, 'every'>): () => void {
  void payChristmasSavers(savers);
  return every(roundMs, () => void payChristmasSavers(savers));
}

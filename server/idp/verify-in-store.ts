import { acceptGuess, provePassword } from '../accounts/guess.ts';
import { Refusal } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Verify } from './credentials.ts';

/** Asks the store's own accounts, which count the wrong guesses and say how long to wait. */
export const verifyInStore =
  (world: StoreWorld): Verify =>
  async (credentials) => {
    const guess = { ...credentials, sessionKey: null };
    try {
      const proof = await provePassword(world, guess);
      if (!proof) return { kind: 'wrong' };
      const isStill = await world.db.transaction((trx) => acceptGuess(trx, proof, guess, world.clock.nowMs()));
      return isStill ? { kind: 'right', scvId: proof.account.scv_id } : { kind: 'wrong' };
    } catch (error) {
      const seconds = error instanceof Refusal ? Number(error.told.headers?.['retry-after']) : Number.NaN;
      if (error instanceof Refusal && error.code === 'TooMany') return { kind: 'wait', seconds: seconds || 1 };
      throw error;
    }
  };

import type { StoreWorld } from '../api/store-world.ts';
import { refusals } from '../api/refusal.ts';
import { foldEmail } from '../db/repositories/accounts.ts';
import type { Letter } from '../letters/letters.ts';
import { countsOf, homeOf, takeTry } from './slow-down.ts';

type Asker = { readonly client: string; readonly sessionKey: string | null };

/** Counts a letter against the address it goes to and whoever asks for it; refuses with the seconds to wait. */
export async function askForLetter(
  { db, clock }: Pick<StoreWorld, 'db' | 'clock'>,
  email: string,
  { client, sessionKey }: Asker,
): Promise<void> {
  const counts = countsOf([
    ['letter-email', foldEmail(email)],
    ['letter-client', homeOf(client)],
    ['letter-session', sessionKey],
  ]);
  await db.transaction((trx) => takeTry(trx, clock.nowMs(), counts));
}

/** Sends a letter that somebody waits for: when it cannot go, they can try again. */
export async function sendLetter({ letters, log }: Pick<StoreWorld, 'letters' | 'log'>, letter: Letter): Promise<void> {
  try {
    await letters.send(letter);
  } catch (error) {
    log.error({ err: error, reason: letter.kind }, 'A letter could not be sent.');
    throw refusals.busy(30);
  }
}

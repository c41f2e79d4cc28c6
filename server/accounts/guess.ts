import type { StoreWorld } from '../api/store-world.ts';
import type { Known, VisitorSession } from '../api/visitor-session.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { type AccountRow, accountByEmail, foldEmail, holdPassword } from '../db/repositories/accounts.ts';
import { type Count, countsOf, giveBack, homeOf, isHome, keepHome, takeTry } from './slow-down.ts';

/** Who says that they are whom, and from where. */
export type Guess = {
  readonly email: string;
  readonly password: string;
  readonly client: string;
  /** `session.key`; null for who came without a session. */
  readonly sessionKey: string | null;
};
type World = Pick<StoreWorld, 'db' | 'clock' | 'passwords'>;

export type Proof = { readonly account: AccountRow; readonly passwordHash: string; readonly counts: readonly Count[] };

/** From where its owner has been signed in, guesses that others make elsewhere are no reason to wait. */
async function countsFor(db: Reader, { email, client, sessionKey }: Guess, nowMs: number): Promise<readonly Count[]> {
  const [account, home] = [foldEmail(email), homeOf(client)];
  const own = countsOf([
    ['guess-pair', account, home],
    ['guess-session', sessionKey],
  ]);
  if (await isHome(db, email, client, nowMs)) return own;
  return [
    ...own,
    ...countsOf([
      ['guess-account', account],
      ['guess-client', home],
    ]),
  ];
}

/**
 * Compares a password with the account's: null when either is wrong, after the same work for both. Refuses with the
 * seconds to wait when too many wrong ones came before. What is right is made to count by `acceptGuess`.
 */
export async function provePassword({ db, clock, passwords }: World, guess: Guess): Promise<Proof | null> {
  const nowMs = clock.nowMs();
  const counts = await db.transaction(async (trx) => {
    const all = await countsFor(trx, guess, nowMs);
    await takeTry(trx, nowMs, all);
    return all;
  });
  const account = await accountByEmail(db.read, guess.email);
  const passwordHash = account?.password_hash ?? null;
  const isRight = await passwords.isRight(guess.password, passwordHash);
  return isRight && account && passwordHash !== null ? { account, passwordHash, counts } : null;
}

/** Makes a right guess count for nothing, and its place a home; false when the password was changed meanwhile. */
export async function acceptGuess(
  trx: Transaction,
  { account, passwordHash, counts }: Proof,
  { client }: Pick<Guess, 'client'>,
  nowMs: number,
): Promise<boolean> {
  if (!(await holdPassword(trx, account.id, passwordHash))) return false;
  await giveBack(trx, counts);
  await keepHome(trx, account.email, client, nowMs);
  return true;
}

/** Signs in with what was just proven, so that nothing asks for the password again for a while. */
export async function signInProven(
  trx: Transaction,
  session: VisitorSession,
  accountId: string,
  nowMs: number,
): Promise<Known> {
  const known = await session.signIn(trx, accountId);
  await session.remember(trx, { provenMs: nowMs, registration: null });
  return known;
}

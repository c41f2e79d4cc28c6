import type { PasswordChange } from '#services/account/account-details.contract.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import type { Ask } from '../api/operation.ts';
import { refusals } from '../api/refusal.ts';
import { keepPassword } from '../db/repositories/accounts.ts';
import { dropLetters } from '../db/repositories/letters.ts';
import { endSessionsOf } from '../db/repositories/sessions.ts';
import { passwordChangedLetter } from '../letters/words.ts';
import { checkPassword } from './check-password.ts';
import { acceptGuess, provePassword, signInProven } from './guess.ts';
import { checkProof, checkStillSignedIn } from './proof.ts';

type Asked = Pick<Ask<undefined, undefined, PasswordChange>, 'world' | 'session' | 'client' | 'body'>;

const wrong = () => refusals.invalid({ currentPassword: signInFailures.password });

/** Keeps a new password for whoever shows that they know the old one, and ends every session of theirs but this one. */
export async function changePassword({ world, session, client, body }: Asked): Promise<void> {
  const { db, clock, log, letters, publicOrigin } = world;
  const [person, facts] = [await session.person(), await session.facts()];
  if (!person) throw refusals.notSignedIn();
  const { accountId, email, shopper } = person;
  checkPassword(body.password, email, ...(shopper ? [shopper.firstName, shopper.lastName] : []));
  const guess =
    body.currentPassword === null ? null : { email, password: body.currentPassword, client, sessionKey: session.key };
  if (guess === null) checkProof(facts, clock.nowMs());
  const proof = guess && (await provePassword(world, guess));
  if (guess && proof?.account.id !== accountId) throw wrong();
  const passwordHash = await world.passwords.hash(body.password);
  const nowMs = clock.nowMs();
  await db.transaction(async (trx) => {
    if (proof && guess && !(await acceptGuess(trx, proof, guess, nowMs))) throw wrong();
    await keepPassword(trx, accountId, passwordHash, nowMs);
    await checkStillSignedIn(trx, session, accountId);
    await dropLetters(trx, email, 'reset');
    await endSessionsOf(trx, accountId);
    await signInProven(trx, session, accountId, nowMs);
    // A change of email that others may have begun ends with their sessions; what this browser knows stays.
    await session.remember(trx, { ...facts, provenMs: nowMs, registration: null, emailChange: null });
  });
  await letters
    .send(passwordChangedLetter({ to: email, forgotten: `${publicOrigin}/forgotpassword` }))
    .catch((error: unknown) => log.error({ err: error, reason: 'password-changed' }, 'A letter could not be sent.'));
}

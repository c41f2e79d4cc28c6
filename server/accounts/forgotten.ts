import type { ForgottenPassword, NewPassword } from '#services/account/account.contract.ts';
import type { Ask } from '../api/operation.ts';
import { accountByEmail, accountById, keepPassword, personById } from '../db/repositories/accounts.ts';
import { dropLetters, findLetter, keepLetter, useLetter } from '../db/repositories/letters.ts';
import { endSessionsOf } from '../db/repositories/sessions.ts';
import { hashOf } from '../security/secrets.ts';
import { noAccountLetter, passwordChangedLetter, resetLetter } from '../letters/words.ts';
import { checkPassword } from './check-password.ts';
import { signInProven } from './guess.ts';
import { askForLetter, sendLetter } from './send.ts';
import { keepHome } from './slow-down.ts';

const kind = 'reset';
const linkLastsMs = 60 * 60 * 1_000;

type Asked<B> = Pick<Ask<undefined, undefined, B>, 'world' | 'session' | 'client' | 'body'>;

const pageOf = (publicOrigin: string) => `${publicOrigin}/forgotpassword`;

/** Has a letter sent: the link, or word that there is no account. What is done and answered is the same for both. */
export async function forgetPassword({ world, session, client, body }: Asked<ForgottenPassword>): Promise<void> {
  const { db, ids, clock, publicOrigin } = world;
  const typed = body.email.normalize('NFC');
  await askForLetter(world, typed, { client, sessionKey: session.key });
  const token = ids.secret();
  const account = await db.transaction(async (trx) => {
    const found = await accountByEmail(trx, typed);
    const facts = { accountId: found?.id ?? null };
    const expiresMs = clock.nowMs() + linkLastsMs;
    await keepLetter(trx, { secretHash: hashOf(token), kind, email: typed, facts, tries: 0, expiresMs });
    return found;
  });
  const letter = account
    ? resetLetter({ to: account.email_written, link: `${pageOf(publicOrigin)}#token=${token}` })
    : noAccountLetter({ to: typed, register: `${publicOrigin}/register` });
  await sendLetter(world, letter);
}

/**
 * Keeps a new password for whoever the link was sent to, ends every session of the account and signs in. False when the
 * link has been used, is too old or never was.
 */
export async function chooseForgotten({ world, session, client, body }: Asked<NewPassword>): Promise<boolean> {
  const { db, clock, log, letters, publicOrigin } = world;
  const secretHash = hashOf(body.token);
  const letter = await findLetter(db.read, secretHash);
  const { accountId = null } = (letter?.facts ?? {}) as { readonly accountId?: string | null };
  if (letter?.kind !== kind || letter.expiresMs <= clock.nowMs() || accountId === null) return false;
  const person = await personById(db.read, accountId);
  const names = person?.shopper ? [person.shopper.firstName, person.shopper.lastName] : [];
  checkPassword(body.password, letter.email, ...names);
  const passwordHash = await world.passwords.hash(body.password);
  const nowMs = clock.nowMs();
  const changed = await db.transaction(async (trx) => {
    if (!(await useLetter(trx, secretHash))) return null;
    await keepPassword(trx, accountId, passwordHash, nowMs);
    const account = await accountById(trx, accountId);
    if (!account) return null;
    await dropLetters(trx, account.email, kind);
    await endSessionsOf(trx, accountId);
    await keepHome(trx, account.email, client, nowMs);
    await signInProven(trx, session, accountId, nowMs);
    return account;
  });
  if (!changed) return false;
  await letters
    .send(passwordChangedLetter({ to: changed.email_written, forgotten: pageOf(publicOrigin) }))
    .catch((error: unknown) => log.error({ err: error, reason: 'password-changed' }, 'A letter could not be sent.'));
  return true;
}

import type { Registration, RegistrationConfirmation } from '#services/account/account.contract.ts';
import type { Ask } from '../api/operation.ts';
import { accountByEmail, createAccount } from '../db/repositories/accounts.ts';
import { countTry, dropLetters, keepLetter, lettersTo, type SentLetter } from '../db/repositories/letters.ts';
import { accountExistsLetter, codeLetter } from '../letters/words.ts';
import { isSame } from '../security/secrets.ts';
import { checkPassword } from './check-password.ts';
import { signInProven } from './guess.ts';
import { codeHash, makeCode } from './letter-secrets.ts';
import { askForLetter, sendLetter } from './send.ts';
import { countsOf, homeOf, keepHome, takeTry } from './slow-down.ts';

const kind = 'registration';
const codeLastsMs = 10 * 60 * 1_000;
const mostTries = 5;

type Facts = { readonly registration: string; readonly passwordHash: string; readonly hasAccount: boolean };
const factsOf = (letter: SentLetter) => letter.facts as Facts;

type Asked<B> = Pick<Ask<undefined, undefined, B>, 'world' | 'session' | 'client' | 'body'>;

/** The written form that is kept and written to: one address, however its letters are put together. */
const written = (email: string) => email.normalize('NFC');

/**
 * Has a letter sent: a code, or word that there is an account already. What is done, answered and written is the same
 * for both; the code works in this browser alone, so that nobody finishes what another has begun with their password.
 */
export async function beginRegistration({ world, session, client, body }: Asked<Registration>): Promise<void> {
  const { db, ids, clock, publicOrigin, serverKey } = world;
  const to = written(body.email);
  checkPassword(body.password, to);
  await askForLetter(world, to, { client, sessionKey: session.key });
  const passwordHash = await world.passwords.hash(body.password);
  const [registration, code] = [ids.uuid4(), makeCode(ids)];
  const hasAccount = await db.transaction(async (trx) => {
    const account = await accountByEmail(trx, to);
    const facts: Facts = { registration, passwordHash, hasAccount: account !== null };
    const secretHash = codeHash(serverKey, to, registration, code);
    await keepLetter(trx, { secretHash, kind, email: to, facts, tries: 0, expiresMs: clock.nowMs() + codeLastsMs });
    await session.remember(trx, { registration });
    return facts.hasAccount;
  });
  const [signIn, forgotten] = [`${publicOrigin}/securelogin`, `${publicOrigin}/forgotpassword`];
  await sendLetter(world, hasAccount ? accountExistsLetter({ to, signIn, forgotten }) : codeLetter({ to, code }));
}

/** Makes the account and signs in; false when the code is not right, too old, or was tried too often. */
export async function confirmRegistration(asked: Asked<RegistrationConfirmation>): Promise<boolean> {
  const { world, session, client, body } = asked;
  const { db, ids, clock, serverKey } = world;
  const nowMs = clock.nowMs();
  const counts = countsOf([
    ['code-client', homeOf(client)],
    ['code-session', session.key],
  ]);
  await db.transaction((trx) => takeTry(trx, nowMs, counts));
  const { registration } = await session.facts();
  if (registration == null) return false;
  const tried = codeHash(serverKey, body.email, registration, body.code);
  const [accountId, scvId] = [ids.uuid7(), ids.uuid4()];
  return db.transaction(async (trx) => {
    const sent = await lettersTo(trx, body.email, kind);
    const letter = sent.find((one) => factsOf(one).registration === registration);
    if (!letter || letter.expiresMs <= nowMs || !(await countTry(trx, letter.secretHash, mostTries))) return false;
    const { passwordHash, hasAccount } = factsOf(letter);
    if (!isSame(tried, letter.secretHash) || hasAccount) return false;
    const made = await createAccount(trx, {
      id: accountId,
      scv_id: scvId,
      email_written: written(body.email),
      password_hash: passwordHash,
      created_ms: nowMs,
      password_changed_ms: nowMs,
    });
    await dropLetters(trx, body.email, kind);
    if (!made) return false;
    await keepHome(trx, body.email, client, nowMs);
    await signInProven(trx, session, accountId, nowMs);
    return true;
  });
}

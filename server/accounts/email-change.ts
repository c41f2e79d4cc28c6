import type { EmailChange, EmailConfirmation } from '#services/account/account-details.contract.ts';
import { sameEmailWords } from '#services/account/account-details.words.ts';
import type { Ask } from '../api/operation.ts';
import { refusals } from '../api/refusal.ts';
import type { EmailChangeBegun } from '../api/visitor-session.ts';
import { keepEmail } from '../db/repositories/account-details.ts';
import { accountByEmail, foldEmail } from '../db/repositories/accounts.ts';
import { countTry, dropLetters, keepLetter, lettersTo, type SentLetter } from '../db/repositories/letters.ts';
import {
  emailChangeAskedLetter,
  emailChangedLetter,
  emailCodeLetter,
  emailTakenLetter,
} from '../letters/email-words.ts';
import type { Letter } from '../letters/letters.ts';
import { isSame } from '../security/secrets.ts';
import { codeHash, makeCode } from './letter-secrets.ts';
import { checkProof, checkStillSignedIn } from './proof.ts';
import { askForLetter, sendLetter } from './send.ts';
import { countsOf, homeOf, keepHome, takeTry } from './slow-down.ts';

const kind = 'email-change';
const codeLastsMs = 10 * 60 * 1_000;
const mostTries = 5;

type Facts = Pick<EmailChangeBegun, 'id' | 'accountId'> & { readonly isTaken: boolean };
const factsOf = (letter: SentLetter) => letter.facts as Facts;

type Asked<B> = Pick<Ask<undefined, undefined, B>, 'world' | 'session' | 'client' | 'body'>;
type World = Asked<undefined>['world'];

/** The change that this person began in this browser and whose code can still come; null without one. */
export const awaitedChange = (
  begun: EmailChangeBegun | null | undefined,
  accountId: string,
  nowMs: number,
): EmailChangeBegun | null => (begun && begun.accountId === accountId && begun.expiresMs > nowMs ? begun : null);

/** A letter that nobody waits for: when it cannot go, what it is about stands all the same. */
const sendNotice = ({ letters, log }: World, letter: Letter): Promise<void> =>
  letters
    .send(letter)
    .catch((error: unknown) => log.error({ err: error, reason: letter.kind }, 'A letter could not be sent.'));

/**
 * Has a code sent to the new address, or word there that it has an account: what is done and answered is the same for
 * both. The address that the account has is told once.
 */
export async function beginEmailChange({ world, session, client, body }: Asked<EmailChange>): Promise<void> {
  const { db, ids, clock, publicOrigin, serverKey } = world;
  const person = await session.person();
  if (!person) throw refusals.notSignedIn();
  const [facts, nowMs] = [await session.facts(), clock.nowMs()];
  checkProof(facts, nowMs);
  const to = body.email.normalize('NFC');
  if (foldEmail(to) === foldEmail(person.email)) throw refusals.invalid({ email: sameEmailWords });
  await askForLetter(world, to, { client, sessionKey: session.key });
  const { accountId } = person;
  const isToldAlready = awaitedChange(facts.emailChange, accountId, nowMs)?.email === to;
  const [id, code, expiresMs] = [ids.uuid4(), makeCode(ids), nowMs + codeLastsMs];
  const isTaken = await db.transaction(async (trx) => {
    const told: Facts = { id, accountId, isTaken: (await accountByEmail(trx, to)) !== null };
    const secretHash = codeHash(serverKey, to, id, code);
    await keepLetter(trx, { secretHash, kind, email: to, facts: told, tries: 0, expiresMs });
    await session.remember(trx, { emailChange: { id, accountId, email: to, expiresMs } });
    return told.isTaken;
  });
  const [signIn, forgotten] = [`${publicOrigin}/securelogin`, `${publicOrigin}/forgotpassword`];
  await sendLetter(world, isTaken ? emailTakenLetter({ to, signIn, forgotten }) : emailCodeLetter({ to, code }));
  if (!isToldAlready) await sendNotice(world, emailChangeAskedLetter({ to: person.email, forgotten }));
}

/** Makes the new address the account's; false when the code is not right, too old, or was tried too often. */
export async function confirmEmailChange({ world, session, client, body }: Asked<EmailConfirmation>): Promise<boolean> {
  const { db, clock, serverKey, publicOrigin } = world;
  const nowMs = clock.nowMs();
  const counts = countsOf([
    ['code-client', homeOf(client)],
    ['code-session', session.key],
  ]);
  await db.transaction((trx) => takeTry(trx, nowMs, counts));
  const person = await session.person();
  if (!person) throw refusals.notSignedIn();
  const change = awaitedChange((await session.facts()).emailChange, person.accountId, nowMs);
  if (!change) return false;
  const { id, accountId, email } = change;
  const tried = codeHash(serverKey, email, id, body.code);
  const isChanged = await db.transaction(async (trx) => {
    const letter = (await lettersTo(trx, email, kind)).find((one) => factsOf(one).id === id);
    if (!letter || letter.expiresMs <= nowMs || !(await countTry(trx, letter.secretHash, mostTries))) return false;
    if (!isSame(tried, letter.secretHash) || factsOf(letter).isTaken) return false;
    if (!(await keepEmail(trx, accountId, email))) return false;
    await checkStillSignedIn(trx, session, accountId);
    await dropLetters(trx, email, kind);
    // A link that went to the old address would still open the account to whoever reads there.
    await dropLetters(trx, person.email, 'reset');
    await keepHome(trx, email, client, nowMs);
    await session.renew(trx);
    await session.remember(trx, { emailChange: null });
    return true;
  });
  if (isChanged)
    await sendNotice(world, emailChangedLetter({ to: person.email, contact: `${publicOrigin}/contact-us` }));
  return isChanged;
}

import {
  AccountChanged,
  AccountDetails,
  type AccountDetailsWire,
  EmailChange,
  EmailConfirmation,
  NamesChange,
  PasswordChange,
  PhonesChange,
} from '#services/account/account-details.contract.ts';
import { samePhoneWords } from '#services/account/account-details.words.ts';
import { SignInResult } from '#services/account/account.contract.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import { toInstant } from '#services/wire.ts';
import { awaitedChange, beginEmailChange, confirmEmailChange } from '../accounts/email-change.ts';
import { changePassword } from '../accounts/password-change.ts';
import { checkProof } from '../accounts/proof.ts';
import type { Reader, Transaction } from '../db/database.ts';
import { accountDetailsOf, type DetailsKept, keepNames, keepPhones } from '../db/repositories/account-details.ts';
import { holdShopper } from '../db/repositories/hold-shopper.ts';
import { contextOf } from './context.ts';
import { type Ask, nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';

const tag = 'account';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

async function accountIdOf({ session }: Asked): Promise<string> {
  const person = await session.person();
  if (!person) throw refusals.notSignedIn();
  return person.accountId;
}

async function keptOf(db: Reader, accountId: string): Promise<DetailsKept> {
  const kept = await accountDetailsOf(db, accountId);
  if (!kept) throw refusals.notShopper();
  return kept;
}

async function told({ world, session }: Asked, accountId: string, kept: DetailsKept): Promise<AccountDetailsWire> {
  const { createdMs, ...details } = kept;
  const { emailChange } = await session.facts();
  return {
    ...details,
    memberSince: toInstant(createdMs),
    awaitedEmail: awaitedChange(emailChange, accountId, world.clock.nowMs())?.email ?? null,
    signInAt: world.signInAt,
  };
}

type Part = Partial<Pick<DetailsKept, 'firstName' | 'lastName' | 'phone' | 'otherPhone'>>;
const says = (kept: DetailsKept, part: Part): boolean =>
  Object.entries(part).every(([name, value]) => kept[name as keyof Part] === value);

/** Changes what the shopper saw, unless it was changed meanwhile into something else than they want. */
async function change(
  asked: Asked,
  { seen, ...wanted }: Part & { readonly seen: Part },
  keep: (trx: Transaction, accountId: string) => Promise<void>,
) {
  const { world, session } = asked;
  const accountId = await accountIdOf(asked);
  return world.db.transaction(async (trx) => {
    await holdShopper(trx, accountId);
    const before = await keptOf(trx, accountId);
    if (!says(before, seen) && !says(before, wanted)) throw refusals.detailsMoved();
    await keep(trx, accountId);
    const details = await told(asked, accountId, await keptOf(trx, accountId));
    return { details, ...contextOf(world, await session.reread(trx)) };
  });
}

function checkOwnSignIn({ world }: Asked): void {
  if (world.isSignInElsewhere) throw refusals.signInElsewhere();
}

export const accountDetailsOperations = [
  operation({
    endpoint: 'accountDetails',
    tag,
    summary: 'What the shopper who is signed in has told of themselves.',
    role: 'shopper',
    answer: AccountDetails,
    handle: async (ask) => {
      const accountId = await accountIdOf(ask);
      return told(ask, accountId, await keptOf(ask.world.db.read, accountId));
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'accountDetails',
    tag,
    summary: 'Changes the names of a shopper, who says which ones they saw.',
    role: 'shopper',
    body: NamesChange,
    answer: AccountChanged,
    handle: (ask) => change(ask, ask.body, (trx, accountId) => keepNames(trx, accountId, ask.body)),
  }),
  operation({
    method: 'PUT',
    endpoint: 'updatePhoneNumbers',
    tag,
    summary: 'Changes the phone numbers of a shopper who gave their password a moment ago.',
    role: 'shopper',
    body: PhonesChange,
    answer: AccountChanged,
    handle: async (ask) => {
      const { world, session, body } = ask;
      if (body.otherPhone === body.phone) throw refusals.invalid({ otherPhone: samePhoneWords });
      if (!world.isSignInElsewhere) checkProof(await session.facts(), world.clock.nowMs());
      return change(ask, body, (trx, accountId) => keepPhones(trx, accountId, body));
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'accountEmail',
    tag,
    summary: 'Sends a code to another address; the account has it once the code is confirmed.',
    role: 'shopper',
    isAdded: true,
    body: EmailChange,
    answer: nothing,
    handle: (ask) => {
      checkOwnSignIn(ask);
      return beginEmailChange(ask);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'accountEmailConfirmations',
    tag,
    summary: 'Makes the address whose code was sent to this browser the one of the account.',
    role: 'shopper',
    isAdded: true,
    body: EmailConfirmation,
    answer: SignInResult,
    handle: async (ask) => {
      checkOwnSignIn(ask);
      const isSuccessful = await confirmEmailChange(ask);
      return { isSuccessful, signInFailureReasonMessage: isSuccessful ? null : signInFailures.code };
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'accountPassword',
    tag,
    summary: 'Keeps a new password for whoever gives the old one, and ends every other session of the account.',
    role: 'shopper',
    isAdded: true,
    body: PasswordChange,
    answer: nothing,
    handle: (ask) => {
      checkOwnSignIn(ask);
      return changePassword(ask);
    },
  }),
];

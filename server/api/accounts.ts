import {
  Credentials,
  ForgottenPassword,
  NewPassword,
  PasswordCheck,
  Registration,
  RegistrationConfirmation,
  SignInResult,
} from '#services/account/account.contract.ts';
import { signInFailures } from '#services/account/sign-in.words.ts';
import { chooseForgotten, forgetPassword } from '../accounts/forgotten.ts';
import { acceptGuess, provePassword, signInProven } from '../accounts/guess.ts';
import { beginRegistration, confirmRegistration } from '../accounts/registration.ts';
import { nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import type { StoreWorld } from './store-world.ts';

const tag = 'account';

const done: SignInResult = { isSuccessful: true, signInFailureReasonMessage: null };
const failed = (reason: string): SignInResult => ({ isSuccessful: false, signInFailureReasonMessage: reason });

function checkOwnSignIn({ isSignInElsewhere }: StoreWorld): void {
  if (isSignInElsewhere) throw refusals.signInElsewhere();
}

export const accountOperations = [
  operation({
    method: 'POST',
    endpoint: 'credentials',
    tag,
    summary: 'Signs in with an email address and a password. Too many wrong ones have to wait.',
    settlesSubject: true,
    isAdded: true,
    body: Credentials,
    answer: SignInResult,
    handle: async ({ world, session, client, body }) => {
      checkOwnSignIn(world);
      const guess = { ...body, client, sessionKey: session.key };
      const proof = await provePassword(world, guess);
      const nowMs = world.clock.nowMs();
      const isIn =
        proof &&
        (await world.db.transaction(async (trx) => {
          if (!(await acceptGuess(trx, proof, guess, nowMs))) return false;
          await signInProven(trx, session, proof.account.id, nowMs);
          return true;
        }));
      return isIn ? done : failed(signInFailures.credentials);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'registrations',
    tag,
    summary: 'Sends a letter to an address: a code that makes an account, or word that there is one already.',
    isAdded: true,
    body: Registration,
    answer: nothing,
    handle: (ask) => {
      checkOwnSignIn(ask.world);
      return beginRegistration(ask);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'registrationConfirmations',
    tag,
    summary: 'Makes the account whose code was sent to this browser, and signs in.',
    settlesSubject: true,
    isAdded: true,
    body: RegistrationConfirmation,
    answer: SignInResult,
    handle: async (ask) => {
      checkOwnSignIn(ask.world);
      return (await confirmRegistration(ask)) ? done : failed(signInFailures.code);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'forgottenPassword',
    tag,
    summary: 'Sends a letter to an address: a link to choose a new password, or word that it has no account.',
    isAdded: true,
    body: ForgottenPassword,
    answer: nothing,
    handle: (ask) => {
      checkOwnSignIn(ask.world);
      return forgetPassword(ask);
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'forgottenPassword',
    tag,
    summary: 'Keeps a new password with the link from a letter, ends every session of the account, and signs in.',
    settlesSubject: true,
    isAdded: true,
    body: NewPassword,
    answer: SignInResult,
    handle: async (ask) => {
      checkOwnSignIn(ask.world);
      return (await chooseForgotten(ask)) ? done : failed(signInFailures.link);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'registrationPassword',
    tag,
    summary: 'Asks whoever is signed in for their password again, before something that matters.',
    role: 'signed-in',
    body: PasswordCheck,
    answer: SignInResult,
    handle: async ({ world, session, client, body: { password } }) => {
      checkOwnSignIn(world);
      const person = await session.person();
      if (!person) throw refusals.notSignedIn();
      const guess = { email: person.email, password, client, sessionKey: session.key };
      const proof = await provePassword(world, guess);
      const nowMs = world.clock.nowMs();
      const isProven =
        proof?.account.id === person.accountId &&
        (await world.db.transaction(async (trx) => {
          if (!(await acceptGuess(trx, proof, guess, nowMs))) return false;
          if (!(await session.renew(trx)).person) throw refusals.notSignedIn();
          await session.remember(trx, { provenMs: nowMs });
          return true;
        }));
      return isProven ? done : failed(signInFailures.password);
    },
  }),
];

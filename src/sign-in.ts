import { fromPromise } from 'xstate';
import { signInCarriage, signInMachine } from '#machines/sign-in/index.ts';
import { createAccountService } from '#services/account/account.http.ts';
import { servicesOf } from './services-of.ts';

/** The chart of signing in with its service; it comes with the sign-in page. */
export const machine = signInMachine.provide({
  actors: {
    signIn: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).signIn(input, signal),
    ),
  },
});
export const carriage = signInCarriage;

import { fromPromise } from 'xstate';
import { forgottenPasswordCarriage, forgottenPasswordMachine } from '#machines/forgotten-password/index.ts';
import { createAccountService } from '#services/account/account.http.ts';
import { servicesOf } from './services-of.ts';

/** The chart of a forgotten password with its services; it comes with the page of that name. */
export const machine = forgottenPasswordMachine.provide({
  actors: {
    askLetter: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).forgotPassword(input, signal),
    ),
    choosePassword: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).choosePassword(input, signal),
    ),
  },
});
export const carriage = forgottenPasswordCarriage;

import { fromPromise } from 'xstate';
import { registrationCarriage, registrationMachine } from '#machines/registration/index.ts';
import { createAccountService } from '#services/account/account.http.ts';
import type { Registration } from '#services/account/account.contract.ts';
import { servicesOf } from './services-of.ts';

/** The same is asked for a first letter and for another one. */
const register = fromPromise<void, Registration>(({ input, system, signal }) =>
  servicesOf(system).adapter(createAccountService).register(input, signal),
);

/** The chart of registering with its services; it comes with the page of that name. */
export const machine = registrationMachine.provide({
  actors: {
    register,
    sendLetter: register,
    confirmCode: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).confirmRegistration(input, signal),
    ),
  },
});
export const carriage = registrationCarriage;

import { fromPromise } from 'xstate';
import type { accountDetailsMachine } from '#machines/account-details/index.ts';
import { credentialsCarriage, credentialsMachine } from '#machines/credentials/index.ts';
import { chartOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { createAccountService } from '#services/account/account.http.ts';
import type { EmailChange } from '#services/account/account-details.contract.ts';
import { createAccountDetailsService } from '#services/account/account-details.http.ts';
import { servicesOf } from './services-of.ts';

export { inputOf } from './account-details.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createAccountDetailsService);
/** The same is asked for a first letter and for another one. */
const changeEmail = fromPromise<void, EmailChange>(({ input, system, signal }) =>
  serviceOf(system).changeEmail(input, signal),
);

/** How somebody signs in, with its services; it comes with its page. */
export const machine = credentialsMachine.provide({
  actors: {
    changeEmail,
    sendLetter: changeEmail,
    confirmEmail: fromPromise(({ input, system, signal }) => serviceOf(system).confirmEmail(input, signal)),
    changePassword: fromPromise(({ input, system, signal }) => serviceOf(system).changePassword(input, signal)),
    checkPassword: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).checkPassword(input.password, signal),
    ),
  },
});
export const carriage = credentialsCarriage;

/** Wherever the shop knows the email from, it is asked for anew. */
export function opened(shop: ShopActor): void {
  chartOf<typeof credentialsMachine>(shop, 'credentials')?.on('email.changed', () => {
    sessionOf(shop).send({ type: 'session.refresh' });
    chartOf<typeof accountDetailsMachine>(shop, 'accountDetails')?.send({ type: 'details.reload' });
  });
}

import { fromPromise } from 'xstate';
import {
  type AccountDetailsInput,
  accountDetailsCarriage,
  accountDetailsMachine,
} from '#machines/account-details/index.ts';
import { type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createAccountService } from '#services/account/account.http.ts';
import { createAccountDetailsService } from '#services/account/account-details.http.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createAccountDetailsService);

/** What a shopper has told of themselves, with its service; it comes with the pages that show it. */
export const machine = accountDetailsMachine.provide({
  actors: {
    loadDetails: fromPromise(({ system, signal }) => serviceOf(system).details(signal)),
    saveNames: fromPromise(({ input: { wanted, seen }, system, signal }) =>
      serviceOf(system).changeNames({ ...wanted, seen }, signal),
    ),
    savePhones: fromPromise(({ input: { wanted, seen }, system, signal }) =>
      serviceOf(system).changePhones({ ...wanted, seen }, signal),
    ),
    checkPassword: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).checkPassword(input.password, signal),
    ),
  },
});
export const carriage = accountDetailsCarriage;

export const inputOf = (shop: ShopActor): AccountDetailsInput => ({ subject: shopperIdIn(shop) });

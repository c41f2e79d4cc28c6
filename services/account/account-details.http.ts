import type { Http } from '../http/http.types.ts';
import type { AccountDetailsService, PhonesChange, PhonesChangeWire } from './account-details.contract.ts';

const phonesWireOf = ({ phone, otherPhone, seen }: PhonesChange): PhonesChangeWire => {
  const mobile = { type: 'mobile', number: phone } as const;
  return { phoneNumbers: otherPhone === null ? [mobile] : [mobile, { type: 'other', number: otherPhone }], seen };
};

export const createAccountDetailsService = (http: Http): AccountDetailsService => ({
  details: (signal) => http.get('accountDetails', { schema: (all) => all.AccountDetails, signal }),
  changeNames: (body, signal) => http.put('accountDetails', { schema: (all) => all.AccountChanged, body, signal }),
  changePhones: (change, signal) =>
    http.put('updatePhoneNumbers', { schema: (all) => all.AccountChanged, body: phonesWireOf(change), signal }),
  changeEmail: (body, signal) => http.put('accountEmail', { schema: (all) => all.Nothing, body, signal }),
  confirmEmail: (body, signal) =>
    http.post('accountEmailConfirmations', { schema: (all) => all.SignInResult, body, signal }),
  changePassword: (body, signal) => http.put('accountPassword', { schema: (all) => all.Nothing, body, signal }),
});

import type { Http } from '../http/http.types.ts';
import type { AccountService } from './account.contract.ts';

export const createAccountService = (http: Http): AccountService => ({
  signIn: (body, signal) => http.post('credentials', { schema: (all) => all.SignInResult, body, signal }),
  register: (body, signal) => http.post('registrations', { schema: (all) => all.Nothing, body, signal }),
  confirmRegistration: (body, signal) =>
    http.post('registrationConfirmations', { schema: (all) => all.SignInResult, body, signal }),
  forgotPassword: (body, signal) => http.post('forgottenPassword', { schema: (all) => all.Nothing, body, signal }),
  choosePassword: (body, signal) => http.put('forgottenPassword', { schema: (all) => all.SignInResult, body, signal }),
  checkPassword: (password, signal) =>
    http.post('registrationPassword', { schema: (all) => all.SignInResult, body: { password }, signal }),
});

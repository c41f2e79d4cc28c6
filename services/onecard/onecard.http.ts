import type { Http } from '../http/http.types.ts';
import type { OnecardService } from './onecard.contract.ts';

export const createOnecardService = (http: Http): OnecardService => ({
  validate: (oToken, signal) =>
    http.get('onecardValidation', { schema: (all) => all.Nothing, query: { oToken }, signal }),
  register: (oToken, signal) => http.post('guestOnecards', { schema: (all) => all.Nothing, body: { oToken }, signal }),
});

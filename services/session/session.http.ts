import type { Http } from '../http/http.types.ts';
import type { SessionService } from './session.contract.ts';

export const createSessionService = (http: Http): SessionService => ({
  context: (signal) => http.get('session', { schema: (all) => all.ServerContext, signal }),
  user: (isRetry, signal) =>
    http.get('user', { schema: (all) => all.User, signal, ...(isRetry ? { query: { isRetry: true } } : {}) }),
  open: (redirectUrl, signal) =>
    http.post('session', { schema: (all) => all.ServerContext, body: { redirectUrl }, isForWhoever: true, signal }),
  signOut: (gigyaInitiated, signal) =>
    http.post('logout', { schema: (all) => all.Nothing, body: { gigyaInitiated }, signal }),
});

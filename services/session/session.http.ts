import type { Http } from '../http/http.types.ts';
import type { SessionService } from './session.contract.ts';

export const createSessionService = (http: Http): SessionService => ({
  context: (signal) => http.get('session', { schema: (all) => all.ServerContext, signal }),
});

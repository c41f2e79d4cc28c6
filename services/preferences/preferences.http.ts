import type { Http } from '../http/http.types.ts';
import type { PreferencesService } from './preferences.contract.ts';

export const createPreferencesService = (http: Http): PreferencesService => ({
  preferences: (signal) => http.get('preferences', { schema: (all) => all.PreferencesTold, signal }),
  keep: (body, signal) => http.put('preferences', { schema: (all) => all.PreferencesTold, body, signal }),
});

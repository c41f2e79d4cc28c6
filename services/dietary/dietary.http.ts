import type { Http } from '../http/http.types.ts';
import type { DietaryService } from './dietary.contract.ts';

export const createDietaryService = (http: Http): DietaryService => ({
  profile: (signal) => http.get('dietaryProfile', { schema: (all) => all.DietaryProfile, signal }),
  keep: (body, signal) => http.put('dietaryProfile', { schema: (all) => all.DietaryProfile, body, signal }),
});

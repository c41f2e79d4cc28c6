import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import type { Fault } from '#services/fault.ts';
import type { Carriage } from '../kit/index.ts';

export type DietaryProfileInput = { readonly subject: string | null };

export type DietaryProfileContext = {
  readonly subject: string | null;
  /** As the store last told it; null until it has. */
  readonly told: DietaryProfile | null;
  /** What the store is being told, or was told and did not keep. */
  readonly asked: DietaryProfile | null;
  /** What is wanted since. */
  readonly wanted: DietaryProfile | null;
  readonly fault: Fault | null;
};

export type DietaryProfileEvent =
  /** It comes on show. */
  | { readonly type: 'profile.need' }
  | { readonly type: 'profile.want'; readonly profile: DietaryProfile }
  | { readonly type: 'profile.retry' }
  /** What was not kept is given up: it stays as the store has it. */
  | { readonly type: 'profile.putBack' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** Whatever is on show was chosen for another profile. */
export type DietaryProfileReport = { readonly type: 'profile.kept' };

/** `busy`: it is being read. `failed`: it could not be. `saving`, `saved`, `lost`: how the last wish fares. */
export type DietaryProfileTag = 'busy' | 'failed' | 'saving' | 'saved' | 'lost';

export const blankDietaryProfile: DietaryProfileContext = {
  subject: null,
  told: null,
  asked: null,
  wanted: null,
  fault: null,
};
export const dietaryProfileCarriage: Carriage = { keeps: ['subject', 'told', 'fault'], blank: blankDietaryProfile };

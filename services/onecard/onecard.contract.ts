import * as v from 'valibot';

/** What came with a link stands for one card, and joins it once. */
export const GuestOnecard = v.strictObject({
  oToken: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'is not a link of ours')),
});

export interface OnecardService {
  /** Whether the link still stands for a card that can be joined; a fault of 404 says that it does not. */
  validate(oToken: string, signal?: AbortSignal): Promise<void>;
  /** Joins the card of the link to the account of whoever is signed in. */
  register(oToken: string, signal?: AbortSignal): Promise<void>;
}

import type { SnapshotFrom } from 'xstate';
import type { AccountDetails } from '#services/account/account-details.contract.ts';
import type { NamesTyped, PhonesTyped } from '#services/account/account-details.rules.ts';
import type { Fault } from '#services/fault.ts';
import type { accountDetailsMachine } from './account-details.machine.ts';
import { blankAccountDetails, type Form, type ProofForm } from './account-details.types.ts';

type Account = SnapshotFrom<typeof accountDetailsMachine> | undefined;

export type AccountShown = {
  /** `failed`: the store did not say, or not anew. */
  readonly state: 'reading' | 'failed' | 'shown';
  readonly details: AccountDetails | null;
  readonly fault: Fault | null;
};

export function accountShown(now: Account): AccountShown {
  const { details, fault } = now?.context ?? blankAccountDetails;
  const state = now?.hasTag('unread') ? 'failed' : details ? 'shown' : 'reading';
  return { state, details, fault };
}

export type NamesShown = Form<NamesTyped> & { readonly state: 'editing' | 'saving' | 'saved' | 'moved' };

export function namesShown(now: Account): NamesShown {
  const { names } = now?.context ?? blankAccountDetails;
  if (now?.hasTag('namesBusy')) return { ...names, state: 'saving' };
  if (now?.hasTag('namesSaved')) return { ...names, state: 'saved' };
  return { ...names, state: now?.hasTag('namesMoved') ? 'moved' : 'editing' };
}

export type ProofShown = ProofForm & { readonly isBusy: boolean };
export type PhonesShown = Form<PhonesTyped> & {
  readonly state: 'editing' | 'saving' | 'saved' | 'moved' | 'proving';
  readonly proof: ProofShown;
};

export function phonesShown(now: Account): PhonesShown {
  const { phones, proof } = now?.context ?? blankAccountDetails;
  const shown = { ...phones, proof: { ...proof, isBusy: now?.hasTag('proofBusy') ?? false } };
  if (now?.hasTag('proving')) return { ...shown, state: 'proving' };
  if (now?.hasTag('phonesBusy')) return { ...shown, state: 'saving' };
  if (now?.hasTag('phonesSaved')) return { ...shown, state: 'saved' };
  return { ...shown, state: now?.hasTag('phonesMoved') ? 'moved' : 'editing' };
}

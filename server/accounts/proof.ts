import { refusals } from '../api/refusal.ts';
import type { VisitorFacts, VisitorSession } from '../api/visitor-session.ts';
import type { Transaction } from '../db/database.ts';

const minute = 60 * 1_000;
/** So long after their password was given, whoever is signed in may do what asks for it. */
export const proofLastsMs = 15 * minute;

/** Whether they gave their password a moment ago: for changing an address, a password or a card. */
export const isFreshlyProven = ({ provenMs }: VisitorFacts, nowMs: number): boolean =>
  provenMs !== undefined && nowMs >= provenMs && nowMs - provenMs < proofLastsMs;

/** Refuses until the password is given once more. */
export function checkProof(facts: VisitorFacts, nowMs: number): void {
  if (!isFreshlyProven(facts, nowMs)) throw refusals.proofNeeded();
}

/**
 * Refuses whoever was signed out since it was read who asks: a password that its owner has chosen meanwhile ends what others
 * began. It is asked once the account is held, so that one of the two comes after the other.
 */
export async function checkStillSignedIn(trx: Transaction, session: VisitorSession, accountId: string): Promise<void> {
  await session.remember(trx, {});
  if ((await session.reread(trx)).person?.accountId !== accountId) throw refusals.notSignedIn();
}

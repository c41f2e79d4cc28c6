import type { VisitorFacts } from '../api/visitor-session.ts';

const minute = 60 * 1_000;
/** So long after their password was given, whoever is signed in may do what asks for it. */
export const proofLastsMs = 15 * minute;

/** Whether they gave their password a moment ago: for changing an address, a password or a card. */
export const isFreshlyProven = ({ provenMs }: VisitorFacts, nowMs: number): boolean =>
  provenMs !== undefined && nowMs >= provenMs && nowMs - provenMs < proofLastsMs;

import type { SnapshotFrom } from 'xstate';
import { subjectIn } from '#services/session/session.rules.ts';
import type { sessionMachine } from './session.machine.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

export const shopperOf = (session: Session) => session.context.shopper;
export const isLoggedIn = (session: Session) => session.context.shopper.isLoggedIn;
export const isShopper = (session: Session) => session.context.shopper.isShopper;
export const fulfilmentOf = (session: Session) => session.context.fulfilment;
export const emailOf = (session: Session) => session.context.email;
/** Who is signed in, null for a guest. */
export const subjectOf = (session: Session): string | null => subjectIn(session.context.shopper);
/** The server is being asked a second time whether somebody is signed in: nothing may be paid meanwhile. */
export const isConfirming = (session: Session): boolean => session.hasTag('confirming');
/** What is known may be out of date: the last question failed. */
export const isStale = (session: Session): boolean => session.hasTag('stale');

/** What has come of the last sign-out that was asked for, as long as it is neither done nor put away. */
export const leavingOf = (session: Session): 'leaving' | 'failed' | null =>
  session.hasTag('leaving') ? 'leaving' : session.hasTag('unended') ? 'failed' : null;

/** Somebody signed in, but the shop did not open to them; `session.retry` tries again, unless only signing in does (`faultIn`). */
export const isUnopened = (session: Session): boolean => session.hasTag('unopened');
/** What went wrong last, while it still matters. */
export const faultIn = (session: Session) => session.context.fault;

import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Session = SnapshotFrom<typeof sessionMachine>;

export const shopperOf = (session: Session) => session.context.shopper;
export const isLoggedIn = (session: Session) => session.context.shopper.isLoggedIn;
export const isShopper = (session: Session) => session.context.shopper.isShopper;
export const fulfilmentOf = (session: Session) => session.context.fulfilment;

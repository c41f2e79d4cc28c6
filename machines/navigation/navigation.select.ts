import type { SnapshotFrom } from 'xstate';
import { closedHref, currentHref, previousHref, stepsOutOf } from '#services/navigation/history.rules.ts';
import { openModals, type OutletName } from '#services/navigation/outlets.rules.ts';
import type { navigationMachine } from './navigation.machine.ts';

type Navigation = SnapshotFrom<typeof navigationMachine>;

export const hrefOf = (navigation: Navigation): string => currentHref(navigation.context.visits);
/** Where a back link leads; null on the first page of this page's life. */
export const backHrefOf = (navigation: Navigation): string | null => previousHref(navigation.context.visits);
/** Where closing the modal of that outlet leads when nothing else is asked for. */
export const closeHrefOf = (navigation: Navigation, outlet: OutletName): string =>
  closedHref(navigation.context.visits, outlet);
/** How many steps back closing that outlet is; null when it was open from the beginning. */
export const stepsOutIn = (navigation: Navigation, outlet: OutletName): number | null =>
  stepsOutOf(navigation.context.visits, outlet);
/** Whether one step back leads to another modal of that outlet. */
export const hasBackIn = (navigation: Navigation, outlet: OutletName): boolean =>
  openModals(previousHref(navigation.context.visits) ?? '').some((modal) => modal.outlet === outlet);
export const scrollOf = (navigation: Navigation) => navigation.context.scrollTo;

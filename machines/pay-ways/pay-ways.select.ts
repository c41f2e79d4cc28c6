import type { SnapshotFrom } from 'xstate';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import type { payWaysMachine } from './pay-ways.machine.ts';
import { capturedOf, wayOf } from './pay-ways.rules.ts';
import type { PayTrouble, Way } from './pay-ways.types.ts';

type PayWays = SnapshotFrom<typeof payWaysMachine> | undefined;

/** What would be paid with now; null before anything is known. */
export const wayIn = (payWays: PayWays): Way | null => (payWays ? wayOf(payWays.context) : null);
/** The saved cards; null where nobody has said. */
export const instrumentsIn = (payWays: PayWays): readonly SavedInstrument[] | null =>
  payWays?.context.instruments ?? null;
export const isCapturing = (payWays: PayWays): boolean => payWays?.hasTag('capturing') ?? false;
export const areLost = (payWays: PayWays): boolean => payWays?.hasTag('failed') ?? false;
export const troubleIn = (payWays: PayWays): PayTrouble | null => payWays?.context.trouble ?? null;
/** The card that is paid with next has been taken already: none is typed. */
export const isCaptured = (payWays: PayWays): boolean => payWays !== undefined && capturedOf(payWays.context) !== null;

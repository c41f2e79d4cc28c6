import type { SnapshotFrom } from 'xstate';
import type { inspectorMachine } from './inspector.machine.ts';
import { isSame, type Place, type SignOff } from './inspector.types.ts';

type Inspector = SnapshotFrom<typeof inspectorMachine>;

const nothing: readonly Place[] = [];

/** What stands under the search box, in its order; empty while the list is closed. */
export const hitsOf = (inspector: Inspector): readonly Place[] =>
  inspector.hasTag('offered') ? inspector.context.hits : nothing;

/** The sign-off that a state has; whether it still is what was signed, its mark says. */
export const signOffOf = (inspector: Inspector, chart: string, state: string): SignOff | null =>
  inspector.context.signOffs.find((one) => isSame(one, { chart, state })) ?? null;

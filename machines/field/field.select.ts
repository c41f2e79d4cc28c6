import type { SnapshotFrom } from 'xstate';
import type { fieldMachine } from './field.machine.ts';

type Field = SnapshotFrom<typeof fieldMachine>;

/** What is shown to be wrong; null while nothing is. */
export const errorOf = (field: Field): string | null => (field.hasTag('invalid') ? field.context.error : null);
export const isJudged = (field: Field): boolean => field.hasTag('valid') || field.hasTag('invalid');

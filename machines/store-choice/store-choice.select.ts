import type { SnapshotFrom } from 'xstate';
import type { storeChoiceMachine } from './store-choice.machine.ts';

type StoreChoice = SnapshotFrom<typeof storeChoiceMachine>;

export type ChoiceState = 'resting' | 'choosing' | 'chosen' | 'failed';

/** What has come of the last choice, and of which store it was. */
export const choiceOf = (choice: StoreChoice): { readonly state: ChoiceState; readonly storeId: number | null } => ({
  state: choice.hasTag('busy')
    ? 'choosing'
    : choice.hasTag('chosen')
      ? 'chosen'
      : choice.hasTag('failed')
        ? 'failed'
        : 'resting',
  storeId: choice.context.wantedId,
});

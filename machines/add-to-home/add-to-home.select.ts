import type { SnapshotFrom } from 'xstate';
import type { addToHomeMachine } from './add-to-home.machine.ts';

type AddToHome = SnapshotFrom<typeof addToHomeMachine>;

/** What the prompt shows: a button, words, or nothing. */
export const promptOf = (addToHome: AddToHome): 'offer' | 'instructions' | null =>
  addToHome.hasTag('offer') ? 'offer' : addToHome.hasTag('instructions') ? 'instructions' : null;

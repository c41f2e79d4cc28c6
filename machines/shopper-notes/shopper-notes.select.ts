import type { SnapshotFrom } from 'xstate';
import type { shopperNotesMachine } from './shopper-notes.machine.ts';

type ShopperNotes = SnapshotFrom<typeof shopperNotesMachine>;

export type NoteState = 'away' | 'loading' | 'unknown' | 'standing' | 'writing' | 'saving' | 'failed';

/** The note on a product as it stands: what the store keeps, what is being written, and what went wrong last. */
export const noteOf = (notes: ShopperNotes, sku: string) => {
  const { context } = notes;
  const state: NoteState = context.sku === sku ? (notes.value as NoteState) : 'away';
  return { state, note: context.note, draft: context.draft, fault: context.fault };
};

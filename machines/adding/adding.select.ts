import { type Adding, noAdding } from './adding.types.ts';

/** How what was asked for last fares; for one order, page or recipe alone. */
export function addingShown(adding: Adding | undefined, of: string | null) {
  const { state, added, lost, pending } = adding?.of === of ? adding : noAdding;
  return { state, added: added.length, lost: lost.length, waiting: pending.length };
}
export type AddingShown = ReturnType<typeof addingShown>;

import { type Adding, noAdding } from './adding.types.ts';

/** All that was asked for of it is on its way: asked for once more, it would be bought twice. */
export const isOnItsWay = ({ state, of: own }: Adding, of: string | null): boolean => state === 'adding' && own === of;

/** How what was asked for last fares; for one order, page or recipe alone. */
export function addingShown(adding: Adding | undefined, of: string | null) {
  const { state, added, lost, pending } = adding?.of === of ? adding : noAdding;
  return { state, added: added.length, lost: lost.length, waiting: pending.length };
}
export type AddingShown = ReturnType<typeof addingShown>;

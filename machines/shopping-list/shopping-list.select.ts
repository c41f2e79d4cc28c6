import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { ShoppingListItem } from '#services/lists/shopping-list.contract.ts';
import type { shoppingListMachine } from './shopping-list.machine.ts';
import { wantedItems } from './shopping-list.rules.ts';
import type { Merged } from './shopping-list.types.ts';

type Snapshot = SnapshotFrom<typeof shoppingListMachine>;

export type ShownList = {
  readonly items: readonly ShoppingListItem[];
  /** `unread`: nobody has asked for it yet. `failed`: it could not be fetched. */
  readonly state: 'unread' | 'loading' | 'standing' | 'failed';
  /** It is on the server, and can be shared; else it is in this browser alone. */
  readonly isOnServer: boolean;
  readonly isSaving: boolean;
  /** What is wanted and did not get through: how many changes, and why. */
  readonly trouble: { readonly count: number; readonly fault: Fault } | null;
  /** What could be put back: one by its words, more by their number. */
  readonly removed: readonly string[];
  readonly merged: Merged | null;
  /** Lines of this browser that the server has not taken, and why. */
  readonly unmerged: { readonly count: number; readonly fault: Fault } | null;
  readonly fault: Fault | null;
  readonly share: {
    readonly isShared: boolean;
    readonly isBusy: boolean;
    readonly token: string | null;
    readonly fault: Fault | null;
  };
};

function stateOf(snapshot: Snapshot): ShownList['state'] {
  const { items, wishes } = snapshot.context;
  if (items !== null || wishes.length > 0) return 'standing';
  if (snapshot.hasTag('failed')) return 'failed';
  return snapshot.hasTag('unread') ? 'unread' : 'loading';
}

function troubleOf({ context: { wishes, clearing } }: Snapshot): ShownList['trouble'] {
  const faults = [clearing?.fault, ...wishes.map(({ fault }) => fault)].filter((fault) => fault != null);
  const [fault] = faults;
  return fault ? { count: faults.length, fault } : null;
}

/** The list as it is wanted, and how it stands with it. */
export function shownList(snapshot: Snapshot): ShownList {
  const { context } = snapshot;
  return {
    items: wantedItems(context),
    state: stateOf(snapshot),
    isOnServer: context.isShopper,
    isSaving: snapshot.hasTag('saving'),
    trouble: troubleOf(snapshot),
    removed: context.removal?.items.map(({ text }) => text) ?? [],
    merged: context.merged,
    unmerged: context.mergeFault && { count: context.waiting, fault: context.mergeFault },
    fault: context.items === null ? context.fault : null,
    share: {
      isShared: context.isShared,
      isBusy: snapshot.hasTag('sharing'),
      token: context.token,
      fault: context.shareFault,
    },
  };
}

/** Two drawings of the same: a chart says often that nothing has changed. */
export const isSameList = (one: ShownList, other: ShownList): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a line is on the list as it is wanted; null while nobody knows. */
export const isOnList = (snapshot: Snapshot | undefined, item: string): boolean | null =>
  snapshot === undefined || (snapshot.context.items === null && snapshot.context.wishes.length === 0)
    ? null
    : wantedItems(snapshot.context).some((one) => one.item === item);

/** The words of a shopper that the server has not taken: what a sign-out would take away. */
export const unsentWords = ({ context: { isShopper, wishes } }: Snapshot): readonly string[] =>
  isShopper ? wishes.filter(({ isWanted }) => isWanted).map(({ text }) => text) : [];

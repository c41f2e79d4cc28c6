import type { SnapshotFrom } from 'xstate';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import type { AddressTyped } from '#services/address/addresses.rules.ts';
import type { Fault } from '#services/fault.ts';
import type { FieldProblems } from '../kit/index.ts';
import type { addressesMachine } from './addresses.machine.ts';
import { blankAddresses, type Done } from './addresses.types.ts';

type Addresses = SnapshotFrom<typeof addressesMachine>;

export type AddressesShown = {
  /** `away`: no shopper is here. `unread`: the list did not come; what stood before stays. */
  readonly list: 'away' | 'reading' | 'read' | 'unread';
  /** The primary one first; empty as long as nobody knows. */
  readonly addresses: readonly ShopperAddress[];
  readonly listFault: Fault | null;
  readonly edit: 'closed' | 'form' | 'asking';
  /** Whom the form or the question is about; null when it is a new one. */
  readonly about: ShopperAddress | null;
  /** What was typed into the form before and is not kept; null where nothing was. */
  readonly typed: AddressTyped | null;
  /** What was done last, until something else is begun. */
  readonly done: Done | null;
  readonly isBusy: boolean;
  readonly problems: FieldProblems;
  readonly fault: Fault | null;
};

const none: readonly ShopperAddress[] = [];

/** What shows of the shopper's addresses; without a chart, that they are being read. */
export function addressesShown(snapshot: Addresses | undefined): AddressesShown {
  const context = snapshot?.context ?? blankAddresses;
  const { subject, addresses, addressId, listFault, typed, done, problems, fault } = context;
  const has = (tag: Parameters<Addresses['hasTag']>[0]) => snapshot?.hasTag(tag) ?? false;
  return {
    list: !snapshot || has('reading') ? 'reading' : subject === null ? 'away' : has('unread') ? 'unread' : 'read',
    addresses: addresses ?? none,
    listFault,
    edit: has('form') ? 'form' : has('asking') ? 'asking' : 'closed',
    about: addresses?.find(({ id }) => id === addressId) ?? null,
    typed: typed?.addressId === addressId ? typed.typed : null,
    done,
    isBusy: has('busy'),
    problems,
    fault,
  };
}

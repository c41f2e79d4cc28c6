import type { AddressPayload, AddressUpdate, ShopperAddress } from '#services/address/address.contract.ts';
import type { AddressTyped } from '#services/address/addresses.rules.ts';
import type { Fault } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

export type AddressesInput = {
  /** Whose addresses they are; null when no shopper is here. */
  readonly subject: string | null;
};

export type AddressesContext = {
  readonly subject: string | null;
  /** The primary one first; null until the store has said them. */
  readonly addresses: readonly ShopperAddress[] | null;
  /** Why the list is not known, or may be out of date. */
  readonly listFault: Fault | null;
  /** The address that the form or the question is about; null when it is a new one. */
  readonly addressId: number | null;
  /** What the form last sent. */
  readonly sent: AddressPayload;
  /** What is typed and not kept yet, and for which address; it outlives its form. */
  readonly typed: { readonly addressId: number | null; readonly typed: AddressTyped } | null;
  readonly problems: FieldProblems;
  /** Why the last change did not get through. */
  readonly fault: Fault | null;
  /** What was added and has to be found in the list that comes. */
  readonly added: AddressPayload | null;
  /** What was done last, until something else is begun. */
  readonly done: Done | null;
};
export type Done = { readonly what: 'added' | 'updated' | 'removed'; readonly address: string };

/** What the form or the question is about, and what was sent of it. */
export type About = { readonly addressId: number | null; readonly address?: AddressPayload };
export type Answered = { readonly context: ServerContext; readonly isGone: boolean };
/** What was typed, and for which address: for the one that the form is about, if nothing else is said. */
export type Typed = { readonly typed: AddressTyped; readonly addressId?: number | null };
export type Failed = { readonly fault: Fault };
export type Found = { readonly problems: FieldProblems };

export type Judged = { readonly problems?: FieldProblems };

export type AddressesEvent =
  | { readonly type: 'addresses.refresh' }
  /** The form is wanted: for a new address, or to change one. */
  | { readonly type: 'form.open'; readonly addressId: number | null }
  /** Of a field or two, what stands in them now; or what stood in them before the page was loaded again. */
  | ({ readonly type: 'form.type' } & Typed)
  /** The page is left: what is typed waits for its return. */
  | { readonly type: 'form.close' }
  /** The shopper does not want it any more. */
  | { readonly type: 'form.cancel' }
  /** What the form found wrong comes along; then nothing is sent. */
  | ({ readonly type: 'address.add'; readonly address: AddressPayload } & Judged)
  | ({ readonly type: 'address.update'; readonly address: AddressUpdate } & Judged)
  /** Asks before it takes an address away. */
  | { readonly type: 'address.remove'; readonly addressId: number }
  | { readonly type: 'remove.confirm' }
  | { readonly type: 'remove.cancel' }
  /** Something in it has changed: the list is read again. */
  | { readonly type: 'list.staled' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What others may want to know of. */
export type AddressesReport =
  /** It stands in the list now, under this number. */
  | { readonly type: 'address.added'; readonly addressId: number }
  | { readonly type: 'address.updated'; readonly addressId: number }
  | { readonly type: 'address.removed'; readonly addressId: number }
  | { readonly type: 'address.failed'; readonly fault: Fault };

/** What the parent hears: the terms on which the shopper shops now. */
export type AddressesTold = { readonly type: 'context.told'; readonly context: ServerContext };

/**
 * `reading`: the list is being asked for. `unread`: it did not come. `form`: the form stands open. `asking`: whether to
 * take one away is asked. `busy`: a change is on its way. `failed`: it did not get through. `wrong`: a field needs a look.
 */
export type AddressesTag = 'reading' | 'unread' | 'form' | 'asking' | 'busy' | 'failed' | 'wrong';

export const noAddress: AddressPayload = { street: '', suburbId: 0, ruralDelivery: null };
export const blankEdit = { addressId: null, sent: noAddress, problems: noFieldProblems, fault: null };
export const blankAddresses: AddressesContext = {
  subject: null,
  addresses: null,
  listFault: null,
  added: null,
  done: null,
  typed: null,
  ...blankEdit,
};
export const addressesCarriage: Carriage = { keeps: ['subject', 'addresses', 'listFault'], blank: blankAddresses };

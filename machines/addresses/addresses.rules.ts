import type { AddressPayload, AddressUpdate } from '#services/address/address.contract.ts';
import { payloadOf } from '#services/address/addresses.rules.ts';
import type { About, AddressesContext, Done } from './addresses.types.ts';

/** What the form is about that is being sent. */
export const sentOf = ({
  event: { address },
}: {
  event: { readonly address: AddressPayload | AddressUpdate };
}): About => ({
  addressId: 'id' in address ? address.id : null,
  address: payloadOf(address),
});

/** What was done just now, and to which address. */
export function doneIn({ addressId, addresses, sent }: AddressesContext, isGone: boolean): Done {
  const gone = isGone ? addresses?.find(({ id }) => id === addressId)?.label : undefined;
  return { what: isGone ? 'removed' : addressId === null ? 'added' : 'updated', address: gone ?? sent.street };
}

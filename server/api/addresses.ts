import * as v from 'valibot';
import { AddressPayload, AddressUpdate, ShopperAddresses } from '#services/address/address.contract.ts';
import { ServerContext } from '#services/session/session.contract.ts';
import { problemWords as words } from '#services/shopper/shopper.words.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import {
  addAddress,
  addressesOf,
  mostAddresses,
  primaryFirst,
  removeAddress,
  updateAddress,
} from '../db/repositories/shopper-addresses.ts';
import { addressesTold, addressLabelOf } from '../fulfilment/address-told.ts';
import { type Change as Changing, changeTerms } from '../fulfilment/change-terms.ts';
import type { FulfilmentChoice } from '../fulfilment/choice.ts';
import { contextOf } from './context.ts';
import { type Ask, operation } from './operation.ts';
import { idInPath } from './path-ids.ts';
import { refusals } from './refusal.ts';

const tag = 'addresses';
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

function shopperIn(person: Person | null): Person {
  if (!person?.shopper) throw refusals.notSignedIn();
  return person;
}

function checkSuburb({ world }: Asked, suburbId: number): void {
  if (!world.places.suburb(suburbId)) throw refusals.invalid({ suburbId: words.suburbUnknown });
}

type Change = (trx: Transaction, shopperId: string, now: FulfilmentChoice) => Promise<FulfilmentChoice>;

/** A change of the shopper's addresses, and of the terms as far as they stand on the one that is delivered to. */
async function changed(ask: Asked, change: Change) {
  const of: Changing = (trx, now, { person }) => change(trx, shopperIn(person).accountId, now);
  const { known } = await changeTerms(ask, of, true);
  return contextOf(ask.world, known);
}

export const addressOperations = [
  operation({
    endpoint: 'addresses',
    tag,
    summary: 'The delivery addresses of the shopper, the primary one first.',
    role: 'shopper',
    answer: ShopperAddresses,
    handle: async ({ world, session }) => {
      const kept = await addressesOf(world.db.read, shopperIn(await session.person()).accountId);
      return { shopperAddresses: addressesTold(world.places, primaryFirst(kept)) };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'addresses',
    tag,
    summary: 'Keeps one more delivery address of the shopper. The same address again is not kept twice.',
    role: 'shopper',
    body: AddressPayload,
    answer: ServerContext,
    handle: (ask) => {
      const { world, body } = ask;
      checkSuburb(ask, body.suburbId);
      return changed(ask, async (trx, shopperId, now) => {
        const id = await addAddress(trx, shopperId, body, world.clock.nowMs());
        if (id === null)
          throw refusals.invalid({ street: `You have ${mostAddresses} addresses already. Remove one first.` });
        const isOnly = (await addressesOf(trx, shopperId)).length === 1;
        if (!isOnly || now.address || now.suburbId !== body.suburbId) return now;
        return { ...now, address: { id, label: addressLabelOf(world.places, body) } };
      });
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'addresses',
    tag,
    summary: 'Changes an address of the shopper; the one that is delivered to takes its suburb and the terms along.',
    role: 'shopper',
    body: AddressUpdate,
    answer: ServerContext,
    handle: (ask) => {
      const { world, body } = ask;
      checkSuburb(ask, body.suburbId);
      return changed(ask, async (trx, shopperId, now) => {
        const done = await updateAddress(trx, shopperId, body);
        if (done === 'missing') throw refusals.notFound();
        if (done === 'twice') throw refusals.invalid({ street: 'You have this address already.' });
        if (now.address?.id !== body.id) return now;
        const { id, suburbId } = body;
        return { ...now, suburbId, address: { id, label: addressLabelOf(world.places, body) } };
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'address',
    tag,
    summary: 'Removes an address of the shopper. Where it was delivered to, the suburb stays.',
    role: 'shopper',
    params: v.object({ addressId: idInPath }),
    answer: ServerContext,
    handle: (ask) =>
      changed(ask, async (trx, shopperId, now) => {
        const { addressId } = ask.params;
        if (!(await removeAddress(trx, shopperId, addressId))) throw refusals.notFound();
        return now.address?.id === addressId ? { ...now, address: null } : now;
      }),
  }),
];

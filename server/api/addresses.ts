import * as v from 'valibot';
import { AddressPayload, FoundAddresses, Suburbs } from '#services/address/address.contract.ts';
import { ServerContext } from '#services/session/session.contract.ts';
import { problemWords as words } from '#services/shopper/shopper.words.ts';
import { addAddress, addressesFor, mostAddresses, suburbsFor } from '../db/repositories/addresses.ts';
import { suburbById } from '../db/repositories/places.ts';
import { contextOf } from './context.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';

const tag = 'addresses';
/** As many as can be taken in on a phone over the keyboard. */
const mostFound = 8;
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'is too long')));
const suburbInQuery = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'is a positive integer'),
  v.transform((digits) => Number(digits)),
);

export const addressOperations = [
  operation({
    endpoint: 'suburbs',
    tag,
    summary: 'Suburbs by the beginning of a name, with or without macrons, or of a postcode.',
    query: v.object({ search }),
    answer: Suburbs,
    handle: async ({ world: { db }, query: { search: text = '' } }) => ({
      search: text,
      suburbs: (await suburbsFor(db.read, text, mostFound)).map(({ id, name, town, region, postcode }) => ({
        id,
        name,
        town,
        region,
        postcode,
      })),
    }),
  }),
  operation({
    endpoint: 'externalAddress',
    tag,
    summary: 'Addresses that begin like this, of one suburb when it is said.',
    query: v.object({ search, suburbId: v.optional(suburbInQuery) }),
    answer: FoundAddresses,
    handle: async ({ world: { db }, query: { search: text = '', suburbId = null } }) => ({
      search: text,
      addresses: [...(await addressesFor(db.read, { text, suburbId, most: mostFound }))],
    }),
  }),
  operation({
    method: 'POST',
    endpoint: 'addresses',
    tag,
    summary: 'Keeps one more delivery address of the shopper. The same address again is not kept twice.',
    role: 'shopper',
    body: AddressPayload,
    answer: ServerContext,
    handle: ({ world, session, body }) =>
      world.db.transaction(async (trx) => {
        const person = await session.person();
        if (!person) throw refusals.notSignedIn();
        if (!(await suburbById(trx, body.suburbId))) throw refusals.invalid({ suburbId: words.suburbUnknown });
        const id = await addAddress(trx, person.accountId, body, world.clock.nowMs());
        if (id === null)
          throw refusals.invalid({ street: `You have ${mostAddresses} addresses already. Remove one first.` });
        return contextOf(world, await session.known());
      }),
  }),
];

import * as v from 'valibot';
import { FoundAddresses, Suburbs } from '#services/address/address.contract.ts';
import { homeOf } from '../accounts/slow-down.ts';
import { addressesFor, suburbsFor } from '../db/repositories/addresses.ts';
import { type Ask, operation } from './operation.ts';
import { idInPath } from './path-ids.ts';
import { refusals } from './refusal.ts';

const tag = 'addresses';
/** As many as can be taken in on a phone over the keyboard. */
const mostFound = 8;
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'is too long')));

/** A look-up follows every letter; more than a household types is refused for a moment. */
export function keepPace({ world, client }: Pick<Ask<unknown, unknown, unknown>, 'world' | 'client'>): void {
  const seconds = client === '' ? 0 : world.lookUps.take(homeOf(client), world.clock.nowMs());
  if (seconds > 0) throw refusals.tooMany(seconds);
}

export const lookUpOperations = [
  operation({
    endpoint: 'suburbs',
    tag,
    summary: 'Suburbs by the beginning of a name, with or without macrons, or of a postcode.',
    query: v.object({ search }),
    answer: Suburbs,
    handle: async (ask) => {
      keepPace(ask);
      const { search: text = '' } = ask.query;
      const found = await suburbsFor(ask.world.db.read, text, mostFound);
      return {
        search: text,
        suburbs: found.map(({ id, name, town, region, postcode }) => ({ id, name, town, region, postcode })),
      };
    },
  }),
  operation({
    endpoint: 'externalAddress',
    tag,
    summary: 'Addresses that begin like this, of one suburb when it is said.',
    query: v.object({ search, suburbId: v.optional(idInPath) }),
    answer: FoundAddresses,
    handle: async (ask) => {
      keepPace(ask);
      const { search: text = '', suburbId = null } = ask.query;
      const addresses = [...(await addressesFor(ask.world.db.read, { text, suburbId, most: mostFound }))];
      return { search: text, addresses };
    },
  }),
];

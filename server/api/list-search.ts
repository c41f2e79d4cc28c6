import { ForgottenProducts, ListSearch, ListSearchAsked } from '#services/lists/list-search.contract.ts';
import { againstOf } from '../catalogue/against-diet.ts';
import { trolleyOf } from '../db/repositories/trolley.ts';
import { forgottenRows } from '../lists/forgotten.ts';
import { matchesOf } from '../lists/matches.ts';
import { knownOf } from '../lists/known-of.ts';
import { keepPace } from './look-ups.ts';
import { operation } from './operation.ts';
import { dietFor } from './own-diet.ts';
import { shelfOf } from './session.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'lists';
/** After so long whoever else asks has their turn: the dearest lines cost a few milliseconds each. */
const turnMs = 10;

export const listSearchOperations = [
  operation({
    method: 'POST',
    endpoint: 'listSearch',
    tag,
    summary: 'What the store has for each line of a list that somebody wrote, and how many of it the line asks for.',
    isAdded: true,
    body: ListSearchAsked,
    answer: ListSearch,
    handle: async (ask) => {
      keepPace(ask);
      const [{ view }, terms] = [ask.world.catalogue, await shelfOf(ask)];
      const { clock, giveWay } = ask.world;
      const against = againstOf(view, await dietFor(ask));
      const results = [];
      let beganMs = clock.nowMs();
      for (const term of ask.body.terms) {
        results.push(matchesOf(term, view, terms, against));
        if (clock.nowMs() - beganMs < turnMs) continue;
        await giveWay();
        beganMs = clock.nowMs();
      }
      return { results };
    },
  }),
  operation({
    endpoint: 'forgottenProducts',
    tag,
    summary: 'What the shopper usually takes, and what goes with what is in the trolley, and is not in it.',
    role: 'shopper',
    isAdded: true,
    answer: ForgottenProducts,
    handle: async (ask) => {
      const { world } = ask;
      const shopperId = await shopperIdOf(ask);
      const { lines } = await trolleyOf(world.db.read, shopperId);
      const trolley = lines.map(({ sku }) => sku).reverse();
      const known = await knownOf(world.db.read, shopperId);
      const { view } = world.catalogue;
      const against = againstOf(view, await dietFor(ask));
      return { rows: forgottenRows({ known, trolley, against }, view, await shelfOf(ask)) };
    },
  }),
];

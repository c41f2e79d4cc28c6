import * as v from 'valibot';
import { mostSavedItems, mostSavedLists } from '#services/lists/lists.words.ts';
import {
  SavedList,
  SavedListAsked,
  SavedListChange,
  SavedListSummary,
  SavedLists,
} from '#services/lists/saved-lists.contract.ts';
import { ListShare } from '#services/lists/shopping-list.contract.ts';
import { claimKey, keepAnswer } from '../db/repositories/idempotency.ts';
import { sharedListsOf, shareList, unshareList } from '../db/repositories/list-shares.ts';
import {
  addSavedList,
  changeSavedList,
  type KeptList,
  removeSavedList,
  savedListOf,
  savedListsOf,
} from '../db/repositories/saved-lists.ts';
import { savedLines } from '../lists/saved-lines.ts';
import { hashOf } from '../security/secrets.ts';
import type { CardOf } from '../trolley/trolley-told.ts';
import { type Ask, nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'lists';
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;
/** The ids of the store; any other leads nowhere. */
const params = v.object({ id: v.pipe(v.string(), v.uuid()) });

const twice = () => refusals.invalid({ name: 'is the name of another list of yours. Choose another one.' });
const full = () =>
  refusals.invalid({ name: `is one list too many: you have ${mostSavedLists} already. Remove one first.` });

const summaryOf = ({ id, name, items, changedMs }: KeptList, shared: ReadonlySet<string>): SavedListSummary => ({
  id,
  name,
  itemCount: items.length,
  changedMs,
  isShared: shared.has(id),
});

async function cardsOf(ask: Asked): Promise<CardOf> {
  const terms = await shelfOf(ask);
  return (sku) => ask.world.catalogue.view.card(sku, terms);
}

type Save = Asked & { readonly body: v.InferOutput<typeof SavedListAsked>; readonly idempotencyKey: string | null };

/** Keeps a list once for each key that is sent along. */
async function save(ask: Save): Promise<SavedListSummary> {
  const { world, session, body, idempotencyKey: key } = ask;
  const shopperId = await shopperIdOf(ask);
  const items = savedLines(body.items, await cardsOf(ask));
  const [id, nowMs] = [world.ids.uuid4(), world.clock.nowMs()];
  const request = { owner: shopperId, requestHash: hashOf(JSON.stringify(['saved-list', body])) };
  return world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const claim = key === null ? null : await claimKey(trx, { ...request, key }, nowMs);
    if (claim?.kind === 'reused') throw refusals.keyReused();
    if (claim?.kind === 'repeated') return JSON.parse(claim.answer) as SavedListSummary;
    const list = { id, name: body.name, items };
    const done = await addSavedList(trx, shopperId, list, { most: mostSavedLists, nowMs });
    if (done !== 'kept') throw done === 'twice' ? twice() : full();
    const saved = summaryOf({ ...list, changedMs: nowMs }, new Set());
    if (key !== null) await keepAnswer(trx, { ...request, key }, 200, JSON.stringify(saved));
    return saved;
  });
}

export const savedListOperations = [
  operation({
    endpoint: 'savedLists',
    tag,
    summary: 'The saved lists of the shopper, the one that was changed last first.',
    role: 'shopper',
    answer: SavedLists,
    handle: async (ask) => {
      const shopperId = await shopperIdOf(ask);
      const { read } = ask.world.db;
      const [lists, shared] = [await savedListsOf(read, shopperId), await sharedListsOf(read, shopperId)];
      return { lists: lists.map((list) => summaryOf(list, shared)) };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'savedLists',
    tag,
    summary: 'Saves products under a name of their own. With a key, saying it again saves nothing more.',
    role: 'shopper',
    body: SavedListAsked,
    longestList: mostSavedItems,
    answer: SavedListSummary,
    handle: save,
  }),
  operation({
    endpoint: 'savedList',
    tag,
    summary: 'A saved list, with its products as they are today where the shopper shops.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: SavedList,
    handle: async (ask) => {
      const shopperId = await shopperIdOf(ask);
      const list = await savedListOf(ask.world.db.read, shopperId, ask.params.id);
      if (!list) throw refusals.notFound();
      const cardOf = await cardsOf(ask);
      const items = list.items.map((line) => {
        const product = cardOf(line.sku);
        return { ...line, name: product?.name ?? line.name, product };
      });
      return { ...summaryOf(list, await sharedListsOf(ask.world.db.read, shopperId)), items };
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'savedList',
    tag,
    summary: 'Calls a saved list otherwise, or puts other products on it; what is not said stays.',
    role: 'shopper',
    isAdded: true,
    params,
    body: SavedListChange,
    longestList: mostSavedItems,
    answer: SavedListSummary,
    handle: async (ask) => {
      const { world, session, body } = ask;
      const shopperId = await shopperIdOf(ask);
      const [cardOf, nowMs] = [await cardsOf(ask), world.clock.nowMs()];
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        const had = await savedListOf(trx, shopperId, ask.params.id);
        if (!had) throw refusals.notFound();
        const items = body.items ? savedLines(body.items, cardOf, had.items) : had.items;
        const list = { id: had.id, name: body.name ?? had.name, items };
        const done = await changeSavedList(trx, shopperId, list, nowMs);
        if (done !== 'kept') throw done === 'twice' ? twice() : refusals.notFound();
        return summaryOf({ ...list, changedMs: nowMs }, await sharedListsOf(trx, shopperId));
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'savedList',
    tag,
    summary: 'Takes a saved list away, and the link to it.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: nothing,
    handle: async (ask) => {
      const shopperId = await shopperIdOf(ask);
      await ask.world.db.transaction(async (trx) => {
        await ask.session.remember(trx, {});
        if (!(await removeSavedList(trx, shopperId, ask.params.id))) throw refusals.notFound();
      });
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'savedListShare',
    tag,
    summary: 'Makes a link that opens a saved list to whoever has it; the link before opens nothing any more.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: ListShare,
    handle: async (ask) => {
      const { world, session } = ask;
      const shopperId = await shopperIdOf(ask);
      const token = world.ids.secret();
      await world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        const list = await savedListOf(trx, shopperId, ask.params.id);
        if (!list) throw refusals.notFound();
        await shareList(trx, { shopperId, listId: list.id }, hashOf(token), world.clock.nowMs());
      });
      return { token };
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'savedListShare',
    tag,
    summary: 'Makes the link to a saved list open nothing any more.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: nothing,
    handle: async (ask) => {
      const shopperId = await shopperIdOf(ask);
      await ask.world.db.transaction(async (trx) => {
        await ask.session.remember(trx, {});
        const list = await savedListOf(trx, shopperId, ask.params.id);
        if (!list) throw refusals.notFound();
        await unshareList(trx, { shopperId, listId: list.id });
      });
    },
  }),
];

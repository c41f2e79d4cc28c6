import * as v from 'valibot';
import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import { mostItems } from '#services/lists/lists.words.ts';
import { ListShare, ShoppingList, ShoppingListAsked } from '#services/lists/shopping-list.contract.ts';
import type { Reader } from '../db/database.ts';
import { sharedListsOf, shareList, shoppingListId, unshareList } from '../db/repositories/list-shares.ts';
import { keepLines, type ListLine, removeLines, shoppingListOf } from '../db/repositories/shopping-lists.ts';
import { hashOf } from '../security/secrets.ts';
import { type Ask, nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'lists';
const longestItem = 500;
const full = `would be too long: your shopping list holds ${mostItems} lines. Remove some first.`;
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

async function told(db: Reader, shopperId: string, lines?: readonly ListLine[]): Promise<ShoppingList> {
  const items = lines ?? (await shoppingListOf(db, shopperId));
  const shared = await sharedListsOf(db, shopperId);
  return { items: items.map((line) => ({ ...line })), isShared: shared.has(shoppingListId) };
}

async function removed({ world, session }: Asked, item?: string): Promise<ShoppingList> {
  const shopperId = await shopperIdOf({ session });
  return world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    await removeLines(trx, shopperId, item);
    return told(trx, shopperId);
  });
}

export const shoppingListOperations = [
  operation({
    endpoint: 'shoppingList',
    tag,
    summary: 'The shopper’s shopping list, in the order in which its lines came.',
    role: 'shopper',
    answer: ShoppingList,
    handle: async (ask) => told(ask.world.db.read, await shopperIdOf(ask)),
  }),
  operation({
    method: 'POST',
    endpoint: 'shoppingListItems',
    tag,
    summary: 'Puts lines on the shopping list. What is on it already stays as it is; said again, nothing changes.',
    role: 'shopper',
    body: ShoppingListAsked,
    longestList: mostItems,
    answer: ShoppingList,
    handle: async (ask) => {
      const { world, session, body } = ask;
      const shopperId = await shopperIdOf(ask);
      const wanted = body.items.map(({ text, sku, isTicked }) => ({
        text,
        sku: sku ?? null,
        ...(isTicked === undefined ? {} : { isTicked }),
      }));
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        const lines = await keepLines(trx, shopperId, wanted, { most: mostItems, nowMs: world.clock.nowMs() });
        if (!lines) throw refusals.invalid({ items: full });
        return told(trx, shopperId, lines);
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'shoppingListItem',
    tag,
    summary: 'Takes a line off the shopping list. What is not on it is off it already.',
    role: 'shopper',
    params: v.object({ item: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestItem)) }),
    answer: ShoppingList,
    handle: (ask) => removed(ask, itemKeyOf({ text: ask.params.item })),
  }),
  operation({
    method: 'DELETE',
    endpoint: 'shoppingListItems',
    tag,
    summary: 'Takes everything off the shopping list.',
    role: 'shopper',
    answer: ShoppingList,
    handle: (ask) => removed(ask),
  }),
  operation({
    method: 'POST',
    endpoint: 'shoppingListShare',
    tag,
    summary: 'Makes a link that opens the shopping list to whoever has it; the link before opens nothing any more.',
    role: 'shopper',
    isAdded: true,
    answer: ListShare,
    handle: async (ask) => {
      const { world, session } = ask;
      const shopperId = await shopperIdOf(ask);
      const token = world.ids.secret();
      await world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await shareList(trx, { shopperId, listId: shoppingListId }, hashOf(token), world.clock.nowMs());
      });
      return { token };
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'shoppingListShare',
    tag,
    summary: 'Makes the link to the shopping list open nothing any more.',
    role: 'shopper',
    isAdded: true,
    answer: nothing,
    handle: async (ask) => {
      const { world, session } = ask;
      const shopperId = await shopperIdOf(ask);
      await world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await unshareList(trx, { shopperId, listId: shoppingListId });
      });
    },
  }),
];

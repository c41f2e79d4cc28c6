import { chartSettled, isShopper, sessionOf } from '#machines/shop/index.ts';
import { faultOf, isNotFound } from '#services/fault.ts';
import type { RouterContext } from './-context.ts';
import { type Asked, listOf, type ListParts, type ShoppingListData } from './-shopping-list.ts';

/** A guest's list is in their browser: the server does not know it, and says so. */
async function needList({ shop }: RouterContext): Promise<void> {
  if (import.meta.env.SSR && !isShopper(sessionOf(shop).getSnapshot())) return;
  listOf(shop)?.send({ type: 'list.need' });
  if (import.meta.env.SSR) await chartSettled(shop, 'shoppingList');
}

export async function load({ context, deps, abortController }: Asked): Promise<ShoppingListData> {
  await context.openLate('shoppingList');
  if (deps.shared === null) {
    await needList(context);
    return { shared: undefined };
  }
  const { shared } = context.partsOf('shoppingList') as ListParts;
  try {
    return { shared: await shared(context.services, deps.shared, abortController.signal) };
  } catch (error) {
    if (isNotFound(faultOf(error))) return { shared: null };
    throw error;
  }
}

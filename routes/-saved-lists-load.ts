import { notFound } from '@tanstack/react-router';
import type { savedListsMachine } from '#machines/saved-lists/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { ListCounts } from '#ui/pages/lists/lists-page.tsx';
import type { SavedListsParts } from '#ui/saved-lists/parts.ts';
import type { RouterContext } from './-context.ts';

export type Asked = {
  readonly context: RouterContext;
  readonly abortController: AbortController;
};
export type AskedItems = Asked & { readonly deps: { readonly id: string } };

const savedLists = ({ shop }: Pick<RouterContext, 'shop'>) => chartOf<typeof savedListsMachine>(shop, 'savedLists');

/** How much stands on each of a shopper's lists; what cannot be told is left out. */
export async function loadCounts(asked: Asked): Promise<ListCounts> {
  const { context, abortController } = asked;
  const { shop, services } = context;
  await needLists(asked);
  const { countLists } = context.partsOf('savedLists') as SavedListsParts<RouterContext['services']>;
  const counts = await countLists(services, abortController.signal);
  await chartSettled(shop, 'savedLists');
  return { ...counts, savedLists: savedLists(context)?.getSnapshot().context.lists?.length ?? null };
}

/** The first page has the lists in it; later ones show what is known and ask again. */
export async function needLists({ context }: Asked): Promise<void> {
  const isKnown = savedLists(context) !== undefined;
  await context.openLate('savedLists');
  if (import.meta.env.SSR) await chartSettled(context.shop, 'savedLists');
  else if (isKnown) savedLists(context)?.send({ type: 'lists.refresh' });
}

/** The first page has the list in it. */
export async function needItems({ context, deps: { id } }: AskedItems): Promise<void> {
  await context.openLate('savedLists');
  const chart = savedLists(context);
  chart?.send({ type: 'list.open', id });
  if (!import.meta.env.SSR) return;
  await chartSettled(context.shop, 'savedLists');
  if (chart?.getSnapshot().hasTag('missing')) throw notFound();
}

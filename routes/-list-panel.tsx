import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { href } from '#ui/link/href.ts';
import { ListPanel } from '#ui/list-panel/list-panel.tsx';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';
import { listOf } from './-shopping-list.ts';

type Props = { readonly path: string; readonly search: ListingSearch };

/** The list beside the results of a search. What is added while a line is looked for ticks that line. */
export function ListBesideResults({ path, search }: Props): ReactNode {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const isOpen = useSelector(shop, ({ children }) => 'shoppingList' in children);
  const hasTrolley = useSelector(shop, ({ children }) => 'trolley' in children);
  const current = search.search;
  const list = isOpen ? listOf(shop) : undefined;
  useEffect(() => {
    void openLate('shoppingList').then(
      () => listOf(shop)?.send({ type: 'list.need' }),
      () => undefined,
    );
  }, [shop, openLate]);
  useEffect(() => {
    const trolley = hasTrolley ? chartOf<typeof trolleyMachine>(shop, 'trolley') : undefined;
    if (!trolley || !list || current === undefined) return;
    const item = itemKeyOf({ text: current });
    const listening = trolley.on('line.added', ({ amount }) => {
      const line = list.getSnapshot().context.items?.find((one) => one.item === item);
      if (amount === 0 || !line || line.isTicked) return;
      list.send({ type: 'item.tick', item, isTicked: true });
      shop.send({
        type: 'toast.show',
        toast: { id: 'list line ticked', text: texts.ticked.text.replace('{text}', () => line.text) },
      });
    });
    return () => listening.unsubscribe();
  }, [shop, hasTrolley, list, current]);
  if (!list) return null;
  const closeHref = href.listing(path, { ...search, openShoppingList: undefined });
  return <ListPanel list={list} current={current} closeHref={closeHref} />;
}

import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import type { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { AddToList } from '#ui/add-to-list/add-to-list.tsx';
import type { ListParts } from './-shopping-list.ts';

type Props = { readonly product: { readonly sku: string; readonly name: string; readonly size: string } };

/** Writes the product of a page on the shopping list; the list's code comes with the first press. */
export function AddProductToList({ product: { sku, name, size } }: Props): ReactNode {
  const { shop, openLate, partsOf } = useRouteContext({ from: '__root__' });
  useSelector(shop, ({ children }) => 'shoppingList' in children);
  const list = chartOf<typeof shoppingListMachine>(shop, 'shoppingList');
  const isOnList = useSelector(list, (now) => {
    const parts = partsOf('shoppingList') as ListParts | undefined;
    return now !== undefined && parts?.isOnList(now, sku) === true;
  });
  const text = `${name} ${size}`;
  const add = () =>
    void openLate('shoppingList').then(
      () =>
        chartOf<typeof shoppingListMachine>(shop, 'shoppingList')?.send({ type: 'items.add', items: [{ text, sku }] }),
      () => undefined,
    );
  return <AddToList name={text} isOnList={isOnList} onAdd={add} />;
}

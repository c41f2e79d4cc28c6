import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { isLoggedIn, sessionOf } from '#machines/shop/index.ts';
import type { SharedList } from '#services/lists/shopping-list.contract.ts';
import { SharedListPage } from '#ui/pages/shopping-list/shared-list-page.tsx';
import { ShoppingListPage } from '#ui/pages/shopping-list/shopping-list-page.tsx';
import { type ListParts, listOf } from './-shopping-list.ts';

export function ShoppingListRoute(): ReactNode {
  const { shared } = useLoaderData({ from: '/shoppinglist' });
  return shared === undefined ? <OwnList /> : <SharedByLink shared={shared} />;
}

function SharedByLink({ shared }: { readonly shared: SharedList | null }): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const lines = shared?.items.map(({ text, sku }) => ({ text, sku })) ?? [];
  return <SharedListPage shared={shared} onAddAll={() => listOf(shop)?.send({ type: 'items.add', items: lines })} />;
}

function OwnList(): ReactNode {
  const { shop, origin, partsOf } = useRouteContext({ from: '__root__' });
  const isGuest = !useSelector(sessionOf(shop), isLoggedIn);
  const list = listOf(shop);
  /** What this browser keeps is read once the page is live. */
  useEffect(() => list?.send({ type: 'list.need' }), [list]);
  if (!list) return null;
  return (
    <ShoppingListPage
      list={list}
      isGuest={isGuest}
      origin={origin}
      onPrint={() => window.print()}
      onLookAll={(words) => (partsOf('shoppingList') as ListParts | undefined)?.hand(words)}
    />
  );
}

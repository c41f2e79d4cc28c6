import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type pastItemsMachine, pastItemsOf } from '#machines/past-items/index.ts';
import { addingOf } from '#machines/reorder/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { href } from '#ui/link/href.ts';
import { PastItemsPage } from '#ui/pages/past-items/past-items-page.tsx';
import { useReorder } from './-reorder.tsx';

/** Everything that was bought, joined to its charts; another shopper on the same page is asked for anew. */
export function PastItemsRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const asked = useSearch({ from: '/pastorders' });
  const chart = chartOf<typeof pastItemsMachine>(shop, 'pastItems');
  const now = useSelector(chart, (state) => state);
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  const { reorder, send } = useReorder();
  const of = href.listing('/pastorders', asked);
  useEffect(() => {
    const known = chart?.getSnapshot();
    if (subject === null || !known) return;
    const isAsked = !known.matches('resting') && href.listing('/pastorders', known.context.asked ?? {}) === of;
    if (!isAsked) chart?.send({ type: 'items.ask', asked });
  }, [chart, subject, asked, of]);
  return (
    <PastItemsPage
      asked={asked}
      shown={pastItemsOf(now)}
      adding={addingOf(reorder, of)}
      onReload={() => chart?.send({ type: 'items.reload' })}
      onAddAll={(items) => send({ type: 'page.add', of, items })}
    />
  );
}

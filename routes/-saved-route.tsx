import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { openListOf, overviewOf } from '#machines/saved-lists/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { href } from '#ui/link/href.ts';
import { ListItemsPage } from '#ui/pages/list-items/list-items-page.tsx';
import { SavedPage } from '#ui/pages/saved/saved-page.tsx';
import { useSavedLists } from './-saved-lists.ts';

export function SavedRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = useSavedLists();
  const now = useSelector(chart, (state) => state);
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  const trolleyCount = useSelector(trolley, (state) => state?.context.trolley?.items.length ?? null);
  return chart && now ? <SavedPage shown={overviewOf(now)} trolleyCount={trolleyCount} onSend={chart.send} /> : null;
}

export function ListItemsRoute(): ReactNode {
  const { openLate, origin } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const chart = useSavedLists();
  const now = useSelector(chart, (state) => state);
  useEffect(() => {
    const gone = chart?.on('list.removed', () => void navigate({ to: '/saved', replace: true }));
    return () => gone?.unsubscribe();
  }, [chart, navigate]);
  if (!chart || !now) return null;
  const shown = openListOf(now);
  return (
    <ListItemsPage
      shown={shown}
      link={shown.token === null ? null : `${origin}${href.sharedShoppingList(shown.token)}`}
      onPrint={() => window.print()}
      onSend={(event) =>
        event.type === 'items.add'
          ? void openLate('trolley').then(
              () => chart.send(event),
              () => chart.send(event),
            )
          : chart.send(event)
      }
    />
  );
}

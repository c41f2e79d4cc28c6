import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { type listSearchMachine, listSearchShown } from '#machines/list-search/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { EditSearchListPage } from '#ui/pages/edit-search-list/edit-search-list-page.tsx';
import type { ListSearchParts } from './-list-search.ts';

/** A whole list, joined to its chart. What the tab remembers comes first, then what was typed before the page was live. */
export function ListSearchRoute(): ReactNode {
  const { shop, partsOf } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof listSearchMachine>(shop, 'listSearch');
  const parts = partsOf('listSearch') as ListSearchParts | undefined;
  const state = useSelector(chart, (now) => now);
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  const begin = useCallback(
    (typed: string) => {
      chart?.send({ type: 'page.open', kept: parts?.recall(subject) ?? null });
      const text = chart?.getSnapshot().context.text ?? '';
      if (typed.trim() !== '' && !text.includes(typed))
        chart?.send({ type: 'text.write', text: text === '' ? typed : `${text}\n${typed}` });
    },
    [chart, parts, subject],
  );
  return <EditSearchListPage shown={listSearchShown(state)} onLive={begin} onEvent={(event) => chart?.send(event)} />;
}

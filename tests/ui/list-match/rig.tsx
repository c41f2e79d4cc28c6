import { act, render } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { type AnyEventObject, createActor, fromPromise } from 'xstate';
import { type ListSearchEvent, listSearchMachine, listSearchShown } from '#machines/list-search/index.ts';
import type { ListSearch } from '#services/lists/list-search.contract.ts';
import type { KeptList } from '#services/lists/kept-paste.rules.ts';
import { EditSearchListPage } from '#ui/pages/edit-search-list/edit-search-list-page.tsx';

type Asked = { readonly resolve: (answer: unknown) => void; readonly reject: (error: unknown) => void };

/** The page of a whole list with its real chart, over a store that answers when the test says so. */
export function renderList(kept: KeptList | null = null) {
  const asked: Asked[] = [];
  const ask = fromPromise<never>(() => new Promise((resolve, reject) => asked.push({ resolve, reject } as Asked)));
  const chart = createActor(
    listSearchMachine.provide({ actors: { searchList: ask, searchWording: ask, saveList: ask } } as never),
    { input: { subject: 'aroha' } },
  ).start();
  const happened: AnyEventObject[] = [];
  chart.on('*', (event) => void happened.push(event));
  function Page() {
    const state = useSelector(chart, (now) => now);
    const live = useCallback(() => chart.send({ type: 'page.open', kept }), []);
    return (
      <EditSearchListPage
        shown={listSearchShown(state)}
        onLive={live}
        onEvent={(event: ListSearchEvent) => chart.send(event)}
      />
    );
  }
  const view = render(<Page />);
  return {
    ...view,
    asked,
    happened,
    answer: (found: ListSearch | null) => act(async () => asked.at(-1)?.resolve(found)),
    refuse: (error: unknown) => act(async () => asked.at(-1)?.reject(error)),
  };
}

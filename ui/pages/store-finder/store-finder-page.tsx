import './store-finder.css';
import { useCallback, useRef } from 'react';
import type { ChangeState } from '#machines/fulfilment/index.ts';
import { foundIn, hasFailed, isLooking, pointedIn, type storeFinderMachine } from '#machines/store-finder/index.ts';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { type FoundStores, storesOf } from '#services/fulfilment/stores.rules.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#ui/button/button.tsx';
import { useChart } from '#ui/chart/use-chart.ts';
import { StoreMap } from '#ui/store-map/store-map.tsx';
import { storeTexts as texts } from '#ui/texts/stores.texts.ts';
import { ChoiceNote, choiceAloud } from './choice-note.tsx';
import { StoreEntry } from './store-entry.tsx';
import { StoresByRegion } from './store-list.tsx';
import { StoreSearch } from './store-search.tsx';
import { listTitle } from './store-words.ts';
import { usePointed } from './use-pointed.ts';
import { YourStore } from './your-store.tsx';

export type StoreFinderPageProps = {
  readonly stores: readonly Store[];
  /** What the page's address looked for; null when it looked for nothing. */
  readonly found: FoundStores | null;
  readonly nowMs: number;
  /** The chart of the search, with the way to ask the store. */
  readonly machine: typeof storeFinderMachine;
  /** The store whose prices and stock are shown, and whether the visitor chose it. */
  readonly shown: { readonly storeId: number | null; readonly isChosen: boolean };
  readonly choice: { readonly state: ChangeState; readonly storeId: number | null };
  readonly backHref: string | null;
  readonly onChoose: (storeId: number) => void;
  readonly onRetry: () => void;
};

/** Every store of the country: looked for, seen on a map, and chosen as one's own. */
export function StoreFinderPage(props: StoreFinderPageProps) {
  const { stores, nowMs, machine, shown, choice, backHref, onChoose, onRetry } = props;
  const [finder, send] = useChart(machine, { input: { found: props.found } });
  const list = useRef<HTMLDivElement>(null);
  const point = useCallback((storeId: number | null) => send({ type: 'store.point', storeId }), [send]);
  usePointed(list, point);
  const found = foundIn(finder);
  const chosenId = shown.isChosen ? shown.storeId : null;
  const nameOf = (id: number | null) => stores.find((store) => store.id === id)?.name ?? '';
  const title = listTitle(found, stores.length);
  const entry = (heading: 'h2' | 'h3') => (store: Store) => (
    <StoreEntry
      key={store.id}
      store={store}
      heading={heading}
      nowMs={nowMs}
      isChosen={store.id === chosenId}
      choice={store.id === choice.storeId ? choice.state : 'resting'}
      isBlocked={choice.state === 'blocked'}
      onChoose={onChoose}
    >
      {store.id === choice.storeId ? (
        <ChoiceNote choice={choice.state} storeName={store.name} backHref={backHref} onRetry={onRetry} />
      ) : null}
    </StoreEntry>
  );
  return (
    <main id="main" className="page store-finder" data-state={isLooking(finder) ? 'busy' : 'resting'}>
      <Breadcrumb crumbs={[{ text: texts.title.text }]} />
      <h1>{texts.title.text}</h1>
      <p className="lead">{texts.lead.text}</p>
      <p className="visually-hidden" role="status">
        {choiceAloud(choice.state, nameOf(choice.storeId))}
      </p>
      <YourStore name={nameOf(shown.storeId)} storeId={shown.storeId} isChosen={shown.isChosen} />
      {choice.state === 'blocked' ? <p role="note">{texts.blocked.text}</p> : null}
      <p className="store-finder-script" data-without-script="">
        {texts.needsScript.text}
      </p>
      <StoreSearch
        search={props.found?.search ?? ''}
        isListingAll={found === null && !hasFailed(finder)}
        onType={(search) => send({ type: 'search.type', search })}
      />
      <div className="store-finder-body">
        <div className="store-finder-map">
          <StoreMap
            stores={stores}
            foundIds={found?.storeIds ?? null}
            chosenId={chosenId}
            pointedId={pointedIn(finder)}
          />
        </div>
        <div className="store-finder-list" ref={list}>
          {hasFailed(finder) ? (
            <div className="store-finder-failed" role="alert">
              <p>{texts.searchFailed.text}</p>
              <Button size="small" onClick={() => send({ type: 'search.retry' })}>
                {texts.tryAgain.text}
              </Button>
            </div>
          ) : null}
          <p className="store-finder-title" role="status" data-results="" tabIndex={-1}>
            {isLooking(finder) ? texts.looking.text : title}
          </p>
          {found?.storeIds.length === 0 ? <p>{texts.nothingHint.text}</p> : null}
          {found === null ? (
            <StoresByRegion stores={stores} entry={entry('h3')} />
          ) : (
            <ul className="store-entries">{storesOf(stores, found.storeIds).map(entry('h2'))}</ul>
          )}
        </div>
      </div>
    </main>
  );
}

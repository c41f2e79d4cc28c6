import './stock-at-stores.css';
import { useId, useMemo, useRef } from 'react';
import {
  type AskLevels,
  hasFailed,
  isAsking,
  isUnmatched,
  stockLevelsOf,
  storesIn,
  type StoreStock,
} from '#machines/stock-levels/index.ts';
import { Button } from '../button/button.tsx';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { stockAtStoresTexts as texts } from '../texts/stock-at-stores.texts.ts';

type Props = {
  readonly sku: string;
  readonly chosenStoreId: number | null;
  /** What the page brought along. */
  readonly stores: readonly StoreStock[] | null;
  readonly ask: AskLevels;
};

const words = {
  'In Stock': ['check', texts.statusInStock.text],
  'Low Stock': ['check', texts.statusLow.text],
  'Out of Stock': ['temporarily-out-of-stock', texts.statusOut.text],
  Unavailable: ['close', texts.statusUnavailable.text],
} as const;
const hasIt = ({ availabilityStatus }: StoreStock) =>
  availabilityStatus === 'In Stock' || availabilityStatus === 'Low Stock';

function countOf(stores: readonly StoreStock[]): string {
  const have = stores.filter(hasIt).length;
  const text = have === 1 ? texts.countOne.text : texts.count.text;
  return text.replace('{n}', String(have)).replace('{total}', String(stores.length));
}

/** Which stores have a product, the chosen one first, and a way to find one by its town. */
export function StockAtStores({ sku, chosenStoreId, stores, ask }: Props) {
  const chart = useMemo(() => stockLevelsOf(ask), [ask]);
  const [levels, send] = useChart(chart, { input: { sku, chosenStoreId, stores } });
  const field = useId();
  const find = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const { search } = levels.context;
  const shown = storesIn(levels.context);
  const [asking, failed, unmatched] = [isAsking(levels), hasFailed(levels), isUnmatched(levels)];
  /** The button pressed is gone in a moment: the focus goes to what takes its place. */
  const askAgain = () => {
    said.current?.focus();
    send({ type: 'levels.ask' });
  };
  const showAll = () => {
    find.current?.focus();
    send({ type: 'search.clear' });
  };
  return (
    <div className="stock-at-stores" data-state={asking ? 'asking' : failed ? 'failed' : 'shown'}>
      {asking || failed ? null : (
        <div className="stock-at-stores-find" data-needs-script>
          <label htmlFor={field}>{texts.find.text}</label>
          <input
            ref={find}
            id={field}
            type="search"
            value={search}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={60}
            onChange={({ currentTarget }) => send({ type: 'search.type', search: currentTarget.value })}
          />
        </div>
      )}
      <p className="stock-at-stores-said" role="status" ref={said} tabIndex={-1}>
        {asking
          ? texts.asking.text
          : failed
            ? texts.failed.text
            : unmatched
              ? texts.none.text.replace('{search}', search.trim())
              : countOf(shown)}
      </p>
      {failed ? <Button onClick={askAgain}>{texts.again.text}</Button> : null}
      {unmatched ? (
        <Button look="outline" onClick={showAll}>
          {texts.all.text}
        </Button>
      ) : null}
      {shown.length === 0 ? null : (
        <ul className="stock-at-stores-list" aria-label={texts.stores.text}>
          {shown.map((store) => (
            <Store key={store.storeId} store={store} isChosen={store.storeId === chosenStoreId} />
          ))}
        </ul>
      )}
      {asking || failed ? null : <p className="stock-at-stores-note">{texts.note.text}</p>}
    </div>
  );
}

function Store({ store, isChosen }: { readonly store: StoreStock; readonly isChosen: boolean }) {
  const [icon, status] = words[store.availabilityStatus];
  return (
    <li data-status={hasIt(store) ? 'in' : 'out'} data-chosen={isChosen || undefined}>
      <span className="stock-at-stores-name">
        <strong>{store.name}</strong>
        {isChosen ? <span className="stock-at-stores-yours">{texts.yours.text}</span> : null}
        <span className="stock-at-stores-town">{store.town}</span>
      </span>
      <span className="stock-at-stores-status">
        <Icon name={icon} size="very-small" />
        {status}
      </span>
    </li>
  );
}

import './past-items.css';
import type { PastItemsShown } from '#machines/past-items/index.ts';
import type { ReorderAdding } from '#machines/reorder/index.ts';
import type { PastItem, PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import { canBeHad } from '#services/orders/reorder.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#ui/button/button.tsx';
import { firstPress } from '#ui/button/first-press.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ReorderOutcome } from '#ui/reorder/reorder-outcome.tsx';
import { countOf, failedWords } from '#ui/reorder/reorder-words.ts';
import { pastItemsTexts as texts } from '#ui/texts/past-items.texts.ts';
import { reorderTexts } from '#ui/texts/reorder.texts.ts';
import { NoPastItems } from './no-past-items.tsx';
import { PastItemCard } from './past-item-card.tsx';
import { PastItemsTools } from './past-items-tools.tsx';

const firstRow = 5;

type Props = {
  /** As the address says it. */
  readonly asked: PastItemsAsked;
  readonly shown: PastItemsShown;
  readonly adding: ReorderAdding;
  readonly onReload: () => void;
  readonly onAddAll: (items: readonly PastItem[]) => void;
};

/** Everything that was ever bought, a page at a time. */
export function PastItemsPage({ asked, shown: { state, shown, answered, fault }, adding, onReload, onAddAll }: Props) {
  /** What is on show may answer an earlier question still. */
  const told = answered ?? asked;
  const hasBought = shown !== null && (shown.totalItems > 0 || asked.search !== undefined);
  return (
    <main id="main" className="page past-items" aria-busy={state === 'asking' || undefined}>
      <Breadcrumb crumbs={[{ text: texts.lists.text, href: href.page('/lists') }, { text: texts.title.text }]} />
      <div className="past-items-head">
        <h1>{texts.title.text}</h1>
        <A href={href.page('/account/orders')}>{texts.allOrders.text}</A>
      </div>
      <p className="lead">{texts.lead.text}</p>
      {state === 'failed' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={onReload}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {failedWords(texts.failed, fault)}
        </Alert>
      ) : null}
      {hasBought ? <PastItemsTools asked={asked} /> : null}
      {shown === null ? (
        state === 'asking' ? (
          <p role="status">{texts.asking.text}</p>
        ) : null
      ) : shown.items.length === 0 ? (
        <NoPastItems asked={told} isBeyond={shown.totalItems > 0} />
      ) : (
        <>
          <p className="past-items-count" role="status">
            {countWords(shown.totalItems, told.search)}
          </p>
          <div className="product-grid-room">
            <ul className="product-grid" aria-label={texts.products.text}>
              {shown.items.map((item, index) => (
                <PastItemCard key={item.sku} item={item} isEager={index < firstRow} />
              ))}
            </ul>
          </div>
          <AddAll items={shown.items} adding={adding} onAddAll={onAddAll} />
          <Pagination
            collectionSize={shown.totalItems}
            pageSize={shown.pageSize}
            currentPage={shown.page}
            hrefOf={(page) => href.listing('/pastorders', { ...told, page: page > 1 ? page : undefined })}
          />
        </>
      )}
    </main>
  );
}

function countWords(count: number, search: string | undefined): string {
  if (search === undefined) return countOf(count, texts.one, texts.count);
  return countOf(count, texts.foundOne, texts.found).replace('{search}', () => search);
}

type AddAllProps = Pick<Props, 'adding' | 'onAddAll'> & { readonly items: readonly PastItem[] };

function AddAll({ items, adding, onAddAll }: AddAllProps) {
  const count = items.filter(canBeHad).length;
  if (count === 0) return null;
  return (
    <div className="past-items-bar" data-needs-script="">
      <Button {...firstPress(() => onAddAll(items))}>
        {adding.state === 'adding' ? reorderTexts.adding.text : countOf(count, texts.addPageOne, texts.addPage)}
      </Button>
      <ReorderOutcome adding={adding} />
    </div>
  );
}

import './orders.css';
import type { ReactNode } from 'react';
import type { PastOrdersShown } from '#machines/past-orders/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { OrderFilters, ordersHref } from './order-filters.tsx';
import { OrderRow } from './order-row.tsx';

type Props = {
  readonly shown: PastOrdersShown;
  readonly onRetry: () => void;
};

function NoOrders({ isNarrowed }: { readonly isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title={<h2>{texts.noneSuch.text}</h2>} text={texts.noneSuchText.text}>
      <ButtonLink href={href.page('/account/orders')}>{texts.allOrders.text}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState picture="/assets/art/not-found.svg" title={<h2>{texts.none.text}</h2>} text={texts.noneText.text}>
      <ButtonLink href={href.browse()}>{texts.startShopping.text}</ButtonLink>
    </EmptyState>
  );
}

/** The orders of a shopper: those to come and those that were, as many as the address asks for. */
export function OrdersPage({ shown, onRetry }: Props): ReactNode {
  const { state, asked, orders, fault } = shown;
  const isNarrowed =
    (asked.show ?? 'all') !== 'all' ||
    asked.method !== undefined ||
    asked.months !== undefined ||
    asked.page !== undefined;
  const hasOrders = orders !== null && orders.orders.length > 0;
  return (
    <main id="main" className="page orders" aria-busy={state === 'reading' || undefined}>
      <div className="orders-head">
        <h1 tabIndex={-1}>{texts.title.text}</h1>
        {hasOrders ? (
          <p role="status">
            {orders.totalOrders === 1
              ? texts.countOne.text
              : texts.count.text.replace('{n}', String(orders.totalOrders))}
          </p>
        ) : null}
      </div>
      {hasOrders || isNarrowed ? <OrderFilters asked={asked} /> : null}
      {state === 'failed' ? (
        <Alert
          type="error"
          action={
            <Button size="small" onClick={onRetry} data-needs-script>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {`${texts.unread.text} ${fault?.message ?? ''}`}
        </Alert>
      ) : null}
      {hasOrders ? (
        <>
          <ul className="orders-rows">
            {orders.orders.map((order) => (
              <OrderRow key={order.orderId} order={order} here={ordersHref(asked)} />
            ))}
          </ul>
          <Pagination
            collectionSize={orders.totalOrders}
            pageSize={orders.pageSize}
            currentPage={orders.page}
            hrefOf={(page) => ordersHref({ ...asked, page: String(page) })}
          />
        </>
      ) : state === 'reading' ? (
        <p role="status">{texts.reading.text}</p>
      ) : state === 'empty' ? (
        <NoOrders isNarrowed={isNarrowed} />
      ) : null}
    </main>
  );
}

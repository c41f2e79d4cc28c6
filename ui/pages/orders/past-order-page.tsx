import './orders.css';
import './past-order.css';
import type { ReactNode } from 'react';
import { orderDay, orderMoment, orderWhen } from '#services/orders/order-dates.rules.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { OrderMoney } from './order-money.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderState } from './order-state.tsx';
import { waysOf, whereWords } from './order-words.ts';
import { SuppliedLines } from './supplied-lines.tsx';

type Props = {
  readonly order: PastOrder;
  /** The store did not say anew how it stands. */
  readonly isOld?: boolean;
  readonly onRetry: () => void;
  /** The printable list of what comes out of the bags. */
  readonly unpackHref: string;
  /** What orders the same again. */
  readonly reorder?: ReactNode;
};

function Fact({ heading, words }: { readonly heading: string; readonly words: string }) {
  return words === '' ? null : (
    <>
      <dt>{heading}</dt>
      <dd>{words}</dd>
    </>
  );
}

/** What can be kept of an order and, while the store allows it, done with it. */
function Ways({ order, unpackHref }: Pick<Props, 'order' | 'unpackHref'>) {
  const ways = waysOf(order, waysOf(order).order);
  return (
    <section className="past-order-card past-order-ways" aria-labelledby="past-order-ways">
      <h2 id="past-order-ways">{texts.actions.text}</h2>
      {order.isInChange ? <ButtonLink href={ways.inChange}>{texts.continueChange.text}</ButtonLink> : null}
      {order.isChangeable && !order.isInChange ? (
        <ButtonLink href={ways.change} data-keep-place="">
          <Icon name="change-order" /> {texts.changeOrder.text}
        </ButtonLink>
      ) : null}
      <ButtonLink look="outline" href={unpackHref}>
        <Icon name="list" /> {texts.unpack.text}
      </ButtonLink>
      <ButtonLink look="outline" href={ways.invoice} download>
        <Icon name="download" /> {texts.invoiceFile.text}
      </ButtonLink>
      {order.isCancellable ? (
        <ButtonLink look="quiet" href={ways.cancel} data-keep-place="">
          <Icon name="close" /> {texts.cancelOrder.text}
        </ButtonLink>
      ) : null}
      {order.cutOffTime !== null && (order.isChangeable || order.isCancellable) ? (
        <p>{texts.until.text.replace('{time}', orderMoment(order.cutOffTime))}</p>
      ) : null}
    </section>
  );
}

/** One order, with all that happened to it and to its money. */
export function PastOrderPage({ order, isOld = false, onRetry, unpackHref, reorder }: Props): ReactNode {
  const { orderNumber, placedAt, method, instructions, orderNotes, isInChange } = order;
  return (
    <main id="main" className="page past-order">
      <BackLink to={href.page('/account/orders')} label={texts.title.text} />
      <div className="past-order-head">
        <h1 tabIndex={-1}>{texts.number.text.replace('{number}', () => orderNumber)}</h1>
        <OrderState order={order} />
        <p>{texts.placedOn.text.replace('{date}', () => orderDay(placedAt))}</p>
      </div>
      {isOld ? (
        <Alert
          type="warning"
          action={
            <Button size="small" look="outline" onClick={onRetry}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          {texts.orderOld.text}
        </Alert>
      ) : null}
      {isInChange ? <Alert type="info">{texts.inChange.text}</Alert> : null}
      {reorder}
      <div className="past-order-columns">
        <div className="past-order-story">
          <OrderProgress order={order} />
          <section className="past-order-card">
            <dl>
              <Fact heading={texts.when.text} words={orderWhen(order)} />
              <Fact heading={texts.where.text} words={whereWords(order)} />
              <Fact
                heading={(method === 'Pickup' ? texts.pickUpInstructions : texts.instructions).text}
                words={instructions}
              />
              <Fact heading={texts.notes.text} words={orderNotes} />
            </dl>
          </section>
        </div>
        <div className="past-order-aside">
          <Ways order={order} unpackHref={unpackHref} />
        </div>
      </div>
      <SuppliedLines order={order} />
      <OrderMoney order={order} />
    </main>
  );
}

import type { ReactNode } from 'react';
import { money } from '#services/display/money.rules.ts';
import { orderDay, orderWhen } from '#services/orders/order-dates.rules.ts';
import type { PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Image } from '#ui/image/image.tsx';
import { A } from '#ui/link/link.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { OrderState } from './order-state.tsx';
import { countWords, waysOf, whereWords } from './order-words.ts';

function Pictures({ order: { images } }: { readonly order: PastOrderRow }) {
  return (
    <div className="orders-pictures">
      {images.map((src, index) => (
        // The same picture may stand there twice.
        <Image key={`${index} ${src}`} src={src} alt="" width={44} height={44} />
      ))}
    </div>
  );
}

/** An order in the list, with what may be done with it now. `here` is the list that stands below its questions. */
export function OrderRow({ order, here }: { readonly order: PastOrderRow; readonly here: string }): ReactNode {
  const { orderNumber, placedAt, itemCount, totalCents, state } = order;
  const ways = waysOf(order, here);
  const named = (action: string) =>
    texts.actionOf.text.replace('{action}', () => action).replace('{number}', () => orderNumber);
  const way = (text: string, to: string, look: 'primary' | 'outline' = 'outline', isOver = look === 'outline') => (
    <ButtonLink href={to} look={look} size="small" aria-label={named(text)} data-keep-place={isOver ? '' : undefined}>
      {text}
    </ButtonLink>
  );
  return (
    <li className="orders-row" data-state={state}>
      <div className="orders-row-head">
        <h2>
          <A href={ways.order}>{texts.number.text.replace('{number}', () => orderNumber)}</A>
        </h2>
        <OrderState order={order} />
        <p>{texts.placedOn.text.replace('{date}', () => orderDay(placedAt))}</p>
      </div>
      <div className="orders-row-when">
        <p>
          <b>{orderWhen(order)}</b>
        </p>
        <p>{whereWords(order)}</p>
      </div>
      <Pictures order={order} />
      <p className="orders-row-total">
        <b>{money(totalCents)}</b>
        <span>{countWords(itemCount)}</span>
      </p>
      {order.isInChange ? <p className="orders-row-note">{texts.inChange.text}</p> : null}
      <div className="orders-row-ways" role="group" aria-label={named(texts.actions.text)}>
        {way(texts.see.text, ways.order, 'primary')}
        {order.isInChange ? way(texts.continueChange.text, ways.inChange) : null}
        {order.isChangeable && !order.isInChange ? way(texts.change.text, ways.change) : null}
        {order.isCancellable ? way(texts.cancel.text, ways.cancel) : null}
        <ButtonLink href={ways.invoice} look="quiet" size="small" download aria-label={named(texts.invoice.text)}>
          {texts.invoice.text}
        </ButtonLink>
      </div>
    </li>
  );
}

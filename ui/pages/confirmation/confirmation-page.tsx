import './confirmation.css';
import type { ReactNode } from 'react';
import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { OrderLines } from '#ui/order-lines/order-lines.tsx';
import { confirmationTexts as texts } from '#ui/texts/confirmation.texts.ts';
import { NextSteps } from './next-steps.tsx';
import { Changing, Paid, WhenAndWhere } from './order-facts.tsx';
import { OrderWays } from './order-ways.tsx';

type Props = {
  readonly order: OrderConfirmation;
  /** The richer page: what happens next stands first, and what is printed is a list for unpacking. */
  readonly isNew: boolean;
  readonly nowMs: number;
  /** It was changed just now. */
  readonly isChanged?: boolean;
  /** The page's own address, over which modals open. */
  readonly here: string;
  readonly onPrint: () => void;
};

function countText({ categories }: OrderConfirmation): string {
  const count = categories.reduce((sum, { items }) => sum + items.length, 0);
  return count === 1 ? texts.item.text : texts.items.text.replace('{n}', String(count));
}

/** An order that is placed. It only tells: nothing here orders or charges, however often it is loaded. */
export function ConfirmationPage({ order, isNew, nowMs, isChanged = false, here, onPrint }: Props): ReactNode {
  const { orderId, orderNumber, firstName, email, categories, bonusProducts, samples } = order;
  const printText = (isNew ? texts.printUnpack : texts.print).text;
  return (
    <main id="main" className="page confirmation" data-look={isNew ? 'new' : 'plain'}>
      <div className="confirmation-head">
        <Icon name="success" />
        <h1 tabIndex={-1}>
          {isChanged ? texts.changedTitle.text : texts.title.text.replace('{name}', () => firstName)}
        </h1>
        <p className="lead">{texts.number.text.replace('{number}', () => orderNumber)}</p>
        <p className="confirmation-letter">{texts.letter.text.replace('{email}', () => email)}</p>
      </div>
      {isNew ? <NextSteps order={order} /> : null}
      <div className="confirmation-columns">
        <div className="confirmation-story">
          <WhenAndWhere order={order} />
          <section className="confirmation-card" aria-labelledby="confirmation-ordered">
            <div className="confirmation-ordered">
              <h2 id="confirmation-ordered">{texts.ordered.text}</h2>
              <p>{countText(order)}</p>
            </div>
            <OrderLines categories={categories} extras={[...bonusProducts, ...samples]} />
          </section>
        </div>
        <div className="confirmation-aside">
          <Paid order={order} />
          <Changing order={order} nowMs={nowMs} />
          <OrderWays orderId={orderId} here={here} printText={printText} onPrint={onPrint} />
          <A className="confirmation-link confirmation-orders" href={href.page('/account/orders')}>
            {texts.yourOrders.text}
          </A>
        </div>
      </div>
    </main>
  );
}

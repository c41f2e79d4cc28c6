import type { ReactNode } from 'react';
import { money } from '#services/display/money.rules.ts';
import { clockTime } from '#services/fulfilment/hold-words.rules.ts';
import { orderDay, orderWhen } from '#services/orders/order-dates.rules.ts';
import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { OrderTotals } from '#ui/order-totals/order-totals.tsx';
import { PaymentInstrument } from '#ui/payment-instrument/payment-instrument.tsx';
import { confirmationTexts as texts } from '#ui/texts/confirmation.texts.ts';
import { fileOf } from './order-ways.tsx';

const changeHref = (orderId: string) =>
  href.modalOver(`/account/orders?orderId=${orderId}&source=confirmation`, {
    outlet: 'account-modal',
    path: 'change-order',
  });

type Told = { readonly order: OrderConfirmation };

export const whereOf = ({ method, place }: OrderConfirmation): string =>
  (method === 'Courier' ? texts.delivery : texts.pickUp).text.replace('{place}', () => place);

function Said({ heading, words }: { readonly heading: string; readonly words: string }) {
  return words === '' ? null : (
    <>
      <dt>{heading}</dt>
      <dd>{words}</dd>
    </>
  );
}

/** When and where it comes, and what was said to those who bring or pick it. */
export function WhenAndWhere({ order }: Told): ReactNode {
  const { method, place, storeName, isExpress, instructions, orderNotes } = order;
  const isPickup = method === 'Pickup';
  const isAtStore = isPickup && place.startsWith(storeName);
  return (
    <section className="confirmation-card">
      <dl>
        <dt>{texts.when.text}</dt>
        <dd className="confirmation-main">{`${isExpress ? `${texts.express.text}: ` : ''}${orderWhen(order)}`}</dd>
        <dt>{texts.where.text}</dt>
        <dd>
          {whereOf(order)}
          {isAtStore ? (
            <A className="confirmation-link" href={href.listing('/store-finder', { search: storeName })}>
              <Icon name="store" /> {texts.findStore.text}
            </A>
          ) : null}
        </dd>
        <Said heading={(isPickup ? texts.pickUpInstructions : texts.instructions).text} words={instructions} />
        <Said heading={texts.notes.text} words={orderNotes} />
      </dl>
    </section>
  );
}

/** What was charged, of what it is made, and with what it was paid. */
export function Paid({ order }: Told): ReactNode {
  const { orderId, instrument, chargedCents, totals, savingsCents } = order;
  return (
    <section className="confirmation-card" aria-labelledby="confirmation-paid">
      <h2 id="confirmation-paid">{texts.paid.text}</h2>
      <OrderTotals components={totals.components} savingsCents={savingsCents} />
      {instrument === null ? (
        <p>{texts.nothingToPay.text}</p>
      ) : (
        <div className="confirmation-paid">
          <p>{texts.charged.text.replace('{total}', money(chargedCents))}</p>
          <PaymentInstrument instrument={instrument} />
        </div>
      )}
      <A className="confirmation-link" href={fileOf.invoice(orderId)} download>
        <Icon name="download" /> {texts.invoice.text}
      </A>
    </section>
  );
}

/** Until when it can be changed, and the way to do it. `nowMs` is the store's time. */
export function Changing({ order: { orderId, cutOffTime }, nowMs }: Told & { readonly nowMs: number }): ReactNode {
  const isOpen = cutOffTime === null || nowMs < cutOffTime;
  const untilWords =
    cutOffTime === null
      ? null
      : texts.changeUntil.text.replace('{time}', clockTime(cutOffTime)).replace('{day}', orderDay(cutOffTime));
  return (
    <section className="confirmation-card" aria-labelledby="confirmation-change">
      <h2 id="confirmation-change">{texts.change.text}</h2>
      {isOpen ? untilWords === null ? null : <p>{untilWords}</p> : <p>{texts.changeNot.text}</p>}
      {isOpen ? (
        <A className="confirmation-link" href={changeHref(orderId)}>
          <Icon name="change-order" /> {texts.changeOrder.text}
        </A>
      ) : null}
    </section>
  );
}

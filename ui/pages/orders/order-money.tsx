import type { ReactNode } from 'react';
import { money } from '#services/display/money.rules.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { OrderTotals } from '#ui/order-totals/order-totals.tsx';
import { PaymentInstrument } from '#ui/payment-instrument/payment-instrument.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';

/** What it costs, and what became of the money: what was charged, what was given back, what is on its way back. */
export function OrderMoney({ order }: { readonly order: PastOrder }): ReactNode {
  const { totals, savingsCents, instrument, money: moved } = order;
  const rows = [
    { name: texts.charged.text, amountCents: moved.chargedCents, isShown: true },
    { name: texts.refunded.text, amountCents: moved.refundedCents, isShown: moved.refundedCents > 0 },
    { name: texts.refundPending.text, amountCents: moved.refundPendingCents, isShown: moved.refundPendingCents > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <div className="past-order-sums">
      <section className="past-order-card" aria-labelledby="past-order-cost">
        <h2 id="past-order-cost">{texts.cost.text}</h2>
        <OrderTotals components={totals.components} savingsCents={savingsCents} />
      </section>
      <section className="past-order-card" aria-labelledby="past-order-money">
        <h2 id="past-order-money">{texts.money.text}</h2>
        <dl className="past-order-money">
          {rows.map(({ name, amountCents }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(amountCents)}</dd>
            </div>
          ))}
        </dl>
        {instrument === null ? null : <PaymentInstrument instrument={instrument} />}
      </section>
    </div>
  );
}

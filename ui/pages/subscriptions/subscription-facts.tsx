import './subscriptions.css';
import type { ReactNode } from 'react';
import type { Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import { saverDay } from '#services/delivery-saver/saver-words.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { PaymentInstrument } from '#ui/payment-instrument/payment-instrument.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { filled } from '../delivery-saver/saver-words.ts';

function savedText({ savedCents, deliveries }: Subscription): string {
  if (deliveries === 0) return texts.savedNone.text;
  const words = { amount: money(savedCents), n: String(deliveries) };
  return filled((deliveries === 1 ? texts.savedInOne : texts.savedIn).text, words);
}

/** What a pass comes to: for which address, until when, what is charged next and with which card, what it has saved. */
export function SubscriptionFacts({ of }: { readonly of: Subscription }): ReactNode {
  const { address, startedOn, paidUntil, renewsOn, nextChargeCents, instrument, state } = of;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.address.text, address],
    [texts.started.text, saverDay(startedOn)],
    [texts.until.text, saverDay(paidUntil)],
    ...(state === 'ended'
      ? []
      : ([
          [
            texts.nextPayment.text,
            renewsOn === null || nextChargeCents === null
              ? texts.noNext.text
              : filled(texts.nextOn.text, { price: money(nextChargeCents), day: saverDay(renewsOn) }),
          ],
          [texts.card.text, instrument ? <PaymentInstrument key="card" instrument={instrument} /> : texts.noCard.text],
        ] as const)),
    [texts.savedSoFar.text, savedText(of)],
  ];
  return (
    <dl className="subscription-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import './trolley-totals.css';
import type { ReactNode } from 'react';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { money, shortMoney } from '#services/display/money.rules.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';

export type TotalsShown = {
  readonly count: number;
  /** Null where something is wanted that nobody knows the price of yet. */
  readonly subtotalCents: number | null;
  readonly savingsCents: number;
  /** Null until a time is held. */
  readonly deliveryFeesCents: number | null;
  readonly packagingCents: number;
  /** Something is wanted that the store has not reckoned yet. */
  readonly isRough: boolean;
  readonly method: Method;
  /** What is gained by a little more. */
  readonly nextFee: { readonly moreCents: number; readonly feeCents: number } | null;
};

export const countText = (count: number): string =>
  count === 1 ? texts.item.text : texts.items.text.replace('{n}', String(count));

/** What a trolley comes to with what is known of its fees; null where a price is missing. */
export const totalOf = ({ subtotalCents, deliveryFeesCents, packagingCents }: TotalsShown): number | null =>
  subtotalCents === null ? null : subtotalCents + (deliveryFeesCents ?? 0) + packagingCents;

function moreWords({ method, nextFee }: TotalsShown): string | null {
  if (!nextFee) return null;
  const isFree = nextFee.feeCents === 0;
  const ofPickUp = isFree ? texts.spendMorePickUpFree : texts.spendMorePickUp;
  const ofDelivery = isFree ? texts.spendMoreFree : texts.spendMore;
  return (method === 'Pickup' ? ofPickUp : ofDelivery).text
    .replace('{more}', () => money(nextFee.moreCents))
    .replace('{fee}', () => shortMoney(nextFee.feeCents));
}

const feeText = (cents: number | null): string =>
  cents === null ? texts.feeUnknown.text : cents === 0 ? texts.free.text : money(cents);

/** About so much, until the store has said so: seen as "≈", said as "about". */
export function Amount({ cents, isRough }: { readonly cents: number | null; readonly isRough: boolean }): ReactNode {
  if (cents === null) return texts.unpriced.text;
  if (!isRough) return money(cents);
  return (
    <>
      <span aria-hidden>{`≈ ${money(cents)}`}</span>
      <span className="visually-hidden">{texts.about.text.replace('{total}', () => money(cents))}</span>
    </>
  );
}

/** What the trolley comes to, line by line, and what is gained by a little more. */
export function TrolleyTotals(totals: TotalsShown): ReactNode {
  const { count, subtotalCents, savingsCents, deliveryFeesCents, packagingCents, isRough, method } = totals;
  const more = moreWords(totals);
  return (
    <div className="trolley-totals">
      <dl>
        <div>
          <dt>
            {texts.subtotal.text} <small>{countText(count)}</small>
          </dt>
          <dd>
            <Amount cents={subtotalCents} isRough={isRough} />
          </dd>
        </div>
        {savingsCents > 0 ? (
          <div data-kind="saving">
            <dt>
              {texts.savings.text} <small>{texts.savingsNote.text}</small>
            </dt>
            <dd>{money(savingsCents)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{(method === 'Pickup' ? texts.pickUp : texts.delivery).text}</dt>
          <dd data-kind={deliveryFeesCents === null ? 'words' : undefined}>{feeText(deliveryFeesCents)}</dd>
        </div>
        {packagingCents > 0 ? (
          <div>
            <dt>{texts.packaging.text}</dt>
            <dd>{money(packagingCents)}</dd>
          </div>
        ) : null}
        <div data-kind="total">
          <dt>{texts.total.text}</dt>
          <dd>
            <Amount cents={totalOf(totals)} isRough={isRough} />
          </dd>
        </div>
      </dl>
      {more ? <p className="trolley-totals-more">{more}</p> : null}
    </div>
  );
}

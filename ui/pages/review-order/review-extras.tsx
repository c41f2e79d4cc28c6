import { useId } from 'react';
import { BonusProducts } from '#ui/bonus-products/bonus-products.tsx';
import { CouponForm } from '#ui/coupon-form/coupon-form.tsx';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';
import type { ReviewOrderProps, ReviewShown } from './review-order.types.ts';

type Props = Pick<ReviewOrderProps, 'said' | 'sampleAnswers'> & { readonly shown: ReviewShown };

/** What comes along, how it is packed, and what is taken off by a code. */
export function ReviewExtras({ shown, said, sampleAnswers }: Props) {
  const id = useId();
  const { bonus, samples, isSlipOnPaper, packedIn, coupons, isCode } = shown;
  return (
    <>
      {bonus.length > 0 ? (
        <section className="review-order-card" aria-labelledby={`${id}-bonus`}>
          <h2 id={`${id}-bonus`}>{texts.bonusTitle.text}</h2>
          <BonusProducts
            products={bonus}
            onChoose={said.onBonus}
            onRetry={(product) => said.onRetryWish(`bonus ${product}`)}
          />
        </section>
      ) : null}
      {sampleAnswers ??
        (samples.length > 0 ? (
          <section className="review-order-card" aria-labelledby={`${id}-samples`}>
            <h2 id={`${id}-samples`}>{texts.samplesTitle.text}</h2>
            <ul className="review-order-list">
              {samples.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        ) : null)}
      {isSlipOnPaper || packedIn ? (
        <section className="review-order-card" aria-labelledby={`${id}-packing`}>
          <h2 id={`${id}-packing`}>{texts.packingTitle.text}</h2>
          {packedIn ? <p>{texts.packedIn.text.replace('{name}', () => packedIn)}</p> : null}
          {isSlipOnPaper ? <p>{texts.slipPaper.text}</p> : null}
        </section>
      ) : null}
      <section className="review-order-card" aria-labelledby={`${id}-coupons`}>
        <h2 id={`${id}-coupons`}>{texts.couponTitle.text}</h2>
        <CouponForm
          shown={coupons}
          isCode={isCode}
          onType={said.onCode}
          onAdd={said.onAddCode}
          onDrop={said.onDropCode}
        />
      </section>
    </>
  );
}

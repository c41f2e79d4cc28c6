import './coupon-form.css';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import type { CouponsShown } from '#machines/order/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { useLive } from '#ui/chart/use-live.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';

type Props = {
  readonly shown: CouponsShown;
  /** What stands in the box could be a code. */
  readonly isCode: boolean;
  readonly onType: (code: string) => void;
  readonly onAdd: () => void;
  readonly onDrop: (code: string) => void;
};

/** A code that takes something off, those that do already, and why one does not. */
export function CouponForm({ shown, isCode, onType, onAdd, onDrop }: Props): ReactNode {
  const id = useId();
  const isLive = useLive();
  const field = useRef<HTMLInputElement>(null);
  const { applied, code, isAdding, refusal } = shown;
  const isShapeless = code !== '' && !isCode;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCode) field.current?.focus();
    onAdd();
  };
  return (
    <div className="coupon-form">
      {applied.length > 0 ? (
        <ul>
          {applied.map((coupon) => (
            <li key={coupon.code}>
              <span>
                <b>{coupon.name}</b>
                <small>{coupon.code}</small>
              </span>
              <span className="coupon-form-value">{money(-coupon.valueCents)}</span>
              <Button look="quiet" size="small" onClick={() => onDrop(coupon.code)} data-needs-script>
                <span aria-hidden>{(coupon.isGoing ? texts.couponDropping : texts.couponDrop).text}</span>
                <span className="visually-hidden">{texts.couponDropOf.text.replace('{name}', () => coupon.name)}</span>
              </Button>
              {coupon.fault ? (
                <p role="alert">{texts.couponNotDropped.text.replace('{why}', () => coupon.fault?.message ?? '')}</p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={onSubmit} noValidate>
        <label htmlFor={id}>{texts.couponLabel.text}</label>
        <input
          id={id}
          ref={field}
          value={code}
          readOnly={!isLive}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-told`}
          aria-invalid={refusal !== null || undefined}
          onChange={({ target }) => onType(target.value)}
        />
        <Button look="outline" type="submit" data-needs-script>
          {(isAdding ? texts.couponAdding : texts.couponAdd).text}
        </Button>
        <div id={`${id}-told`} className="coupon-form-told">
          {isShapeless ? <p>{texts.couponShape.text}</p> : null}
          {refusal ? <p role="alert">{texts.couponLost.text.replace('{why}', () => refusal.fault.message)}</p> : null}
        </div>
      </form>
    </div>
  );
}

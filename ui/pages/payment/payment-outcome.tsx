import { type ReactNode, useEffect, useRef } from 'react';
import { AlertBox } from '../../alert/alert.tsx';
import { Button, ButtonLink } from '../../button/button.tsx';
import { href } from '../../link/href.ts';
import { paymentTexts as texts } from '../../texts/payment.texts.ts';

export type Outcome = {
  readonly kind: 'declined' | 'refused' | 'unplaced' | 'elsewhere';
  /** Why, in the words of the store; null where it said none. */
  readonly why: string | null;
};

const titles = {
  declined: texts.declinedTitle.text,
  refused: texts.refusedTitle.text,
  unplaced: texts.unplacedTitle.text,
  elsewhere: texts.elsewhereTitle.text,
} as const;
const next = {
  declined: texts.declinedNext.text,
  refused: texts.refusedNext.text,
  unplaced: texts.unplaced.text,
  elsewhere: texts.elsewhereText.text,
} as const;

type Props = { readonly outcome: Outcome; readonly onDismiss: () => void };

/** What became of the last press. Whoever pressed is led to it. */
export function PaymentOutcome({ outcome: { kind, why }, onDismiss }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind !== 'elsewhere') box.current?.focus();
  }, [kind]);
  const action =
    kind === 'elsewhere' ? null : (
      <>
        {kind === 'refused' ? (
          <ButtonLink look="outline" href={href.page('/checkout/revieworder')}>
            {texts.toReview.text}
          </ButtonLink>
        ) : null}{' '}
        <Button look="quiet" onClick={onDismiss}>
          {texts.dismiss.text}
        </Button>
      </>
    );
  return (
    <div ref={box} tabIndex={-1} className="payment-outcome">
      <AlertBox role="alert" type={kind === 'elsewhere' ? 'info' : 'error'} title={titles[kind]} action={action}>
        {why === null ? null : <p>{why}</p>}
        <p>{next[kind]}</p>
      </AlertBox>
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { AlertBox } from '../../alert/alert.tsx';
import { Button, ButtonLink } from '../../button/button.tsx';
import { href } from '../../link/href.ts';
import { paymentTexts as texts } from '../../texts/payment.texts.ts';
import { type PaymentWords, placingWords } from './payment.words.ts';

export type Outcome = {
  readonly kind: 'declined' | 'refused' | 'unplaced' | 'elsewhere';
  /** Why, in the words of the store; null where it said none. */
  readonly why: string | null;
};

const titlesOf = (words: PaymentWords) => ({
  declined: texts.declinedTitle.text,
  refused: words.refusedTitle,
  unplaced: words.unplacedTitle,
  elsewhere: texts.elsewhereTitle.text,
});
const nextOf = (words: PaymentWords) => ({
  declined: words.declinedNext,
  refused: words.refusedNext,
  unplaced: words.unplaced,
  elsewhere: texts.elsewhereText.text,
});

type Props = { readonly outcome: Outcome; readonly words?: PaymentWords; readonly onDismiss: () => void };

/** What became of the last press. Whoever pressed is led to it. */
export function PaymentOutcome({ outcome: { kind, why }, words = placingWords, onDismiss }: Props): ReactNode {
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
      <AlertBox
        role="alert"
        type={kind === 'elsewhere' ? 'info' : 'error'}
        title={titlesOf(words)[kind]}
        action={action}
      >
        {why === null ? null : <p>{why}</p>}
        <p>{nextOf(words)[kind]}</p>
      </AlertBox>
    </div>
  );
}

import './payment-page.css';
import { type ReactNode, useRef } from 'react';
import type { PlacingStage } from '#machines/placing/index.ts';
import type { Problem, TotalComponent } from '#services/orders/order.contract.ts';
import { Button, ButtonLink } from '../../button/button.tsx';
import { A } from '../../link/link.tsx';
import { href } from '../../link/href.ts';
import { OrderTotals } from '../../order-totals/order-totals.tsx';
import { PayButton } from '../../pay-button/pay-button.tsx';
import { paymentTexts as texts } from '../../texts/payment.texts.ts';
import { type Outcome, PaymentOutcome } from './payment-outcome.tsx';
import { type PaymentWords, placingWords } from './payment.words.ts';
import { PaymentProblems } from './payment-problems.tsx';

export type PaymentShown = {
  readonly stage: PlacingStage;
  readonly isCapturing: boolean;
  readonly outcome: Outcome | null;
  /** The store asks for a while of patience. */
  readonly isAskedToWait: boolean;
  /** Null as long as nobody knows. */
  readonly order: {
    readonly components: readonly TotalComponent[];
    readonly savingsCents: number;
    readonly totalCents: number;
  } | null;
  readonly hasFailed: boolean;
  readonly isRough: boolean;
  readonly problems: readonly Problem[];
  readonly isUnsent: boolean;
  /** Null where it is not asked for. */
  readonly age: { readonly isOfAge: boolean; readonly isMissing: boolean } | null;
  readonly confirmedHref: string | null;
};

type Props = PaymentShown & {
  /** What is said of saving a changed order, in place of what is said of a new one. */
  readonly words?: PaymentWords;
  /** What is paid for, before what it is paid with. */
  readonly story?: ReactNode;
  readonly ways: ReactNode;
  readonly holdCard: ReactNode;
  readonly onPay: () => void;
  readonly onAge: (isOfAge: boolean) => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
};

type AgeProps = { readonly age: NonNullable<PaymentShown['age']>; readonly isAtWork: boolean } & Pick<Props, 'onAge'>;

/** Asked for each order anew, just before it is paid for. */
function Age({ age: { isOfAge, isMissing }, isAtWork, onAge }: AgeProps): ReactNode {
  return (
    <fieldset className="payment-age">
      <legend>{texts.ageTitle.text}</legend>
      <p id="payment-age-why">{texts.ageWhy.text}</p>
      <label>
        <input
          id="payment-age"
          type="checkbox"
          required
          checked={isOfAge}
          disabled={isAtWork}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'payment-age-missing' : 'payment-age-why'}
          onChange={({ currentTarget }) => onAge(currentTarget.checked)}
        />
        {texts.age.text}
      </label>
      <p id="payment-age-missing" className="payment-age-missing" role="alert">
        {isMissing ? texts.ageMissing.text : ''}
      </p>
    </fieldset>
  );
}

/** The page to pay on. What is happening is said by its button; what came of it stands over everything else. */
export function PaymentPage(props: Props): ReactNode {
  const {
    stage,
    isCapturing,
    outcome,
    order,
    hasFailed,
    isRough,
    problems,
    isUnsent,
    age,
    words = placingWords,
  } = props;
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed goes with its words: whoever pressed it stands at the top of the page then. */
  const dismiss = () => {
    props.onDismiss();
    title.current?.focus();
  };
  const summary = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    props.onRetry();
    summary.current?.focus();
  };
  const isAtWork = isCapturing || (stage !== 'open' && stage !== 'unknown');
  const isBlocked = problems.length > 0 || isUnsent || isRough || hasFailed;
  const isEmpty = problems.some(({ code }) => code === 'empty');
  const isQuiet = stage === 'resolving' || stage === 'elsewhere' || stage === 'confirmed';
  return (
    <main id="main" className="page payment" data-state={stage}>
      <h1 tabIndex={-1} ref={title}>
        {words.title}
      </h1>
      {isAtWork ? null : <p className="lead">{words.lead}</p>}
      <p data-without-script="">{texts.needsScript.text}</p>
      {outcome ? <PaymentOutcome outcome={outcome} words={words} onDismiss={dismiss} /> : null}
      {isAtWork || isQuiet ? null : <PaymentProblems problems={problems} isUnsent={isUnsent} />}
      {props.story}
      <div className="payment-columns">
        <section aria-labelledby="payment-ways">
          <h2 id="payment-ways">{texts.waysTitle.text}</h2>
          {order && order.totalCents <= 0 && !isEmpty ? <p>{words.nothingToPay}</p> : props.ways}
        </section>
        <section className="payment-summary" aria-labelledby="payment-summary">
          <h2 id="payment-summary" tabIndex={-1} ref={summary}>
            {texts.summaryTitle.text}
          </h2>
          {props.holdCard}
          {hasFailed ? (
            <div role="alert">
              <p>
                <b>{texts.unknownTitle.text}</b> {texts.unknownText.text}
              </p>
              <Button look="outline" onClick={retry}>
                {texts.tryAgain.text}
              </Button>
            </div>
          ) : null}
          {order ? (
            <OrderTotals
              components={order.components}
              savingsCents={order.savingsCents}
              isRough={isRough && !isAtWork}
            />
          ) : null}
          {age ? <Age age={age} isAtWork={isAtWork} onAge={props.onAge} /> : null}
          <PayButton
            stage={stage}
            isCapturing={isCapturing}
            totalCents={order?.totalCents ?? null}
            isBlocked={isBlocked}
            words={words}
            onPay={props.onPay}
          />
          {props.isAskedToWait ? <p role="status">{texts.waitingText.text}</p> : null}
          {props.confirmedHref === null ? null : (
            <ButtonLink href={props.confirmedHref}>{texts.seeOrder.text}</ButtonLink>
          )}
          <p className="payment-back">
            {texts.coupons.text} <A href={href.page('/checkout/revieworder')}>{texts.back.text}</A>
          </p>
        </section>
      </div>
    </main>
  );
}

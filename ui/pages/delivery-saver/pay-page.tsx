import './saver-page.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AddressShown, PlansShown } from '#machines/saver/index.ts';
import type { SaverOutcome, SaverStage } from '#machines/saver-purchase/index.ts';
import type { SaverPlan } from '#services/delivery-saver/delivery-saver.contract.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { A } from '#ui/link/link.tsx';
import { PayButton } from '#ui/pay-button/pay-button.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { AddressState } from './address-state.tsx';
import { PlanCard } from './plan-list.tsx';
import { HasPass } from './plans-page.tsx';
import { renewal } from './saver-words.ts';

export type SaverPayShown = {
  readonly stage: SaverStage;
  readonly isCapturing: boolean;
  readonly outcome: SaverOutcome | null;
  /** The one that the address of the page names; null where it names none that is sold. */
  readonly plan: SaverPlan | null;
  readonly plans: PlansShown;
  readonly address: AddressShown;
  readonly hasPass: boolean;
};
type Props = SaverPayShown & {
  readonly ways: ReactNode;
  readonly checkHref: string;
  readonly choosePlanHref: string;
  readonly successHref: string;
  readonly onPay: () => void;
  readonly onDismiss: () => void;
  readonly onAskNow: () => void;
  readonly onRetry: () => void;
};

const words = { place: texts.place.text, paying: texts.buying.text, payingText: texts.payingText.text };

/** What became of the last press. Whoever pressed is led to it. */
function Outcome({ outcome: { kind, why }, onDismiss }: { outcome: SaverOutcome; onDismiss: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [kind]);
  const [title, next] = (
    {
      barred: [texts.barredTitle, texts.barredNext],
      declined: [texts.declinedTitle, texts.declinedNext],
      refused: [texts.refusedTitle, texts.refusedNext],
      unbought: [texts.unboughtTitle, texts.unboughtNext],
    } as const
  )[kind];
  return (
    <div ref={box} tabIndex={-1}>
      <AlertBox
        role="alert"
        type="error"
        title={title.text}
        action={
          <Button look="quiet" onClick={onDismiss}>
            {texts.close.text}
          </Button>
        }
      >
        {why === null ? null : <p>{why}</p>}
        <p>{next.text}</p>
      </AlertBox>
    </div>
  );
}

/** Paying for a pass: what is bought, for which address, with which card, and one button. */
export function SaverPayPage(props: Props): ReactNode {
  const { stage, isCapturing, outcome, plan, plans, address, hasPass } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const dismiss = () => {
    props.onDismiss();
    title.current?.focus();
  };
  const isAtWork = isCapturing || (stage !== 'open' && stage !== 'unknown');
  const canBuy = address.state === 'eligible' && address.told?.addressId != null && !hasPass && plan !== null;
  const isOffered = isAtWork || !hasPass;
  return (
    <main id="main" className="page saver" data-state={stage}>
      <h1 tabIndex={-1} ref={title}>
        {texts.payTitle.text}
      </h1>
      {isAtWork || !isOffered ? null : <p className="lead">{texts.payLead.text}</p>}
      <p data-without-script="">{texts.needsScript.text}</p>
      {outcome ? <Outcome outcome={outcome} onDismiss={dismiss} /> : null}
      {isOffered ? (
        <div className="saver-columns">
          <section aria-labelledby="saver-with">
            <h2 id="saver-with">{texts.payWith.text}</h2>
            {props.ways}
            <p>{texts.kept.text}</p>
          </section>
          <section className="saver-summary" aria-labelledby="saver-summary">
            <h2 id="saver-summary">{texts.summary.text}</h2>
            {plan ? (
              <ul className="plan-list">
                <PlanCard plan={plan} savings={plans.savings} href={null} heading="h3" />
              </ul>
            ) : plans.state === 'reading' ? (
              <p role="status">{texts.plansLoading.text}</p>
            ) : plans.state === 'failed' ? (
              <p role="alert">
                {texts.plansLost.text}{' '}
                <Button look="outline" size="small" onClick={props.onRetry}>
                  {texts.tryAgain.text}
                </Button>
              </p>
            ) : (
              <p>
                <b>{texts.noPlan.text}.</b> {texts.noPlanText.text}
              </p>
            )}
            {isAtWork ? null : (
              <A className="saver-link" href={props.choosePlanHref}>
                {(plan ? texts.changePlan : texts.choosePlan).text}
              </A>
            )}
            <h3>{texts.addressTitle.text}</h3>
            <AddressState shown={address} checkHref={props.checkHref} onRetry={props.onRetry} />
            {plan ? <p>{renewal(plan)}</p> : null}
            <PayButton
              stage={stage}
              isCapturing={isCapturing}
              totalCents={plan?.priceCents ?? null}
              isBlocked={!canBuy}
              words={words}
              onPay={props.onPay}
            />
            {stage === 'resolving' ? (
              <Button look="outline" onClick={props.onAskNow}>
                {texts.askNow.text}
              </Button>
            ) : null}
            {stage === 'confirmed' ? <ButtonLink href={props.successHref}>{texts.seeBought.text}</ButtonLink> : null}
          </section>
        </div>
      ) : (
        <HasPass />
      )}
    </main>
  );
}

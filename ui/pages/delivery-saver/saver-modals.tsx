import '../subscriptions/subscription-modals.css';
import type { ReactNode } from 'react';
import type { AddressShown, PlansShown } from '#machines/saver/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { AddressState } from './address-state.tsx';
import { PlanList } from './plan-list.tsx';
import { HasPass } from './plans-page.tsx';
import { paidSoFar } from './saver-words.ts';
import { SaverSteps } from './saver-page.tsx';

const Close = ({ onClose }: { readonly onClose: () => void }): ReactNode => (
  <Button look="outline" onClick={onClose} data-needs-script="">
    {texts.close.text}
  </Button>
);

type EligibilityProps = {
  readonly address: AddressShown;
  readonly checkHref: string;
  /** Where a plan is chosen; null where none can be bought. */
  readonly plansHref: string | null;
  /** Null for who is signed in. */
  readonly signInHref: string | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** The verdict on an address, and what to do with it. */
export function EligibilityModal(props: EligibilityProps): ReactNode {
  const { address, checkHref, plansHref, signInHref, onRetry, onClose } = props;
  return (
    <Dialog
      title={texts.eligibilityTitle.text}
      size="medium"
      actions={
        <>
          <Close onClose={onClose} />
          {plansHref === null ? null : (
            <ButtonLink href={plansHref} data-replace="">
              {texts.choosePlan.text}
            </ButtonLink>
          )}
          {signInHref === null || address.state !== 'eligible' ? null : (
            <ButtonLink href={signInHref}>{texts.signIn.text}</ButtonLink>
          )}
        </>
      }
    >
      <div className="subscription-modal">
        <AddressState shown={address} checkHref={checkHref} isReplacing onRetry={onRetry} />
      </div>
    </Dialog>
  );
}

type ChooseProps = {
  readonly plans: PlansShown;
  readonly hasPass: boolean;
  readonly signInHref: string | null;
  readonly chosenId: string | undefined;
  readonly payHrefOf: (planId: string) => string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** All plans, to take one of them on to where it is paid for. */
export function ChoosePlanModal(props: ChooseProps): ReactNode {
  const { plans, hasPass, signInHref, chosenId, payHrefOf, onRetry, onClose } = props;
  return (
    <Dialog title={texts.choosePlan.text} size="large" actions={<Close onClose={onClose} />}>
      <div className="subscription-modal">
        {hasPass ? <HasPass /> : null}
        {signInHref === null ? null : (
          <p>
            {texts.signInText.text}{' '}
            <ButtonLink size="small" href={signInHref}>
              {texts.signIn.text}
            </ButtonLink>
          </p>
        )}
        <PlanList
          shown={plans}
          hrefOf={(planId) => (hasPass || signInHref !== null ? null : payHrefOf(planId))}
          chosenId={chosenId}
          onRetry={onRetry}
        />
      </div>
    </Dialog>
  );
}

type PopupProps = { readonly plans: PlansShown; readonly plansHref: string; readonly onClose: () => void };

/** What the pass is, in short; for who has orders, what they paid without one. */
export function SaverPopup({ plans, plansHref, onClose }: PopupProps): ReactNode {
  return (
    <Dialog
      title={texts.popupTitle.text}
      size="medium"
      actions={
        <>
          <Close onClose={onClose} />
          <ButtonLink href={plansHref}>{texts.toPlans.text}</ButtonLink>
        </>
      }
    >
      <div className="subscription-modal">
        <p>{texts.lead.text}</p>
        <SaverSteps plans={plans.plans} />
        {plans.savings && plans.savings.deliveries > 0 ? <p>{paidSoFar(plans.savings)}</p> : null}
        <p>
          <ButtonLink look="quiet" href={href.page('/deliverysubscription')}>
            {texts.faqTitle.text}
          </ButtonLink>
        </p>
      </div>
    </Dialog>
  );
}

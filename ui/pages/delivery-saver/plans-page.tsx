import './saver-page.css';
import type { ReactNode } from 'react';
import type { AddressShown, PlansShown } from '#machines/saver/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { AddressState } from './address-state.tsx';
import { PlanList } from './plan-list.tsx';

type Props = {
  readonly plans: PlansShown;
  readonly address: AddressShown;
  readonly hasPass: boolean;
  readonly chosenId: string | undefined;
  readonly payHrefOf: (planId: string) => string;
  readonly checkHref: string;
  readonly aboutHref: string;
  readonly onRetry: () => void;
};

/** You have one already: said in the place of what would be sold. */
export function HasPass(): ReactNode {
  return (
    <Alert
      type="success"
      title={texts.already.text}
      action={
        <ButtonLink size="small" look="outline" href={href.page('/account/subscriptions')}>
          {texts.seePass.text}
        </ButtonLink>
      }
    >
      {texts.alreadyText.text}
    </Alert>
  );
}

/** The plans for a shopper: whether one works at their address, and what each would have come to for them. */
export function PlansPage(props: Props): ReactNode {
  const { plans, address, hasPass, chosenId, payHrefOf, checkHref, aboutHref, onRetry } = props;
  const canBuy = address.state === 'eligible' && address.told?.addressId != null && !hasPass;
  return (
    <main id="main" className="page saver">
      <h1 tabIndex={-1}>{texts.plansTitle.text}</h1>
      {hasPass ? <HasPass /> : null}
      <section aria-labelledby="saver-address">
        <h2 id="saver-address">{texts.addressTitle.text}</h2>
        <AddressState shown={address} checkHref={checkHref} onRetry={onRetry} />
      </section>
      <section aria-labelledby="saver-plans">
        <h2 id="saver-plans">{texts.breakEvenTitle.text}</h2>
        <p role="status">{canBuy || hasPass || address.state === 'checking' ? '' : texts.firstAddress.text}</p>
        <PlanList
          shown={plans}
          hrefOf={(planId) => (canBuy ? payHrefOf(planId) : null)}
          chosenId={canBuy ? undefined : chosenId}
          onRetry={onRetry}
        />
        <A className="saver-link" href={aboutHref}>
          {texts.aboutLink.text}
        </A>
      </section>
    </main>
  );
}

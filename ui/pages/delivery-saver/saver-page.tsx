import './saver-page.css';
import type { ReactNode } from 'react';
import type { AddressShown, PlansShown } from '#machines/saver/index.ts';
import { shortMoney } from '#services/display/money.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { AddressState } from './address-state.tsx';
import { PlanList } from './plan-list.tsx';

type Props = {
  readonly plans: PlansShown;
  readonly address: AddressShown;
  readonly isShopper: boolean;
  readonly hasPass: boolean;
  readonly signInHref: string;
  readonly plansHref: string;
  /** Where that plan is paid for; as long as no address is known that it works at, where one is chosen. */
  readonly planHrefOf: (planId: string) => string;
  readonly checkHref: string;
  readonly onRetry: () => void;
};

const questions = [
  [texts.faqDaysTitle.text, texts.faqDays.text],
  [texts.faqRenewTitle.text, texts.faqRenew.text],
  [texts.faqDeclinedTitle.text, texts.faqDeclined.text],
  [texts.faqMoveTitle.text, texts.faqMove.text],
] as const;

/** From which size of an order it is delivered without a fee: one for all plans, or as each plan says. */
function stepTwo(minimums: readonly number[]): string {
  if (minimums.length === 0) return texts.howTwo.text;
  const [least, most] = [Math.min(...minimums), Math.max(...minimums)].map(shortMoney) as [string, string];
  const { text } = least === most ? texts.howTwoOneMinimum : texts.howTwoMinimums;
  return text.replace('{minimum}', least).replace('{most}', most);
}

/** How the pass works, in three steps; the smallest order is said where it is known. */
export function SaverSteps({ plans }: Pick<PlansShown, 'plans'>): ReactNode {
  const two = stepTwo((plans ?? []).map(({ minimumOrderCents }) => minimumOrderCents));
  return (
    <ol className="saver-steps">
      {[texts.howOne.text, two, texts.howThree.text].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

/** What the delivery pass is, for anybody: how it works, what it costs, and what it would have saved a shopper. */
export function SaverPage(props: Props): ReactNode {
  const { plans, address, isShopper, hasPass, signInHref, plansHref, planHrefOf, checkHref, onRetry } = props;
  return (
    <main id="main" className="page saver">
      <div className="saver-head">
        <Icon name="delivery-saver" size="extra-large" />
        <div>
          <h1 tabIndex={-1}>{texts.name.text}</h1>
          <p className="lead">{texts.lead.text}</p>
          {hasPass || !isShopper ? null : (
            <p>
              <ButtonLink href={plansHref}>{texts.choosePlan.text}</ButtonLink>
            </p>
          )}
        </div>
      </div>
      {hasPass ? (
        <Alert
          type="success"
          title={texts.have.text}
          action={
            <ButtonLink size="small" look="outline" href={href.page('/account/subscriptions')}>
              {texts.seePass.text}
            </ButtonLink>
          }
        />
      ) : null}
      {isShopper ? null : (
        <div className="saver-sign-in">
          <p>{texts.signInText.text}</p>
          <ButtonLink href={signInHref}>{texts.signIn.text}</ButtonLink>
        </div>
      )}
      <section aria-labelledby="saver-how">
        <h2 id="saver-how">{texts.how.text}</h2>
        <SaverSteps plans={plans.plans} />
      </section>
      <section aria-labelledby="saver-plans">
        <h2 id="saver-plans">{isShopper ? texts.breakEvenTitle.text : texts.plansHeading.text}</h2>
        <PlanList
          shown={plans}
          hrefOf={(planId) => (hasPass || !isShopper ? null : planHrefOf(planId))}
          onRetry={onRetry}
        />
      </section>
      <section aria-labelledby="saver-address">
        <h2 id="saver-address">{texts.addressTitle.text}</h2>
        <AddressState shown={address} checkHref={checkHref} onRetry={onRetry} />
      </section>
      <section aria-labelledby="saver-faq">
        <h2 id="saver-faq">{texts.faqTitle.text}</h2>
        {questions.map(([title, text]) => (
          <Disclosure key={title} heading={title}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </section>
    </main>
  );
}

import './plan-list.css';
import type { ReactNode } from 'react';
import type { PlansShown } from '#machines/saver/index.ts';
import type { SaverPlan } from '#services/delivery-saver/delivery-saver.contract.ts';
import { money } from '#services/display/money.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { breakEvenOf, paidSoFar, perMonth, planMinimum, planTerm } from './saver-words.ts';

type CardProps = {
  readonly plan: SaverPlan;
  readonly savings: PlansShown['savings'];
  readonly isChosen?: boolean;
  /** Where it is bought; null where it cannot be. */
  readonly href: string | null;
  /** The level below the heading that stands over the plans. */
  readonly heading: 'h2' | 'h3';
};

/** What a plan is and costs, and what it would have come to for this shopper. */
export function PlanCard({ plan, savings, isChosen = false, href, heading: Heading }: CardProps): ReactNode {
  const breakEven = breakEvenOf(savings, plan.planId);
  const id = `plan-${plan.planId}`;
  return (
    <li className="plan-card" data-chosen={isChosen || undefined}>
      <Heading id={id}>{plan.name}</Heading>
      <p className="plan-card-price">
        <b>{money(plan.priceCents)}</b> {planTerm(plan)}
        {plan.months > 1 ? <span className="plan-card-month">{perMonth(plan)}</span> : null}
      </p>
      <p>{plan.text}</p>
      <ul className="plan-card-facts">
        <li>
          <Icon name="check" size="small" /> {planMinimum(plan)}
        </li>
      </ul>
      {breakEven ? (
        <div className="plan-card-even" data-better={breakEven.isBetter || undefined}>
          <p>
            <b>{breakEven.saving}</b> {breakEven.detail}
          </p>
          <p>{breakEven.from}</p>
        </div>
      ) : null}
      {isChosen ? (
        <p className="plan-card-chosen">
          <Icon name="check" size="small" /> {texts.chosen.text}
        </p>
      ) : href === null ? null : (
        <p>
          <ButtonLink href={href} aria-describedby={id}>
            {texts.choose.text}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}

type Props = {
  readonly shown: PlansShown;
  readonly hrefOf: (planId: string) => string | null;
  readonly chosenId?: string | undefined;
  readonly heading?: 'h2' | 'h3';
  readonly onRetry: () => void;
};

/** All plans, and over them what the shopper paid without one. */
export function PlanList({ shown, hrefOf, chosenId, heading = 'h3', onRetry }: Props): ReactNode {
  const { plans, state, fault, savings, areSavingsLost, areSavingsComing } = shown;
  const retry = (
    <Button look="outline" size="small" onClick={onRetry} data-needs-script="">
      {texts.tryAgain.text}
    </Button>
  );
  return (
    <>
      {state === 'failed' ? (
        <Alert type="error" title={texts.plansLost.text} action={retry}>
          {fault?.message}
        </Alert>
      ) : null}
      {state === 'reading' ? <p role="status">{texts.plansLoading.text}</p> : null}
      {savings ? <p className="plan-list-paid">{paidSoFar(savings)}</p> : null}
      {areSavingsComing && !savings ? <p role="status">{texts.comparing.text}</p> : null}
      {areSavingsLost ? (
        <p className="plan-list-paid">
          {texts.savingsLost.text} {state === 'failed' ? null : retry}
        </p>
      ) : null}
      {plans?.length === 0 ? <p>{texts.noPlans.text}</p> : null}
      {plans && plans.length > 0 ? (
        <ul className="plan-list">
          {plans.map((plan) => (
            <PlanCard
              key={plan.planId}
              plan={plan}
              savings={savings}
              isChosen={plan.planId === chosenId}
              href={hrefOf(plan.planId)}
              heading={heading}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}
